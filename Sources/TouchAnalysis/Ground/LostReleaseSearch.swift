/// A search for reports before which a finger was lifted and put down at another position, and neither was
/// reported.
///
/// Such a touch is silent for at least 100 ms, and then far from its path. A touch with missing reports
/// continues along its path, and a touch that jumps for one report returns at once.
enum LostReleaseSearch {
  /// The shortest silence, in microseconds.
  private static let silence: Int64 = 100_000
  /// The shortest distance, in millimetres.
  private static let distance = 10.0
  /// The largest number of reports for a velocity. A hostile recording has thousands at one time.
  private static let most = 100

  /// Returns the indexes of the first reports of further strokes.
  static func breaks(in contact: Contact) -> [Int] {
    let samples = contact.samples
    let distance = Self.distance * contact.screen.units
    return samples.indices.dropFirst().filter { index in
      let last = samples[index - 1]
      guard samples[index].time - last.time >= silence,
        samples[index].position.distance(to: last.position) >= distance
      else { return false }
      return !goesOn(samples, across: index) && !comesBack(samples, at: index)
    }
  }

  /// Returns a Boolean value that indicates whether the movement across a silence continues the velocity
  /// before and after it.
  static func goesOn(_ samples: [Contact.Sample], across index: Int) -> Bool {
    let time = Double(samples[index].time - samples[index - 1].time)
    let way = samples[index].position - samples[index - 1].position
    var ways: [Position] = []
    if let before = velocity(samples, upTo: index - 1) { ways.append(before * time) }
    if let after = velocity(samples, from: index) { ways.append(after * time) }
    guard !ways.isEmpty else { return false }
    let expected = Position.mean(ways)
    return ([expected] + ways).contains { way.distance(to: $0) <= 0.5 * way.length }
  }

  /// Returns a Boolean value that indicates whether a touch returns to its former position within 100 ms.
  private static func comesBack(_ samples: [Contact.Sample], at index: Int) -> Bool {
    let away = samples[index].position.distance(to: samples[index - 1].position)
    for sample in samples[(index + 1)...] {
      guard sample.time - samples[index].time <= silence else { return false }
      if sample.position.distance(to: samples[index - 1].position) < away / 4 { return true }
    }
    return false
  }

  /// Returns the velocity in millimetres a microsecond over the reports before one, of 50 ms at most, or
  /// `nil` if there is only one.
  static func velocity(_ samples: [Contact.Sample], upTo index: Int) -> Position? {
    var first = index
    while first > max(0, index - most), samples[index].time - samples[first - 1].time <= 50_000 {
      first -= 1
    }
    let time = Double(samples[index].time - samples[first].time)
    guard time > 0 else { return nil }
    return (samples[index].position - samples[first].position) * (1 / time)
  }

  /// Returns the velocity in millimetres a microsecond over the reports after one, of 50 ms at most, or `nil`
  /// if there is only one.
  static func velocity(_ samples: [Contact.Sample], from index: Int) -> Position? {
    var last = index
    while last + 1 < min(samples.count, index + most),
      samples[last + 1].time - samples[index].time <= 50_000
    {
      last += 1
    }
    let time = Double(samples[last].time - samples[index].time)
    guard time > 0 else { return nil }
    return (samples[last].position - samples[index].position) * (1 / time)
  }
}
