import ResponderGeometry

/// The velocity of a scroll on a touchpad, computed from the last movements. Lengths are in points, times in
/// seconds.
package struct ScrollVelocity {
  private var samples: [(time: Double, delta: Vector)] = []

  /// The age up to which movements count, in seconds.
  static let window = 0.1
  /// The longest rest of the fingers before they are lifted for which the content still continues to scroll,
  /// in seconds.
  static let longestPause = 0.06

  /// Creates a value without movements.
  package init() {}

  package mutating func add(_ delta: Vector, at time: Double) {
    if let last = samples.last, time - last.time > Self.window || time < last.time {
      samples.removeAll(keepingCapacity: true)
    }
    samples.append((time, delta))
    while let oldest = samples.first, time - oldest.time > Self.window { samples.removeFirst() }
  }

  /// Returns the velocity for fingers that are lifted at a time, in points per second.
  package func velocity(at time: Double) -> Vector {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      time - last.time <= Self.longestPause
    else { return .zero }
    // The first movement happened before the measured time.
    var sum = Vector.zero
    for sample in samples.dropFirst() { sum = sum + sample.delta }
    return sum * (1 / (last.time - first.time))
  }
}
