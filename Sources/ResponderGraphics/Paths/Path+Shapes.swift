import Glibc
import ResponderGeometry

extension Path {
  /// The distance of the control points of a quarter circle from its ends, as a factor of the radius.
  private static let circleFactor = 0.552_284_749_830_793_4

  /// Creates the outline of a rectangle.
  public init(rect: Rect) {
    let box = rect.standardized
    self.init(
      elements: [
        .move(to: Point(x: box.minX, y: box.minY)), .line(to: Point(x: box.maxX, y: box.minY)),
        .line(to: Point(x: box.maxX, y: box.maxY)), .line(to: Point(x: box.minX, y: box.maxY)),
        .close,
      ], shape: .rect(box))
  }

  /// Creates the outline of a rectangle with rounded corners. The radius is limited to half of a side.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    let box = rect.standardized
    let radius = min(cornerRadius, box.width / 2, box.height / 2)
    guard radius > 0 else {
      self.init(rect: box)
      return
    }
    self.init(
      elements: Self.ellipticCorners(box, radii: [Size](repeating: Size(radius), count: 4)),
      shape: .roundedRect(box, radius: radius))
  }

  /// Creates the outline of a rectangle, some corners of which are rounded.
  public init(roundedRect rect: Rect, corners: RectCorner, cornerRadius: Double) {
    if corners == .allCorners {
      self.init(roundedRect: rect, cornerRadius: cornerRadius)
      return
    }
    let box = rect.standardized
    let radius = max(0, min(cornerRadius, box.width / 2, box.height / 2))
    self.init(
      roundedRect: box,
      radii: RectCorner.inOrder.map { corners.contains($0) ? Size(radius) : .zero })
  }

  /// Creates the outline of a rectangle with a radius for each corner, from the top left clockwise.
  init(roundedRect box: Rect, radii: [Size]) {
    self.init(elements: Self.ellipticCorners(box, radii: radii), shape: nil)
  }

  /// Creates an ellipse in a rectangle.
  public init(ovalIn rect: Rect) {
    let box = rect.standardized
    let radius = Size(width: box.width / 2, height: box.height / 2)
    let shape: Shape? =
      radius.width == radius.height ? .roundedRect(box, radius: radius.width) : nil
    self.init(
      elements: Self.ellipticCorners(box, radii: [Size](repeating: radius, count: 4)),
      shape: shape)
  }

  /// Creates an arc. See ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
  public init(
    arcCenter center: Point, radius: Double, startAngle: Double, endAngle: Double,
    clockwise: Bool = true
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds the outline of a rectangle.
  public mutating func addRect(_ rect: Rect) { append(Path(rect: rect)) }

  /// Adds the outline of a rectangle with rounded corners.
  public mutating func addRoundedRect(_ rect: Rect, cornerRadius: Double) {
    append(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Adds an ellipse in a rectangle.
  public mutating func addEllipse(in rect: Rect) { append(Path(ovalIn: rect)) }

  /// Adds an arc, with a straight line to its start.
  ///
  /// Angles are in radians. The angle 0 is to the right, and a quarter turn is downward. `clockwise` is the
  /// direction on the screen. A difference of a full turn or more adds the whole circle. Follows
  /// `UIBezierPath`.
  public mutating func addArc(
    withCenter center: Point, radius: Double, startAngle: Double, endAngle: Double,
    clockwise: Bool = true
  ) {
    guard startAngle.isFinite, endAngle.isFinite, radius.isFinite else { return }
    let turn = 2 * Double.pi
    var sweep = clockwise ? endAngle - startAngle : startAngle - endAngle
    if sweep >= turn || sweep <= -turn {
      sweep = turn
    } else if sweep < 0 {
      sweep += turn
    }
    if !clockwise { sweep = -sweep }

    func point(_ angle: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let begin = point(startAngle)
    if currentPoint == nil { move(to: begin) } else if currentPoint != begin { addLine(to: begin) }
    let pieces = max(1, Int((sweep.magnitude / (Double.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    let reach = 4.0 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let (from, to) = (startAngle + Double(piece) * step, startAngle + Double(piece + 1) * step)
      let (first, last) = (point(from), point(to))
      addCurve(
        to: last,
        control1: Point(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
        control2: Point(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
    }
  }

  /// Returns the outline of a box with elliptical corners, clockwise from the top left.
  private static func ellipticCorners(_ box: Rect, radii: [Size]) -> [Element] {
    let corners = [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
      Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
    ]
    // The direction from each corner along the side on which the outline arrives. It leaves at a right angle.
    let arriving = [
      Vector(dx: 0, dy: 1), Vector(dx: -1, dy: 0), Vector(dx: 0, dy: -1), Vector(dx: 1, dy: 0),
    ]
    var elements: [Element] = []
    elements.reserveCapacity(10)
    for index in 0..<4 {
      let (corner, radius, inward) = (corners[index], radii[index], arriving[index])
      let leaving = Vector(dx: inward.dy, dy: -inward.dx)
      func place(_ direction: Vector, _ factor: Double) -> Point {
        Point(
          x: corner.x + direction.dx * radius.width * factor,
          y: corner.y + direction.dy * radius.height * factor)
      }
      let first = place(inward, 1)
      elements.append(index == 0 ? .move(to: first) : .line(to: first))
      if radius != .zero {
        elements.append(
          .curve(
            to: place(leaving, 1), control1: place(inward, 1 - circleFactor),
            control2: place(leaving, 1 - circleFactor)))
      }
    }
    elements.append(.close)
    return elements
  }
}

extension Size {
  fileprivate init(_ side: Double) { self.init(width: side, height: side) }
}
