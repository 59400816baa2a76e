import ResponderGeometry

/// Straight and curved lines that enclose shapes. Follows `UIBezierPath`, as a value.
///
///     var arrow = Path()
///     arrow.move(to: Point(x: 4, y: 2))
///     arrow.addLine(to: Point(x: 10, y: 8))
///     arrow.addLine(to: Point(x: 4, y: 14))
///     arrow.lineWidth = 2
///     context.stroke(arrow)
///
/// Copies share their storage until one of them changes.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a new line at a point.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A cubic Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line back to where the current line began.
    case close
  }

  /// A shape that is drawn faster than its elements would be.
  enum Shape: Hashable, Sendable {
    case rect(Rect)
    case roundedRect(Rect, radius: Double)
  }

  /// The steps of the path.
  public private(set) var elements: [Element] = []
  /// What the whole path is, where that is known.
  private(set) var shape: Shape?
  /// Whether the whole path is known to be a rectangle.
  var isBox: Bool {
    if case .rect = shape { true } else { false }
  }
  /// The last point, and where a ``close()`` leads.
  private var start = Point.zero
  /// The point at which the next line begins; nil where the path is empty.
  public private(set) var currentPoint: Point?

  /// How wide a line along the path is, in points.
  public var lineWidth = 1.0
  /// How the ends of a line look.
  public var lineCapStyle = LineCap.butt
  /// How the corners of a line look.
  public var lineJoinStyle = LineJoin.miter
  /// How many times its width a pointed corner may be long.
  public var miterLimit = 10.0
  /// Whether an area enclosed twice is outside, when filled; otherwise the direction of the lines
  /// decides (the nonzero winding rule).
  public var usesEvenOddFillRule = false
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  public private(set) var lineDash: [Double] = []
  /// How far into the pattern of dashes a line starts, in points.
  public private(set) var lineDashPhase = 0.0

  /// Creates an empty path.
  public init() {}

  /// Creates a path of known elements that make up `shape`.
  init(elements: [Element], shape: Shape?) {
    self.elements = elements
    self.shape = shape
    if case .move(let point)? = elements.first {
      start = point
      currentPoint = point
    }
  }

  /// Whether nothing has been added.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new line at a point.
  public mutating func move(to point: Point) {
    append(.move(to: point))
    start = point
    currentPoint = point
  }

  /// Adds a straight line; on an empty path it only moves.
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
    // The cubic curve that is the same: its control points lie two thirds of the way.
    func third(_ end: Point) -> Point {
      Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    append(.curve(to: point, control1: third(from), control2: third(point)))
    currentPoint = point
  }

  /// Adds a straight line back to where the current line began.
  public mutating func close() {
    guard currentPoint != nil else { return }
    append(.close)
    currentPoint = start
  }

  /// Adds every step of another path.
  public mutating func append(_ other: Path) {
    shape = elements.isEmpty ? other.shape : nil
    elements.append(contentsOf: other.elements)
    if let point = other.currentPoint {
      start = other.start
      currentPoint = point
    }
  }

  /// Removes every step; the line's style stays.
  public mutating func removeAllPoints() {
    elements.removeAll()
    shape = nil
    currentPoint = nil
  }

  /// Sets the lengths of dashes and gaps in turn, in points, and where in them a line starts.
  ///
  /// An empty pattern, or one with negative lengths or without any length, makes a solid line.
  public mutating func setLineDash(_ pattern: [Double], phase: Double = 0) {
    let isUsable = pattern.allSatisfy { $0 >= 0 && $0.isFinite } && pattern.contains { $0 > 0 }
    lineDash = isUsable ? pattern : []
    lineDashPhase = phase.isFinite ? phase : 0
  }

  /// The path with every point moved by a transform; the line's style stays.
  public func applying(_ transform: Transform) -> Path {
    var result = self
    result.apply(transform)
    return result
  }

  /// Moves every point by a transform.
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

  /// Whether there is a point to draw from; where there is none, the line begins at `point`.
  private mutating func beginsLine(at point: Point) -> Bool {
    if currentPoint != nil { return true }
    move(to: point)
    return false
  }
}
