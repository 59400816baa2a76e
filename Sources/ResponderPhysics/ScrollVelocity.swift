import ResponderGeometry

/// How fast fingers on a touchpad go, by what they did last. Points, seconds.
package struct ScrollVelocity {
  private var samples: [(time: Double, delta: Vector)] = []

  /// How far back it looks, in seconds.
  static let window = 0.1
  /// How long fingers may rest before they leave and still throw, in seconds.
  static let longestPause = 0.06

  /// Fingers that have not moved yet.
  package init() {}

  package mutating func add(_ delta: Vector, at time: Double) {
    if let last = samples.last, time - last.time > Self.window || time < last.time {
      samples.removeAll(keepingCapacity: true)
    }
    samples.append((time, delta))
    while let oldest = samples.first, time - oldest.time > Self.window { samples.removeFirst() }
  }

  /// In points per second, for fingers that leave at a time.
  package func velocity(at time: Double) -> Vector {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      time - last.time <= Self.longestPause
    else { return .zero }
    // The first movement came before the time that is looked at.
    var sum = Vector.zero
    for sample in samples.dropFirst() { sum = sum + sample.delta }
    return sum * (1 / (last.time - first.time))
  }
}
