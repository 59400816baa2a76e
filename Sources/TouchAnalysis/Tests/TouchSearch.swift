/// A search for the faults of touches.
struct TouchSearch {
  let contacts: [Contact]
  let times: TouchTimes
  let spurious: SpuriousSearch
  /// The indexes in ``contacts`` of touches that are reported only at spurious positions.
  let nowhere: Set<Int>
  let swaps: [FingersAnalysis.Swap]
  let exchanges: [FingersAnalysis.Swap]
  let losses: [LostSearch.Loss]
  let jumps: [JumpSearch.Jump]
  /// The touches whose release was lost, and those that are down at the end of the recording.
  let unended: [Int]
  let downAtEnd: [Int]

  /// Searches the touches of a recording that ends at a time, in microseconds of the local clock.
  init(_ contacts: [Contact], end: Int64) {
    self.contacts = contacts
    times = TouchTimes(contacts)
    spurious = SpuriousSearch(contacts, times)
    let visits = spurious.positions.flatMap(\.visits)
    let ranges = Dictionary(grouping: visits, by: \.contact).mapValues { $0.map(\.samples) }
    nowhere = Set(
      ranges.filter { contact, ranges in
        ranges.reduce(0) { $0 + $1.count } == contacts[contact].samples.count
      }.keys)
    let metric = contacts.filter(\.screen.isMetric)
    swaps = SwapSearch.swaps(among: metric)
    exchanges = SwapSearch.exchanges(among: metric)
    losses = LostSearch(contacts, times, leavingOut: nowhere).losses
    jumps = JumpSearch(contacts, times, leavingOut: ranges, swaps: swaps + exchanges).jumps
    let open = contacts.indices.filter { Self.isUnended(contacts[$0]) }
    (unended, downAtEnd) = Self.split(open, contacts, end: end)
  }

  /// The findings, in no order.
  var findings: [Finding] {
    var findings: [Finding] = []
    for position in spurious.positions {
      findings += position.visits.map { visit in
        Finding(
          name: .touchSpurious, from: visit.from, to: visit.to, id: contacts[visit.contact].id,
          position: position.position)
      }
    }
    findings += losses.map { loss in
      let (lost, found) = (contacts[loss.lost], contacts[loss.found])
      return Finding(
        name: .touchLost, from: lost.samples[lost.samples.count - 1].arrived,
        to: found.beginArrived, id: lost.id, position: found.begin,
        size: Double(found.beginTime - lost.endTime) / 1_000)
    }
    findings += (unended + downAtEnd).map { Self.unended(contacts[$0]) }
    // The parts of a touch that is lost and found again are counted as such.
    let parts = Set(losses.flatMap { [$0.lost, $0.found] })
    findings += contacts.indices.filter {
      !nowhere.contains($0) && !parts.contains($0)
        && BriefTouch.isBrief(contacts[$0], usual: times.usual)
    }.map { Self.brief(contacts[$0]) }
    findings += jumps.map { Self.finding(of: $0, contacts) }
    for (name, swaps) in [(FigureName.fingersSwapped, swaps), (.fingersDiagonal, exchanges)] {
      findings += swaps.map {
        Finding(
          name: name, from: $0.arrived, to: $0.arrived, id: $0.ids.first ?? 0, position: $0.position
        )
      }
    }
    return findings
  }

  /// Returns a Boolean value that indicates whether the end of a touch, or of one of its strokes, was not
  /// reported.
  private static func isUnended(_ contact: Contact) -> Bool {
    switch contact.end {
    case .open, .replaced: true
    case .lifted: !contact.breaks.isEmpty
    // A touch that was silent for a long time, and is cancelled with others, had ended before.
    case .cancelled: !contact.breaks.isEmpty || silence(at: contact.endTime, contact) >= forgotten
    }
  }

  /// The time after its last report from which on a touch counts as forgotten rather than resting, in
  /// microseconds.
  private static let forgotten: Int64 = 10_000_000

  private static func silence(at time: Int64, _ contact: Contact) -> Int64 {
    time - contact.samples[contact.samples.count - 1].time
  }

  /// Returns the touches whose release was lost, and those that are down at the end of the recording.
  ///
  /// A touch is down at the end if its last report is near the end, or if no other touch came after it.
  private static func split(
    _ open: [Int], _ contacts: [Contact], end: Int64
  ) -> (lost: [Int], down: [Int]) {
    let last = contacts.reduce(Int64.min) { max($0, $1.beginArrived) }
    let lost = open.filter { index in
      let contact = contacts[index]
      guard contact.end == .open, contact.breaks.isEmpty else { return true }
      let report = contact.samples[contact.samples.count - 1].arrived
      return end - report >= 2_000_000 && last > report + 500_000 || end - report >= forgotten
    }
    let isLost = Set(lost)
    return (lost, open.filter { !isLost.contains($0) })
  }

  private static func unended(_ contact: Contact) -> Finding {
    let last = contact.samples[(contact.breaks.first ?? contact.samples.count) - 1]
    return Finding(
      name: .touchUnended, from: contact.beginArrived, to: last.arrived, id: contact.id,
      position: last.position)
  }

  private static func brief(_ contact: Contact) -> Finding {
    let arrived = contact.beginArrived
    return Finding(
      name: .touchBrief, from: arrived, to: arrived + contact.endTime - contact.beginTime,
      id: contact.id, position: contact.begin)
  }

  private static func finding(of jump: JumpSearch.Jump, _ contacts: [Contact]) -> Finding {
    let samples = contacts[jump.contact].samples
    return Finding(
      name: .touchJumps, from: samples[jump.samples.lowerBound - 1].arrived,
      to: samples[min(jump.samples.upperBound, samples.count - 1)].arrived,
      id: contacts[jump.contact].id, position: samples[jump.samples.lowerBound].position,
      size: jump.length)
  }
}
