public import WindowResponder

/// A path to which segments can be added. Follows `CGMutablePath`.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// The path as a value.
  public var path: Path {
    get { value }
    set { value = newValue }
  }

  /// Starts a new subpath at a point.
  public func move(to point: Point, transform: Transform = .identity) {
    value.move(to: point.applying(transform))
  }
  /// Adds a straight line.
  public func addLine(to point: Point, transform: Transform = .identity) {
    value.addLine(to: point.applying(transform))
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
    value.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: Point, control: Point, transform: Transform = .identity) {
    value.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  /// Adds the outline of a rectangle.
  public func addRect(_ rect: Rect, transform: Transform = .identity) {
    value.append(Path(rect: rect).applying(transform))
  }
  /// Adds the outlines of rectangles.
  public func addRects(_ rects: [Rect], transform: Transform = .identity) {
    value.addRects(rects, transform: transform)
  }
  /// Adds the outline of a rectangle with round corners.
  public func addRoundedRect(
    in rect: Rect, cornerWidth: Double, cornerHeight: Double, transform: Transform = .identity
  ) {
    value.append(
      Path(
        roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
        transform: transform))
  }
  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: Rect, transform: Transform = .identity) {
    value.append(Path(ovalIn: rect).applying(transform))
  }
  /// Adds all segments of another path.
  public func addPath(_ path: CGPath, transform: Transform = .identity) {
    value.append(path.value.applying(transform))
  }
  /// Adds an arc of a circle, with a straight line to its start.
  ///
  /// As in Core Graphics, clockwise refers to a y axis that points up: on a screen, `true` is
  /// counterclockwise.
  public func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool,
    transform: Transform = .identity
  ) {
    value.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: transform)
  }
  /// Adds an arc of a circle that turns by an angle in radians.
  public func addRelativeArc(
    center: Point, radius: Double, startAngle: Double, delta: Double,
    transform: Transform = .identity
  ) {
    value.addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }
  /// Adds an arc of a circle that touches two lines, with a straight line to its start.
  public func addArc(
    tangent1End: Point, tangent2End: Point, radius: Double, transform: Transform = .identity
  ) {
    value.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  /// Adds a straight line back to the start of the current subpath.
  public func closeSubpath() { value.close() }
}
