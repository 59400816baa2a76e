/// A search for touches that are lost and found again: one ends, and within 100 ms another begins near its
/// position.
struct LostSearch {
  /// A touch that is lost, and the touch as which it is found again.
  struct Loss {
    var lost: Int
    var found: Int
  }

  /// The longest time between the two touches, in microseconds.
  static let longest: Int64 = 100_000
  /// The largest distance, in millimetres.
  static let reach = 10.0
  /// The largest difference of the times of two touches that begin in one frame, in microseconds.
  private static let frame: Int64 = 1_000
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
      // The next touch, or the nearest one of those that begin in one frame.
      var best: (contact: Int, distance: Double, time: Int64)?
      for begin in times.begins[first...] {
        guard begin.time - lost.endTime <= Self.longest,
          best.map({ begin.time - $0.time <= Self.frame }) ?? true
        else { break }
        guard begin.contact != end.contact, !spurious.contains(begin.contact),
          !isFound.contains(begin.contact),
          let distance = Self.distance(lost, contacts[begin.contact])
        else { continue }
        if distance < best?.distance ?? .infinity {
          best = (begin.contact, distance, best?.time ?? begin.time)
        }
      }
      guard let best else { continue }
      isFound.insert(best.contact)
      losses.append(Loss(lost: end.contact, found: best.contact))
    }
    self.losses = losses
  }

  /// Returns a Boolean value that indicates whether the next touch begins near the end of a touch within
  /// 100 ms, or the previous one ended near its beginning.
  static func isPart(_ index: Int, _ contacts: [Contact], _ times: TouchTimes) -> Bool {
    let contact = contacts[index]
    let reach = reach * contact.screen.units
    let next = times.begins.firstPosition { $0.time >= contact.endTime }
    if let begin = times.begins[next...].first(where: { $0.contact != index }),
      begin.time - contact.endTime <= longest,
      begin.position.distance(to: contact.samples[contact.samples.count - 1].position) <= reach
    {
      return true
    }
    let last = times.ends.firstPosition { $0.time > contact.beginTime }
    guard let end = times.ends[..<last].last(where: { $0.contact != index }) else { return false }
    return contact.beginTime - end.time <= longest
      && end.position.distance(to: contact.begin) <= reach
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
