import Glibc
import ResponderGeometry

extension Path {
  /// The distance from the corner at which a continuous corner begins, as a factor of the radius, less 1.
  private static let smoothing = 0.528_665

  /// Creates the outline of a rectangle, some corners of which are rounded with a curvature that grows from
  /// zero and becomes zero again, without a step where the corner meets the side.
  ///
  /// The middle of a corner is an arc of the radius, in points. The radius is limited to half of the shorter
  /// side.
  package init(continuousRoundedRect rect: Rect, corners: RectCorner, cornerRadius: Double) {
    let box = rect.standardized
    let room = min(box.width, box.height) / 2
    let radius = min(cornerRadius, room)
    guard radius > 0, !corners.isEmpty else {
      self.init(rect: box)
      return
    }
    let smoothing = min(Self.smoothing, max(0, room / radius - 1))
    self.init()
    let points = [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
      Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
    ]
    for (index, corner) in RectCorner.inOrder.enumerated() {
      let point = points[index]
      guard corners.contains(corner) else {
        addPoint(point)
        continue
      }
      let (before, after) = (points[(index + 3) % 4], points[(index + 1) % 4])
      addContinuousCorner(
        at: point, from: Self.direction(from: point, to: before),
        to: Self.direction(from: point, to: after), radius: radius, smoothing: smoothing)
    }
    closeSubpath()
  }

  private static func direction(from start: Point, to end: Point) -> Vector {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max(dx.magnitude, dy.magnitude)
    return length > 0 ? Vector(dx: dx / length, dy: dy / length) : Vector(dx: 0, dy: 0)
  }

  private mutating func addPoint(_ point: Point) {
    if isEmpty { move(to: point) } else { addLine(to: point) }
  }

  /// Adds a corner: a curve whose curvature grows to that of the arc, the arc, and the first curve mirrored.
  ///
  /// - Parameters:
  ///   - arriving: The direction from the corner along the side on which the outline arrives.
  ///   - leaving: The direction from the corner along the side on which the outline leaves.
  ///   - smoothing: The length of a curve along its side beyond the radius, as a factor of the radius.
  private mutating func addContinuousCorner(
    at corner: Point, from arriving: Vector, to leaving: Vector, radius: Double, smoothing: Double
  ) {
    func point(_ along: Double, _ across: Double) -> Point {
      Point(
        x: corner.x + arriving.dx * along + leaving.dx * across,
        y: corner.y + arriving.dy * along + leaving.dy * across)
    }
    // The angle by which the outline has turned at the beginning of the arc, and the arc's own angle.
    let turn = Double.pi / 4 * smoothing
    let arc = Double.pi / 2 - 2 * turn
    let reach = radius * (1 + smoothing)
    // The end of the curve, as distances along the two sides.
    let across = radius - radius * cos(turn)
    let along = radius - radius * sin(turn)
    // The tangent at the end meets the side here.
    let meeting = along + (turn > 0 ? across / tan(turn) : 0)
    addPoint(point(reach, 0))
    addCurve(
      to: point(along, across), controlPoint1: point(reach - (reach - meeting) * 2 / 3, 0),
      controlPoint2: point(meeting, 0))
    let handle = 4 / 3 * tan(arc / 4) * radius
    addCurve(
      to: point(across, along),
      controlPoint1: point(along - handle * cos(turn), across + handle * sin(turn)),
      controlPoint2: point(across + handle * sin(turn), along - handle * cos(turn)))
    addCurve(
      to: point(0, reach), controlPoint1: point(0, meeting),
      controlPoint2: point(0, reach - (reach - meeting) * 2 / 3))
  }
}
