import ResponderGeometry

/// A path of straight and curved lines. Follows `UIBezierPath`, as a value type.
///
///     var arrow = Path()
///     arrow.move(to: Point(x: 4, y: 2))
///     arrow.addLine(to: Point(x: 10, y: 8))
///     arrow.addLine(to: Point(x: 4, y: 14))
///     arrow.lineWidth = 2
///     context.stroke(arrow)
///
/// Copies share their storage until one of them is changed.
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a new subpath at a point.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A cubic Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line to the start of the current subpath.
    case close
  }

  /// A shape that can be drawn faster than its elements.
  enum Shape: Hashable, Sendable {
    case rect(Rect)
    case roundedRect(Rect, radius: Double)
  }

  /// The elements of the path.
  public private(set) var elements: [Element] = []
  /// The shape of the whole path, or `nil` if it is not known.
  private(set) var shape: Shape?
  /// A Boolean value that indicates whether the whole path is known to be a rectangle.
  var isBox: Bool {
    if case .rect = shape { true } else { false }
  }
  /// The start of the current subpath, to which ``close()`` adds a line.
  private var start = Point.zero
  /// The current point, at which the next line begins, or `nil` for an empty path.
  public private(set) var currentPoint: Point?

  /// The line width, in points. The default is 1.
  public var lineWidth = 1.0
  /// The style of the ends of lines. The default is `.butt`.
  public var lineCapStyle = LineCap.butt
  /// The style of the corners of lines. The default is `.miter`.
  public var lineJoinStyle = LineJoin.miter
  /// The limit of the length of a mitered corner, as a factor of the line width. The default is 10.
  public var miterLimit = 10.0
  /// A Boolean value that indicates whether the path is filled by the even-odd rule instead of the nonzero
  /// winding rule. The default is `false`.
  public var usesEvenOddFillRule = false
  /// The alternating lengths of dashes and gaps, in points. It is empty for a solid line.
  public private(set) var lineDash: [Double] = []
  /// The offset at which a line begins in the dash pattern, in points.
  public private(set) var lineDashPhase = 0.0

  /// Creates an empty path.
  public init() {}

  /// Creates a path from elements that form `shape`.
  init(elements: [Element], shape: Shape?) {
    self.elements = elements
    self.shape = shape
    if case .move(let point)? = elements.first {
      start = point
      currentPoint = point
    }
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a new subpath at a point.
  public mutating func move(to point: Point) {
    append(.move(to: point))
    start = point
    currentPoint = point
  }

  /// Adds a straight line. On an empty path, sets the current point.
  public mutating func addLine(to point: Point) {
    guard beginsLine(at: point) else { return }
    append(.line(to: point))
    currentPoint = point
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    _ = beginsLine(at: control1)
    append(.curve(to: point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    _ = beginsLine(at: control)
    let from = currentPoint ?? control
    // The control points of the equivalent cubic curve are at two thirds of the distance to the quadratic
    // curve's control point.
    func third(_ end: Point) -> Point {
      Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    append(.curve(to: point, control1: third(from), control2: third(point)))
    currentPoint = point
  }

  /// Adds a straight line to the start of the current subpath.
  public mutating func close() {
    guard currentPoint != nil else { return }
    append(.close)
    currentPoint = start
  }

  /// Adds the elements of another path.
  public mutating func append(_ other: Path) {
    shape = elements.isEmpty ? other.shape : nil
    elements.append(contentsOf: other.elements)
    if let point = other.currentPoint {
      start = other.start
      currentPoint = point
    }
  }

  /// Removes all elements. The line style does not change.
  public mutating func removeAllPoints() {
    elements.removeAll()
    shape = nil
    currentPoint = nil
  }

  /// Sets the alternating lengths of dashes and gaps, and the offset at which a line begins, in points.
  ///
  /// An empty pattern, or one with negative lengths or without a positive length, sets a solid line.
  public mutating func setLineDash(_ pattern: [Double], phase: Double = 0) {
    let isUsable = pattern.allSatisfy { $0 >= 0 && $0.isFinite } && pattern.contains { $0 > 0 }
    lineDash = isUsable ? pattern : []
    lineDashPhase = phase.isFinite ? phase : 0
  }

  /// Returns the path with all points transformed. The line style does not change.
  public func applying(_ transform: Transform) -> Path {
    var result = self
    result.apply(transform)
    return result
  }

  /// Transforms all points.
  public mutating func apply(_ transform: Transform) {
    if transform.isIdentity { return }
    shape = nil
    for index in elements.indices {
      switch elements[index] {
      case .move(let point): elements[index] = .move(to: point.applying(transform))
      case .line(let point): elements[index] = .line(to: point.applying(transform))
      case .curve(let point, let control1, let control2):
        elements[index] = .curve(
          to: point.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .close: break
      }
    }
    start = start.applying(transform)
    currentPoint = currentPoint?.applying(transform)
  }

  private mutating func append(_ element: Element) {
    shape = nil
    elements.append(element)
  }

  /// Returns a Boolean value that indicates whether the path has a current point. If it has none, begins a
  /// subpath at `point`.
  private mutating func beginsLine(at point: Point) -> Bool {
    if currentPoint != nil { return true }
    move(to: point)
    return false
  }
}
