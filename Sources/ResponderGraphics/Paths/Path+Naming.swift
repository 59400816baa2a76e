import ResponderGeometry

/// The methods of `UIBezierPath`, with its names.
extension Path {
  /// Adds a cubic Bézier curve. Follows `UIBezierPath`.
  public mutating func addCurve(
    to endPoint: Point, controlPoint1: Point, controlPoint2: Point
  ) {
    addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve. Follows `UIBezierPath`.
  public mutating func addQuadCurve(to endPoint: Point, controlPoint: Point) {
    addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Creates the outline of a rectangle with elliptical corners, with the radii in points. Follows
  /// `UIBezierPath`.
  public init(
    roundedRect rect: Rect, byRoundingCorners corners: RectCorner, cornerRadii: Size
  ) {
    if cornerRadii.width == cornerRadii.height {
      self.init(roundedRect: rect, corners: corners, cornerRadius: cornerRadii.width)
      return
    }
    let box = rect.standardized
    let radius = Size(
      width: max(0, min(cornerRadii.width, box.width / 2)),
      height: max(0, min(cornerRadii.height, box.height / 2)))
    self.init(
      roundedRect: box, radii: RectCorner.inOrder.map { corners.contains($0) ? radius : .zero })
  }
}

/// The methods of `CGPath` and `CGMutablePath`, with their names.
extension Path {
  /// Creates the outline of a transformed rectangle.
  public init(rect: Rect, transform: Transform?) {
    self = Path(rect: rect).applying(transform ?? .identity)
  }

  /// Creates a transformed ellipse in a rectangle.
  public init(ellipseIn rect: Rect, transform: Transform? = nil) {
    self = Path(ovalIn: rect).applying(transform ?? .identity)
  }

  /// Creates the outline of a rectangle with elliptical corners, with the radii in points.
  public init(
    roundedRect rect: Rect, cornerWidth: Double, cornerHeight: Double, transform: Transform? = nil
  ) {
    self = Path(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: Size(width: cornerWidth, height: cornerHeight)
    ).applying(transform ?? .identity)
  }

  /// Begins a new subpath at a transformed point.
  public mutating func move(to point: Point, transform: Transform) {
    move(to: point.applying(transform))
  }

  /// Adds a straight line to a transformed point.
  public mutating func addLine(to point: Point, transform: Transform) {
    addLine(to: point.applying(transform))
  }

  /// Begins a new subpath at the first of several points, and adds straight lines to the others.
  public mutating func addLines(between points: [Point], transform: Transform = .identity) {
    for (index, point) in points.enumerated() {
      let place = point.applying(transform)
      if index == 0 { move(to: place) } else { addLine(to: place) }
    }
  }

  /// Adds the outline of a transformed rectangle.
  public mutating func addRect(_ rect: Rect, transform: Transform) {
    append(Path(rect: rect).applying(transform))
  }

  /// Adds the outlines of rectangles.
  public mutating func addRects(_ rects: [Rect], transform: Transform = .identity) {
    for rect in rects { append(Path(rect: rect).applying(transform)) }
  }

  /// Adds the outline of a rectangle with elliptical corners.
  public mutating func addRoundedRect(
    in rect: Rect, cornerWidth: Double, cornerHeight: Double, transform: Transform = .identity
  ) {
    append(
      Path(
        roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
        transform: transform))
  }

  /// Adds a transformed ellipse in a rectangle.
  public mutating func addEllipse(in rect: Rect, transform: Transform) {
    append(Path(ovalIn: rect).applying(transform))
  }

  /// Adds the elements of another path, transformed.
  public mutating func addPath(_ path: Path, transform: Transform = .identity) {
    append(path.applying(transform))
  }

  /// Adds a straight line to the start of the current subpath.
  public mutating func closeSubpath() { close() }

  /// Adds an arc, with a straight line to its start.
  ///
  /// Angles are in radians. The angle 0 is to the right, and a quarter turn is downward. As in Core Graphics,
  /// `clockwise` is relative to a y-axis that points upward: on the screen, `true` is *counterclockwise*. In
  /// ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``, it is the direction on the screen. Follows
  /// `CGMutablePath`.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool,
    transform: Transform = .identity
  ) {
    if transform.isIdentity {
      addArc(
        withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
    } else {
      join(
        Path(
          arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
          clockwise: !clockwise
        ).applying(transform))
    }
  }

  /// Adds an arc of an angle in radians. A positive angle is clockwise on the screen.
  public mutating func addRelativeArc(
    center: Point, radius: Double, startAngle: Double, delta: Double,
    transform: Transform = .identity
  ) {
    join(
      Path(
        arcCenter: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
        clockwise: delta >= 0
      ).applying(transform))
  }

  /// Adds an arc that is tangent to two lines, with a straight line to its start.
  ///
  /// The lines are from the current point to `tangent1End`, and from there to `tangent2End`.
  public mutating func addArc(
    tangent1End: Point, tangent2End: Point, radius: Double, transform: Transform = .identity
  ) {
    let (corner, end) = (tangent1End.applying(transform), tangent2End.applying(transform))
    guard let from = currentPoint else { return move(to: corner) }
    let first = Vector(dx: from.x - corner.x, dy: from.y - corner.y)
    let second = Vector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengths =
      (first.dx * first.dx + first.dy * first.dy).squareRoot()
      * (second.dx * second.dx + second.dy * second.dy).squareRoot()
    let cross = first.dx * second.dy - first.dy * second.dx
    // If the lines are parallel or have no length, there is no circle between them.
    guard radius > 0, lengths > 0, cross.magnitude > 1e-9 * lengths else {
      return addLine(to: corner)
    }
    addRoundedCorner(at: corner, from: first, to: second, radius: radius)
  }

  /// Adds the elements of another path, with a straight line to its start.
  private mutating func join(_ other: Path) {
    for element in other.elements {
      switch element {
      case .move(let point):
        if currentPoint == nil {
          move(to: point)
        } else if currentPoint != point {
          addLine(to: point)
        }
      case .line(let point): addLine(to: point)
      case .curve(let point, let control1, let control2):
        addCurve(to: point, control1: control1, control2: control2)
      case .close: close()
      }
    }
  }
}
