import Glibc
import WindowResponder

/// A view that draws the edges of a cube in perspective.
final class CubeView: View {
  /// The angles around the vertical and the horizontal axis, in radians.
  private(set) var angles = CubeView.start
  private static let start = (0.6, 0.4)

  override init(frame: Rect) {
    super.init(frame: frame)
    accessibilityLabel = "Cube"
    isAccessibilityElement = true
    contentMode = .redraw
  }

  /// Turns the cube by a movement in points.
  func turn(by delta: Point) { turn(by: Vector(dx: delta.x, dy: delta.y)) }

  /// Turns the cube by a movement in points.
  func turn(by delta: Vector) {
    angles = (angles.0 + delta.dx / 100, angles.1 + delta.dy / 100)
    setNeedsDisplay()
  }

  /// Resets the angles.
  func reset() {
    angles = Self.start
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect) {
    guard let context = GraphicsContext.current else { return }
    let radius = min(bounds.width, bounds.height) / 3.6
    let corners = (0..<8).map { place(of: $0, radius: radius) }
    context.setStrokeColor(tintColor)
    context.setLineWidth(3)
    context.setLineCap(.round)
    for corner in 0..<8 {
      // An edge connects two corners whose indices differ in one bit.
      for bit in [1, 2, 4] where corner & bit == 0 {
        context.move(to: corners[corner])
        context.addLine(to: corners[corner | bit])
      }
    }
    context.strokePath()
  }

  /// Returns the position of a corner in the view. The bits of its index are its sides on the three axes.
  private func place(of corner: Int, radius: Double) -> Point {
    let (x, y, z) = (side(corner & 1), side(corner & 2), side(corner & 4))
    let (turnedX, turnedZ) = (
      x * cos(angles.0) + z * sin(angles.0), z * cos(angles.0) - x * sin(angles.0)
    )
    let (tiltedY, depth) = (
      y * cos(angles.1) - turnedZ * sin(angles.1), y * sin(angles.1) + turnedZ * cos(angles.1)
    )
    let scale = radius * 5 / (5 + depth)
    return Point(x: bounds.midX + turnedX * scale, y: bounds.midY + tiltedY * scale)
  }

  private func side(_ bit: Int) -> Double { bit == 0 ? -1 : 1 }
}
