/// A search for touches that are lost and found again: one ends, and within 100 ms another begins near its
/// position.
struct LostSearch {
  /// A touch that is lost, and the touch as which it is found again.
  struct Loss {
    var lost: Int
    var found: Int
  }

  /// The longest time between the two touches, in microseconds.
  private static let longest: Int64 = 100_000
  /// The largest distance, in millimetres.
  private static let reach = 10.0
  /// The longest duration of a tap, and the shortest pause between two taps of one finger, in microseconds.
  private static let tap: Int64 = 150_000
  private static let pause: Int64 = 45_000
  /// The shortest time from one tap to the next of a finger.
  private static let period: Int64 = 90_000

  let losses: [Loss]

  /// Searches touches, except those in the set.
  init(_ contacts: [Contact], _ times: TouchTimes, leavingOut spurious: Set<Int>) {
    var isFound: Set<Int> = []
    var losses: [Loss] = []
    for end in times.ends where !spurious.contains(end.contact) {
      let lost = contacts[end.contact]
      guard lost.end == .lifted || lost.end == .replaced else { continue }
      let first = times.begins.firstPosition { $0.time >= lost.endTime }
      var best: (contact: Int, distance: Double)?
      for begin in times.begins[first...] {
        guard begin.time - lost.endTime <= Self.longest else { break }
        guard begin.contact != end.contact, !spurious.contains(begin.contact),
          !isFound.contains(begin.contact),
          let distance = Self.distance(lost, contacts[begin.contact])
        else { continue }
        if distance < best?.distance ?? .infinity { best = (begin.contact, distance) }
      }
      guard let best else { continue }
      isFound.insert(best.contact)
      losses.append(Loss(lost: end.contact, found: best.contact))
    }
    self.losses = losses
  }

  /// Returns the distance of a touch from the position at which another one ended, or to which it would have
  /// moved on, or `nil` if it is a different touch.
  private static func distance(_ lost: Contact, _ found: Contact) -> Double? {
    let pause = found.beginTime - lost.endTime
    let isTap = { (contact: Contact) in contact.endTime - contact.beginTime < tap }
    if isTap(lost), isTap(found), pause >= Self.pause, found.beginTime - lost.beginTime >= period {
      return nil
    }
    let last = lost.samples.count - 1
    let end = lost.samples[last].position
    var distance = found.begin.distance(to: end)
    if let velocity = LostReleaseSearch.velocity(lost.samples, upTo: last) {
      let time = Double(found.beginTime - lost.samples[last].time)
      distance = min(distance, found.begin.distance(to: end + velocity * time))
    }
    return distance <= reach * lost.screen.units ? distance : nil
  }
}
