public import Foundation
public import WindowResponder

/// A path of straight and curved segments. Follows `UIBezierPath`.
///
/// It is a class, so that segments can be added to `let path = UIBezierPath()`. `Path` is the same as a value
/// type.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
  /// The path as a value, with its line style.
  public final var value = Path()

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates a path from a value.
  public init(_ value: Path) {
    self.value = value
    super.init()
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: Rect) { self.init(Path(rect: rect)) }

  /// Creates the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: Rect) { self.init(Path(ovalIn: rect)) }

  /// Creates the outline of a rectangle with round corners. The radius is in points.
  public convenience init(roundedRect rect: Rect, cornerRadius: Double) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates the outline of a rectangle with some round corners. The radii are in points.
  public convenience init(
    roundedRect rect: Rect, byRoundingCorners corners: RectCorner, cornerRadii: Size
  ) {
    self.init(
      Path(roundedRect: rect, byRoundingCorners: corners, cornerRadii: cornerRadii))
  }

  /// Creates an arc of a circle. Angles are in radians. The angle 0 is to the right, and a quarter turn is
  /// downward. `clockwise` is the direction on the screen.
  public convenience init(
    arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the segments of another one, and the default line style.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Returns a new path with the same segments and style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(value)
    copy.flatness = flatness
    return copy
  }

  // MARK: Adding

  /// Starts a new subpath at a point.
  open func move(to point: Point) { value.move(to: point) }

  /// Adds a straight line. If the path is empty, does nothing.
  open func addLine(to point: Point) {
    guard value.currentPoint != nil else { return }
    value.addLine(to: point)
  }

  /// Adds a cubic Bézier curve. If the path is empty, does nothing.
  open func addCurve(to endPoint: Point, controlPoint1: Point, controlPoint2: Point) {
    guard value.currentPoint != nil else { return }
    value.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve. If the path is empty, does nothing.
  open func addQuadCurve(to endPoint: Point, controlPoint: Point) {
    guard value.currentPoint != nil else { return }
    value.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, with a straight line to its start.
  ///
  /// Angles are in radians. The angle 0 is to the right, and a quarter turn is downward. `clockwise` is the
  /// direction on the screen.
  open func addArc(
    withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double,
    clockwise: Bool
  ) {
    let arc = Path(
      arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
    for element in arc.elements {
      switch element {
      case .move(let point):
        if value.currentPoint == nil {
          value.move(to: point)
        } else if value.currentPoint != point {
          value.addLine(to: point)
        }
      case .line(let point): value.addLine(to: point)
      case .curve(let point, let control1, let control2):
        value.addCurve(to: point, control1: control1, control2: control2)
      case .close: value.close()
      }
    }
  }

  /// Adds a straight line back to the start of the current subpath.
  open func close() { value.close() }

  /// Adds all segments of another path.
  open func append(_ path: UIBezierPath) { value.append(path.value) }

  /// Removes all segments, and keeps the line style.
  open func removeAllPoints() { value.removeAllPoints() }

  /// Applies a transform to every point.
  open func apply(_ transform: Transform) { value.apply(transform) }

  /// Returns the path with every subpath in the reverse direction.
  open func reversing() -> UIBezierPath { UIBezierPath(value.reversed()) }

  // MARK: Inspecting the path

  /// The segments. Setting them keeps the line style.
  open var cgPath: CGPath {
    get { CGPath(value) }
    set {
      let segments = newValue.value
      value.removeAllPoints()
      value.append(segments)
    }
  }

  /// A Boolean value that indicates whether the path is empty.
  open var isEmpty: Bool { value.isEmpty }
  /// The smallest rectangle that contains every point and control point of the path, or `CGRect.null` for an
  /// empty path.
  open var bounds: Rect { value.boxWithControlPoints }
  /// The point at which the next segment begins, or zero if the path is empty.
  open var currentPoint: Point { value.currentPoint ?? .zero }
  /// Returns a Boolean value that indicates whether a point lies in the area that filling the closed subpaths
  /// covers. An open subpath contains no point, unless it ends at its start.
  open func contains(_ point: Point) -> Bool { value.closedPart.contains(point) }

  // MARK: Style

  /// The width of a line along the path, in points.
  open var lineWidth: Double {
    get { value.lineWidth }
    set { value.lineWidth = newValue }
  }
  /// The shape of the ends of a line.
  open var lineCapStyle: LineCap {
    get { value.lineCapStyle }
    set { value.lineCapStyle = newValue }
  }
  /// The shape of the corners of a line.
  open var lineJoinStyle: LineJoin {
    get { value.lineJoinStyle }
    set { value.lineJoinStyle = newValue }
  }
  /// The largest ratio of the miter length to the line width. Longer corners are drawn with a bevel.
  open var miterLimit: Double {
    get { value.miterLimit }
    set { value.miterLimit = newValue }
  }
  /// The largest distance between a curve and its drawing. The value has no effect: curves are drawn to pixel
  /// accuracy.
  open var flatness = 0.6
  /// A Boolean value that indicates whether filling uses the even-odd rule. The default is `false`.
  open var usesEvenOddFillRule: Bool {
    get { value.usesEvenOddFillRule }
    set { value.usesEvenOddFillRule = newValue }
  }
  /// Sets the lengths of dashes and gaps in turn, in points, and the offset at which a line starts.
  ///
  /// If the pattern is `nil` or the count is 0, the line is solid.
  open func setLineDash(_ pattern: UnsafePointer<Double>?, count: Int, phase: Double) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    value.setLineDash(lengths, phase: phase)
  }

  // MARK: Drawing

  /// Fills the path on the current context with its fill color. If there is no current context, does
  /// nothing.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Strokes the path on the current context with its stroke color.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the path with a blend mode and an opacity from 0 to 1.
  open func fill(with blendMode: BlendMode, alpha: Double) {
    draw(blendMode, alpha) { $0.fill($1) }
  }

  /// Strokes the path with a blend mode and an opacity from 0 to 1.
  open func stroke(with blendMode: BlendMode, alpha: Double) {
    draw(blendMode, alpha) { $0.stroke($1) }
  }

  /// Clips all further drawing to the path.
  open func addClip() {
    let path = value
    MainActor.assumeIsolated { GraphicsContext.current?.clip(to: path) }
  }

  private func draw(
    _ blendMode: BlendMode, _ alpha: Double,
    _ body: @MainActor (GraphicsContext, Path) -> Void
  ) {
    let path = value
    MainActor.assumeIsolated {
      guard let context = GraphicsContext.current else { return }
      if blendMode == .normal, alpha >= 1 { return body(context, path) }
      context.saveGState()
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      body(context, path)
      context.restoreGState()
    }
  }
}

extension Path {
  /// Returns the path with every subpath in the reverse direction, the last subpath first.
  func reversed() -> Path {
    var result = self
    result.removeAllPoints()
    for line in lines.reversed() {
      result.move(to: line.end)
      for step in line.steps.reversed() {
        switch step {
        case .straight(let from): result.addLine(to: from)
        case .curved(let from, let control1, let control2):
          result.addCurve(to: from, control1: control2, control2: control1)
        }
      }
      if line.isClosed { result.close() }
    }
    return result
  }

  /// A subpath: the segments from one move to the next.
  private struct Line {
    var end: Point
    var steps: [Step] = []
    var isClosed = false
  }

  /// A segment with the point at which it begins.
  private enum Step {
    case straight(from: Point)
    case curved(from: Point, control1: Point, control2: Point)
  }

  private var lines: [Line] {
    var lines: [Line] = []
    var start = Point.zero
    func last() -> Int {
      if lines.isEmpty || lines[lines.count - 1].isClosed { lines.append(Line(end: start)) }
      return lines.count - 1
    }
    for element in elements {
      switch element {
      case .move(let point):
        lines.append(Line(end: point))
        start = point
      case .line(let point):
        let index = last()
        lines[index].steps.append(.straight(from: lines[index].end))
        lines[index].end = point
      case .curve(let point, let control1, let control2):
        let index = last()
        lines[index].steps.append(
          .curved(from: lines[index].end, control1: control1, control2: control2))
        lines[index].end = point
      case .close:
        lines[last()].isClosed = true
      }
    }
    return lines
  }
}
