import Glibc
import ResponderGeometry

extension Canvas {
  /// Fills the canvas with colours that go around a center, clockwise from an angle in radians.
  ///
  /// - Parameters:
  ///   - colors: The colours of a whole turn.
  ///   - toUser: From a pixel's number to its middle in the space of the center.
  ///   - center: Where the colours meet.
  ///   - startAngle: Where the first colour stands; 0 is to the right.
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
