/// How fast something has moved lately, from the places and times of its events.
struct VelocityTracker {
  private struct Sample {
    var time: Double
    var value: Vector
  }

  /// Samples that are closer together than this make one, in seconds.
  private static let shortestStep = 0.002

  private var samples: [Sample] = []

  /// Where it is at a time. Values may have any unit; what counts is how they change.
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

  /// How fast it moves at a time, per second: zero when it has rested for so long.
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
