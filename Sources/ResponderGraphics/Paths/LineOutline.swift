import Glibc
import ResponderGeometry

/// The area that a stroke covers: a box for each line, with its joins and caps. All parts have the same
/// direction, so that they are one area by the nonzero winding rule.
struct LineOutline {
  /// Half the width of the line, in points.
  let radius: Double
  let cap: LineCap
  let join: LineJoin
  let miterLimit: Double
  private(set) var path = Path()

  init(radius: Double, cap: LineCap, join: LineJoin, miterLimit: Double) {
    self.radius = radius
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  /// Adds the area of a line.
  mutating func add(_ line: Polyline) {
    guard radius > 0 else { return }
    let steps = line.steps
    guard steps.count > 1 else {
      if let point = steps.first { addDot(point) }
      return
    }
    var directions: [Vector] = []
    for (from, to) in zip(steps, steps.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      directions.append(Vector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length))
    }
    let last = directions.count - 1
    for index in directions.indices {
      let isOpen = !line.isClosed && cap == .square
      addBox(
        from: steps[index], to: steps[index + 1], directions[index],
        before: isOpen && index == 0 ? radius : 0, after: isOpen && index == last ? radius : 0)
      if index > 0 { addJoin(at: steps[index], directions[index - 1], directions[index]) }
    }
    if line.isClosed {
      addJoin(at: steps[0], directions[last], directions[0])
    } else if cap == .round {
      addCircle(steps[0])
      addCircle(steps[last + 1])
    }
  }

  /// Adds the area of a line of length zero, which consists of its caps.
  private mutating func addDot(_ point: Point) {
    switch cap {
    case .butt: break
    case .round: addCircle(point)
    case .square:
      path.addRect(
        Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }

  private mutating func addCircle(_ center: Point) {
    path.addEllipse(
      in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private mutating func addBox(
    from: Point, to: Point, _ direction: Vector, before: Double, after: Double
  ) {
    let side = Vector(dx: -direction.dy * radius, dy: direction.dx * radius)
    let start = Point(x: from.x - direction.dx * before, y: from.y - direction.dy * before)
    let end = Point(x: to.x + direction.dx * after, y: to.y + direction.dy * after)
    addArea([
      Point(x: start.x - side.dx, y: start.y - side.dy),
      Point(x: end.x - side.dx, y: end.y - side.dy),
      Point(x: end.x + side.dx, y: end.y + side.dy),
      Point(x: start.x + side.dx, y: start.y + side.dy),
    ])
  }

  private mutating func addJoin(at corner: Point, _ first: Vector, _ second: Vector) {
    let cross = first.dx * second.dy - first.dy * second.dx
    let dot = first.dx * second.dx + first.dy * second.dy
    if cross.magnitude < 1e-9, dot > 0 { return }
    if join == .round { return addCircle(corner) }
    // The outer side of the corner.
    let side = cross > 0 ? -1.0 : 1.0
    let one = Point(
      x: corner.x - first.dy * radius * side, y: corner.y + first.dx * radius * side)
    let other = Point(
      x: corner.x - second.dy * radius * side, y: corner.y + second.dx * radius * side)
    var points = [corner, one]
    // The distance of the tip is the radius divided by the sine of half the angle between the two lines.
    let sine = ((1 + dot) / 2).squareRoot()
    if join == .miter, sine > 0, 1 / sine <= miterLimit {
      let middle = Vector(
        dx: (one.x + other.x) / 2 - corner.x, dy: (one.y + other.y) / 2 - corner.y)
      let factor = 1 / (sine * sine)
      points.append(Point(x: corner.x + middle.dx * factor, y: corner.y + middle.dy * factor))
    }
    points.append(other)
    addArea(points)
  }

  /// Adds an area clockwise on the screen, independent of the order of its points.
  private mutating func addArea(_ points: [Point]) {
    var area = 0.0
    for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += from.x * to.y - to.x * from.y
    }
    path.addChain(area < 0 ? points.reversed() : points)
    path.close()
  }
}
