/// A stroke to follow, in points of the surface.
package enum Guide: Hashable, Sendable {
  /// A straight line from one position to another.
  case line(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A ring around a position.
  case ring(x: Double, y: Double, radius: Double)
}
