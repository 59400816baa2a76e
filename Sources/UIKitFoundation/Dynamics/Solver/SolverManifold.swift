import WindowResponder

/// A shape at the current position of its body.
struct SolverOutline {
  let corners: [Point]
  let normals: [Vector]
  let radius: Double

  init(_ shape: SolverShape, of body: SolverBody) {
    corners = shape.corners.map { body.position + body.rotation.apply($0) }
    normals = shape.normals.map(body.rotation.apply)
    radius = shape.radius
  }

  /// Creates the side of a boundary. It has one normal, which points to the side of the body.
  init(from start: Point, to end: Point, normal: Vector) {
    let isForward = Vector(dx: end.y - start.y, dy: start.x - end.x).dot(normal) >= 0
    corners = isForward ? [start, end] : [end, start]
    normals = [normal]
    radius = 0
  }

  /// Returns the corner after another one.
  func corner(after index: Int) -> Point { corners[(index + 1) % corners.count] }

  /// The normal of a boundary's side, or `nil` for the shape of a body.
  var onlyNormal: Vector? { corners.count == 2 ? normals.first : nil }
}

/// The points at which two shapes touch, or nearly do, with the direction from the first to the second.
struct SolverManifold {
  var normal: Vector
  var points: [SolverContactPoint]

  /// Finds the points of two shapes that are not farther apart than a margin, in points. The second shape is
  /// not a boundary.
  init?(_ first: SolverOutline, _ second: SolverOutline, margin: Double) {
    let found: SolverManifold?
    switch (first.corners.count, second.corners.count) {
    case (1, 1): found = Self.circles(first, second, margin)
    case (_, 1): found = Self.circle(second, at: first, margin)
    case (1, _): found = Self.circle(first, at: second, margin)?.reversed
    default: found = Self.polygons(first, second, margin)
    }
    guard let found, found.normal.isFinite else { return nil }
    self = found
  }

  private init(normal: Vector, points: [SolverContactPoint]) {
    self.normal = normal
    self.points = points
  }

  private var reversed: SolverManifold { SolverManifold(normal: -normal, points: points) }

  @_optimize(speed) private static func circles(
    _ first: SolverOutline, _ second: SolverOutline, _ margin: Double
  ) -> SolverManifold? {
    let offset = second.corners[0] - first.corners[0]
    let separation = offset.length - first.radius - second.radius
    guard separation <= margin else { return nil }
    let normal = offset.length > 1e-9 ? offset.unit : Vector(dx: 0, dy: 1)
    return SolverManifold(
      normal: normal, points: [point(first.corners[0] + normal * first.radius, separation, 0)])
  }

  private static func point(
    _ position: Point, _ separation: Double, _ feature: Int
  ) -> SolverContactPoint {
    SolverContactPoint(position: position, separation: separation, feature: feature)
  }

  /// Finds the contact of a circle with a polygon or the side of a boundary, with the direction to the
  /// circle.
  @_optimize(speed) private static func circle(
    _ circle: SolverOutline, at polygon: SolverOutline, _ margin: Double
  ) -> SolverManifold? {
    let center = circle.corners[0]
    var best = -Double.infinity
    var side = 0
    for index in polygon.normals.indices {
      let distance = (center - polygon.corners[index]).dot(polygon.normals[index])
      if distance > best { (best, side) = (distance, index) }
    }
    guard best - circle.radius <= margin else { return nil }
    let (start, end) = (polygon.corners[side], polygon.corner(after: side))
    let along = end - start
    let place = (center - start).dot(along)
    var normal = polygon.normals[side]
    var distance = best
    let isBeside = place < 0 || place > along.dot(along)
    if isBeside, best > 0 || polygon.onlyNormal != nil {
      let offset = center - (place < 0 ? start : end)
      distance = offset.length
      if distance > 1e-9 { normal = offset.unit }
    }
    guard distance - circle.radius <= margin else { return nil }
    return SolverManifold(
      normal: normal,
      points: [point(center - normal * circle.radius, distance - circle.radius, side)])
  }

  /// Returns the side of a polygon from which the other shape is farthest, and the distance.
  @_optimize(speed) private static func side(
    of polygon: SolverOutline, facing other: SolverOutline
  ) -> (index: Int, separation: Double)? {
    var result: (index: Int, separation: Double)?
    for index in polygon.normals.indices {
      // The body is pushed to the side of a boundary on which its center was.
      if let only = other.onlyNormal, polygon.normals[index].dot(only) > 1e-6 { continue }
      var nearest = Double.infinity
      for corner in other.corners {
        nearest = min(nearest, (corner - polygon.corners[index]).dot(polygon.normals[index]))
      }
      if nearest > result?.separation ?? -.infinity { result = (index, nearest) }
    }
    return result
  }

  @_optimize(speed) private static func polygons(
    _ first: SolverOutline, _ second: SolverOutline, _ margin: Double
  ) -> SolverManifold? {
    let one = side(of: first, facing: second)
    let two = side(of: second, facing: first)
    guard one?.separation ?? -.infinity <= margin, two?.separation ?? -.infinity <= margin else {
      return nil
    }
    if let two, two.separation > (one?.separation ?? -.infinity) + 0.05 {
      return clipped(second, two.index, first, margin, base: 1 << 20)?.reversed
    }
    guard let one else { return nil }
    return clipped(first, one.index, second, margin, base: 0)
  }

  /// Finds the ends of the part of a polygon's side that lies in front of another polygon's side.
  @_optimize(speed) private static func clipped(
    _ reference: SolverOutline, _ index: Int, _ other: SolverOutline, _ margin: Double, base: Int
  ) -> SolverManifold? {
    let normal = reference.normals[index]
    let (start, end) = (reference.corners[index], reference.corner(after: index))
    let axis = (end - start).unit
    guard let facing = incidentSide(of: other, against: normal) else { return nil }
    var (a, b) = (other.corners[facing], other.corner(after: facing))
    let (low, high) = (0.0, (end - start).dot(axis))
    func place(_ point: Point) -> Double { (point - start).dot(axis) }
    // The side of the other polygon runs against that of the reference.
    guard min(place(a), place(b)) <= high, max(place(a), place(b)) >= low else { return nil }
    func cut(_ point: Point, _ other: Point) -> Point {
      let (from, to) = (place(point), place(other))
      let goal = min(max(from, low), high)
      guard goal != from, to != from else { return point }
      let part = (goal - from) / (to - from)
      return point + (other - point) * part
    }
    (a, b) = (cut(a, b), cut(b, a))
    let points = [a, b].enumerated().compactMap { number, corner -> SolverContactPoint? in
      let separation = (corner - start).dot(normal)
      guard separation <= margin else { return nil }
      let position = corner - normal * (separation / 2)
      return point(position, separation, base + index * 256 + facing * 2 + number)
    }
    return points.isEmpty ? nil : SolverManifold(normal: normal, points: points)
  }

  /// Returns the side of a polygon that faces a direction most directly.
  private static func incidentSide(of polygon: SolverOutline, against normal: Vector) -> Int? {
    if polygon.onlyNormal != nil { return 0 }
    return polygon.normals.indices.min {
      polygon.normals[$0].dot(normal) < polygon.normals[$1].dot(normal)
    }
  }
}
