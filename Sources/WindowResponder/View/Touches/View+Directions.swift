import Glibc
import ResponderGeometry

extension View {
  /// Converts a direction of the window to the view's coordinates, as a vector of length 1.
  func direction(fromWindow direction: Vector) -> Vector {
    let start = convertFromWindow(.zero)
    let end = convertFromWindow(Point(x: direction.dx, y: direction.dy))
    let length = hypot(end.x - start.x, end.y - start.y)
    return length > 0
      ? Vector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length) : direction
  }
}
