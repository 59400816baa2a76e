import Glibc
import ResponderGeometry

extension Canvas {
  /// Fills the canvas with a conic gradient around a center, clockwise from an angle in radians.
  ///
  /// - Parameters:
  ///   - colors: The colors of a full turn.
  ///   - toUser: The transform from the index of a pixel to its center in the space of `center`.
  ///   - center: The center of the gradient.
  ///   - startAngle: The angle of the first color. 0 is to the right.
  func paintConic(_ colors: Gradient, toUser: Transform, center: Point, startAngle: Double) {
    let count = 2_048
    let pixels = (0...count).map { colors.color(at: Double($0) / Double(count)).pixel() }
    let turn = 2 * Double.pi
    for y in 0..<height {
      for x in 0..<width {
        let place = Point(x: Double(x), y: Double(y)).applying(toUser)
        var angle = (atan2(place.y - center.y, place.x - center.x) - startAngle) / turn
        angle -= angle.rounded(.down)
        base[y * stride + x] = pixels[min(Int(angle * Double(count) + 0.5), count)]
      }
    }
  }
}
