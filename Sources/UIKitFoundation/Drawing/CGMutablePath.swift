public import WindowResponder

/// A path with reference semantics. Follows `CGMutablePath`.
///
/// `CGPath` is `Path`, a value type, so this class cannot be its subclass. Pass ``path``, or a copy, where a
/// `CGPath` is required.
public final class CGMutablePath: @unchecked Sendable {
  /// The path as a value.
  public var path = Path()

  /// Creates an empty path.
  public init() {}

  /// Returns the path as a value.
  public func copy() -> Path? { path }
  /// Returns a new path with the same segments.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// Starts a new subpath at a point.
  public func move(to point: Point, transform: Transform = .identity) {
    path.move(to: point.applying(transform))
  }
  /// Adds a straight line.
  public func addLine(to point: Point, transform: Transform = .identity) {
    path.addLine(to: point.applying(transform))
  }
  /// Adds straight lines from each point to the next.
  public func addLines(between points: [Point], transform: Transform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }
  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: Point, control1: Point, control2: Point, transform: Transform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: Point, control: Point, transform: Transform = .identity) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  /// Adds the outline of a rectangle.
  public func addRect(_ rect: Rect, transform: Transform = .identity) {
    path.append(Path(rect: rect).applying(transform))
  }
  /// Adds the outline of a rectangle with round corners.
  public func addRoundedRect(
    in rect: Rect, cornerWidth: Double, cornerHeight: Double, transform: Transform = .identity
  ) {
    path.append(
      Path(
        roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
        transform: transform))
  }
  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: Rect, transform: Transform = .identity) {
    path.append(Path(ovalIn: rect).applying(transform))
  }
  /// Adds all segments of another path.
  public func addPath(_ other: Path, transform: Transform = .identity) {
    path.append(other.applying(transform))
  }
  /// Adds an arc of a circle, with a straight line to its start.
  ///
  /// As in Core Graphics, clockwise refers to a y axis that points up: on a screen, `true` is
  /// counterclockwise.
  public func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool,
    transform: Transform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: transform)
  }
  /// Adds an arc of a circle that turns by an angle in radians.
  public func addRelativeArc(
    center: Point, radius: Double, startAngle: Double, delta: Double,
    transform: Transform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }
  /// Adds an arc of a circle that touches two lines, with a straight line to its start.
  public func addArc(
    tangent1End: Point, tangent2End: Point, radius: Double, transform: Transform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  /// Adds a straight line back to the start of the current subpath.
  public func closeSubpath() { path.close() }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { path.isEmpty }
  /// The point at which the next segment begins, or zero if the path is empty.
  public var currentPoint: Point { path.currentPoint ?? .zero }
  /// The smallest rectangle that contains every point of the path, without its control points.
  public var boundingBoxOfPath: Rect { path.bounds }
  /// The same as ``boundingBoxOfPath``.
  public var boundingBox: Rect { path.bounds }
  /// Returns a Boolean value that indicates whether a point lies in the area that filling the path covers.
  public func contains(_ point: Point) -> Bool { path.contains(point) }
}

extension UIBezierPath {
  /// Creates a path with the segments of another.
  public convenience init(cgPath: CGMutablePath) { self.init(cgPath.path) }
}

extension GraphicsContext {
  /// Adds all segments of a path to the context's own.
  public func addPath(_ path: CGMutablePath) { addPath(path.path) }
}
