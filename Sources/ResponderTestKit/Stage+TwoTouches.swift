import Glibc

/// Gestures of two touches.
extension Stage {
  /// Moves two touches apart or together, and around their center, with a frame every 1/60 s.
  ///
  ///     stage.pinch(at: photo.center, scale: 2)
  ///
  /// The touches have the numbers 0 and 1. They begin side by side, at the same distance from the center.
  ///
  /// - Parameters:
  ///   - center: The center of the touches in window coordinates, in points.
  ///   - scale: The distance of the touches at the end relative to the beginning.
  ///   - rotation: The rotation in radians, clockwise. The default is 0.
  ///   - distance: The distance of the touches at the beginning, in points. The default is 100.
  ///   - duration: The duration in seconds.
  public func pinch(
    at center: Point, scale: Double, rotation: Double = 0, distance: Double = 100,
    duration: Double = 0.3
  ) {
    let steps = max(1, Int((duration * 60).rounded()))
    func reach(_ part: Double) -> Vector {
      let (radius, angle) = (distance / 2 * (1 + (scale - 1) * part), rotation * part)
      return Vector(dx: radius * cos(angle), dy: radius * sin(angle))
    }
    touchDown(0, at: center - reach(0))
    touchDown(1, at: center + reach(0))
    touchFrame()
    for step in 1...steps {
      advance(by: duration / Double(steps))
      let way = reach(Double(step) / Double(steps))
      touchMove(0, to: center - way)
      touchMove(1, to: center + way)
      touchFrame()
    }
    touchUp(0)
    touchUp(1)
    touchFrame()
  }

  /// Rotates two touches around their center, with a frame every 1/60 s.
  ///
  /// - Parameters:
  ///   - angle: The angle in radians, clockwise.
  ///   - center: The center of the touches in window coordinates, in points.
  ///   - distance: The distance of the touches, in points. The default is 100.
  ///   - duration: The duration in seconds.
  public func rotate(
    by angle: Double, at center: Point, distance: Double = 100, duration: Double = 0.3
  ) {
    pinch(at: center, scale: 1, rotation: angle, distance: distance, duration: duration)
  }
}
