/// The recent velocity of a movement, computed from the positions and times of its events.
struct VelocityTracker {
  private struct Sample {
    var time: Double
    var value: Vector
  }

  /// The shortest interval between two samples, in seconds. A sample that follows earlier replaces the one
  /// before.
  private static let shortestStep = 0.002

  private var samples: [Sample] = []

  /// Adds a position at a time, in seconds. Positions may have any unit, since only their changes are used.
  mutating func add(_ value: Vector, at time: Double, interval: Double) {
    let count = samples.count
    if count > 1, time - samples[count - 2].time < Self.shortestStep {
      samples[count - 1] = Sample(time: time, value: value)
    } else {
      samples.append(Sample(time: time, value: value))
    }
    var old = 0
    while old < samples.count - 2, time - samples[old + 1].time >= interval { old += 1 }
    if old > 0 { samples.removeFirst(old) }
  }

  /// Returns the velocity at a time, per second. If the movement has paused for the interval, returns zero.
  func velocity(at time: Double, interval: Double) -> Vector {
    guard let last = samples.last, time - last.time < interval else { return .zero }
    guard let first = samples.first(where: { time - $0.time <= interval }),
      last.time > first.time
    else { return .zero }
    return Vector(dx: last.value.dx - first.value.dx, dy: last.value.dy - first.value.dy)
      * (1 / (last.time - first.time))
  }

  mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }
}
