import Foundation
import WindowResponder

/// A convex shape of a body: a circle, or a polygon. Corners are relative to the center of the body, in
/// points.
///
/// A circle has one corner, its center, and a radius. The corners of a polygon are in the order in which its
/// area is positive, and `normals[i]` is the outward normal of the side from corner `i` to the next one.
struct SolverShape {
  var corners: [Vector]
  var normals: [Vector]
  var radius = 0.0

  /// A Boolean value that indicates whether the shape is a circle.
  var isCircle: Bool { corners.count == 1 }

  init(circleAt center: Vector, radius: Double) {
    corners = [center]
    normals = []
    self.radius = radius
  }

  /// Creates the convex hull of points. If it has no area, creates a circle around the points.
  init(hullOf points: [Vector]) {
    let hull = Self.hull(of: points)
    guard hull.count > 2 else {
      let sum = points.reduce(Vector.zero) { $0 + $1 }
      let center = sum * (1 / Double(max(points.count, 1)))
      let reach = points.map { ($0 - center).length }.max() ?? 0
      self.init(circleAt: center, radius: max(reach, 0.5))
      return
    }
    self.init(corners: hull)
  }

  private init(corners: [Vector]) {
    self.corners = corners
    normals = corners.indices.map { index in
      let side = corners[(index + 1) % corners.count] - corners[index]
      return Vector(dx: side.dy, dy: -side.dx).unit
    }
  }

  /// Creates a rectangle around the center.
  init(width: Double, height: Double) {
    let (x, y) = (width / 2, height / 2)
    self.init(hullOf: [
      Vector(dx: -x, dy: -y), Vector(dx: x, dy: -y), Vector(dx: x, dy: y), Vector(dx: -x, dy: y),
    ])
  }

  /// Creates an ellipse around the center: a circle, or a polygon with 32 sides.
  init(ellipseWithWidth width: Double, height: Double) {
    guard abs(width - height) > 0.01 else {
      self.init(circleAt: .zero, radius: max(width / 2, 0.5))
      return
    }
    self.init(
      hullOf: (0..<32).map { step in
        let angle = Double(step) * .pi / 16
        return Vector(dx: cos(angle) * width / 2, dy: sin(angle) * height / 2)
      })
  }

  /// Returns the shape, rotated around the center of the body and then moved.
  func moved(by offset: Vector, rotation: SolverRotation) -> SolverShape {
    var result = self
    result.corners = corners.map { rotation.apply($0) + offset }
    result.normals = normals.map(rotation.apply)
    return result
  }

  /// The area, in square points.
  var area: Double {
    guard !isCircle else { return .pi * radius * radius }
    return sides.reduce(0) { $0 + $1.0.cross($1.1) / 2 }
  }

  /// The moment of inertia around the center of the body for a mass of 1 per square point.
  var secondMoment: Double {
    guard !isCircle else {
      return area * (radius * radius / 2 + corners[0].dot(corners[0]))
    }
    return sides.reduce(0) { sum, side in
      let (a, b) = side
      return sum + a.cross(b) * (a.dot(a) + a.dot(b) + b.dot(b)) / 12
    }
  }

  /// The greatest distance from the center of the body, in points.
  var reach: Double { (corners.map(\.length).max() ?? 0) + radius }

  private var sides: [(Vector, Vector)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  /// Returns the corners of the convex hull, in the order in which its area is positive.
  private static func hull(of points: [Vector]) -> [Vector] {
    let sorted = points.filter(\.isFinite).sorted { ($0.dx, $0.dy) < ($1.dx, $1.dy) }
    func chain(_ points: some Sequence<Vector>) -> [Vector] {
      var result: [Vector] = []
      for point in points {
        while result.count > 1 {
          let (a, b) = (result[result.count - 2], result[result.count - 1])
          if (b - a).cross(point - b) > 1e-9 { break }
          result.removeLast()
        }
        result.append(point)
      }
      return result
    }
    let lower = chain(sorted)
    let upper = chain(sorted.reversed())
    return lower.dropLast() + upper.dropLast()
  }
}
