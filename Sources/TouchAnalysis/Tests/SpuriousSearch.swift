/// A search for positions without a finger that are reported repeatedly, such as a corner at which a touch is
/// reported once.
struct SpuriousSearch {
  /// A position with its reports.
  struct SpuriousPosition {
    var position: Position
    var visits: [Visit]
  }

  /// One or more successive reports of the position.
  struct Visit {
    var contact: Int
    /// The indexes in the touch's samples.
    var samples: Range<Int>
    var from: Int64
    var to: Int64
  }

  private struct Key: Hashable {
    var x: Int
    var y: Int
  }

  /// The largest distance of a finger for a movement with a return between reports, in millimetres.
  private static let distance = 15.0
  /// The duration of the shortest tap of a finger at one position, in microseconds.
  private static let quickest: Int64 = 45_000
  /// The number of visits from which on a position is spurious.
  private static let fewest = 3
  /// The speed that no finger reaches, in millimetres a microsecond: 6 m/s.
  static let speed = 0.006

  /// All spurious positions, the most frequent first.
  let positions: [SpuriousPosition]

  init(_ contacts: [Contact], _ times: TouchTimes) {
    var visits: [Key: [Visit]] = [:]
    for (index, contact) in contacts.enumerated() {
      let visitsOfTouch = Self.visits(in: contact, usual: times.usual)
      // A finger that is lost and found again is at the same position before or after.
      if visitsOfTouch.first == contact.samples.indices, LostSearch.isPart(index, contacts, times) {
        continue
      }
      for samples in visitsOfTouch {
        let position = contact.samples[samples.lowerBound].position
        guard position.x.magnitude < 1e9, position.y.magnitude < 1e9 else { continue }
        let key = Key(
          x: Int((position.x / contact.screen.units).rounded()),
          y: Int((position.y / contact.screen.units).rounded()))
        visits[key, default: []].append(
          Visit(
            contact: index, samples: samples,
            from: contact.samples[samples.lowerBound].arrived,
            to: contact.samples[samples.upperBound - 1].arrived))
      }
    }
    positions = visits.values.filter { $0.count >= Self.fewest }.map { visits in
      let first = visits[0]
      return SpuriousPosition(
        position: contacts[first.contact].samples[first.samples.lowerBound].position, visits: visits
      )
    }.sorted { ($0.visits.count, $1.visits[0].from) > ($1.visits.count, $0.visits[0].from) }
  }

  /// Returns the ranges of reports of a touch that are far from the reports around them.
  private static func visits(in contact: Contact, usual: Double) -> [Range<Int>] {
    let samples = contact.samples
    let reach = distance * contact.screen.units
    if samples.count <= 3,
      samples.allSatisfy({ $0.position.distance(to: contact.begin) < contact.screen.units })
    {
      // A whole touch at one position that is shorter than the shortest tap.
      let isOver = contact.end != .open && contact.end != .cancelled
      return isOver && contact.endTime - contact.beginTime < quickest ? [samples.indices] : []
    }
    var visits: [Range<Int>] = []
    var index = 0
    while index < samples.count {
      guard index == 0 || isLeap(samples, at: index, reach, usual) else {
        index += 1
        continue
      }
      // The reports at the same position, three at most.
      var end = index + 1
      while end < samples.count, end < index + 3,
        samples[end].position.distance(to: samples[index].position) < contact.screen.units
      { end += 1 }
      if end == samples.count || isLeap(samples, at: end, reach, usual),
        index > 0 || end < samples.count, isVisit(samples, index..<end)
      {
        visits.append(index..<end)
      }
      index = end
    }
    // If every other report is at a different position, neither position is the finger's.
    let count = visits.reduce(0) { $0 + $1.count }
    return samples.count >= 6 && count * 5 >= samples.count * 2 ? [] : visits
  }

  /// Returns a Boolean value that indicates whether a touch is at a different position before and after some
  /// reports that are far from their neighbours. The reports of a fast movement are also far from their
  /// neighbours.
  private static func isVisit(_ samples: [Contact.Sample], _ range: Range<Int>) -> Bool {
    func way(_ first: Int, _ second: Int) -> Double {
      guard samples.indices.contains(first), samples.indices.contains(second) else { return 0 }
      return samples[first].position.distance(to: samples[second].position)
    }
    let (first, end) = (range.lowerBound, range.upperBound)
    if first == 0 { return way(end, end + 1) < way(first, end) / 3 }
    if end == samples.count { return way(first - 2, first - 1) < way(first - 1, first) / 3 }
    return way(first - 1, end) < way(first - 1, first) / 2
  }

  private static func isLeap(
    _ samples: [Contact.Sample], at index: Int, _ reach: Double, _ usual: Double
  ) -> Bool {
    let way = samples[index].position.distance(to: samples[index - 1].position)
    guard way >= reach else { return false }
    let time = Double(samples[index].time - samples[index - 1].time)
    // Nothing is reported while nothing changes: after a silence, the movement is that of the last report.
    return way / max(min(time, usual * 2), usual * 0.6, 1) >= speed / 4
  }
}

/// A test for touches that end before a finger could have been lifted.
enum BriefTouch {
  /// The shortest tap of a finger, in microseconds.
  private static let shortest = 25_000.0

  /// Returns a Boolean value that indicates whether a touch has a single report, and is shorter than any tap.
  static func isBrief(_ contact: Contact, usual: Double) -> Bool {
    contact.samples.count == 1 && contact.end != .open && contact.end != .cancelled
      && Double(contact.endTime - contact.beginTime) < shortest
  }
}
