/// A search for touches that are lost and found again: one ends, and within 100 ms another begins near its
/// position.
struct LostSearch {
  /// A touch that is lost, and the touch as which it is found again.
  struct Loss {
    var lost: Int
    var found: Int
    /// A Boolean value that indicates whether the two touches may also be slow taps.
    fileprivate var isDoubtful: Bool
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
  /// The longest duration of a slow tap, and the shortest pause between two of them, in microseconds.
  private static let slowTap: Int64 = 250_000
  private static let slowPause: Int64 = 70_000
  /// The smallest number of successive losses that are no slow taps.
  private static let fewest = 3
  /// The largest distance of two taps that may be one finger, in millimetres. Two fingers that type are
  /// further from each other.
  private static let tapReach = 3.0

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
      losses.append(
        Loss(
          lost: end.contact, found: best.contact,
          isDoubtful: Self.areSlowTaps(lost, contacts[best.contact])))
    }
    self.losses = Self.certain(losses)
  }

  /// Returns a Boolean value that indicates whether two touches may be the taps of a slow double tap.
  private static func areSlowTaps(_ lost: Contact, _ found: Contact) -> Bool {
    found.beginTime - lost.endTime >= slowPause
      && [lost, found].allSatisfy { $0.endTime - $0.beginTime < slowTap && isStill($0) }
  }

  /// Returns the losses without slow taps, which are not as many in succession.
  private static func certain(_ losses: [Loss]) -> [Loss] {
    // The number of losses up to each touch, and then of all in that succession.
    var counts: [Int: Int] = [:]
    for loss in losses { counts[loss.found] = (counts[loss.lost] ?? 0) + 1 }
    for loss in losses.reversed() {
      counts[loss.lost] = max(counts[loss.lost] ?? 0, counts[loss.found] ?? 0)
    }
    return losses.filter { !$0.isDoubtful || (counts[$0.lost] ?? 0) >= fewest }
  }

  /// Returns a Boolean value that indicates whether a touch does not move, and is long enough to show it.
  private static func isStill(_ contact: Contact) -> Bool {
    contact.endTime - contact.beginTime >= 35_000
      && contact.samples.allSatisfy {
        $0.position.distance(to: contact.begin) < contact.screen.units
      }
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
    let isTyping = [lost, found].allSatisfy { isTap($0) && isStill($0) }
    return distance <= (isTyping ? tapReach : reach) * lost.screen.units ? distance : nil
  }
}
