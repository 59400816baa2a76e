import Glibc
import ResponderGeometry

extension Bitmap {
  /// Fills the pixels with a conic gradient around a center, clockwise from an angle in radians.
  ///
  /// - Parameters:
  ///   - colors: The pixels of a full turn. The last one is equal to the first.
  ///   - toUser: The transform from the index of a pixel to its center in the space of `center`.
  ///   - center: The center of the gradient.
  ///   - startAngle: The angle of the first color. 0 is to the right.
  package func paintConic(
    _ colors: [UInt32], toUser: Transform, center: Point, startAngle: Double
  ) {
    let count = colors.count - 1
    let turn = 2 * Double.pi
    for y in 0..<height {
      for x in 0..<width {
        let point = Point(x: Double(x), y: Double(y)).applying(toUser)
        var angle = (atan2(point.y - center.y, point.x - center.x) - startAngle) / turn
        angle -= angle.rounded(.down)
        base[y * stride + x] = colors[min(Int(angle * Double(count) + 0.5), count)]
      }
    }
  }
}
