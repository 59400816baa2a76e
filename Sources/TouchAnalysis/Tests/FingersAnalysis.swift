internal import TouchRecording

/// How many fingers are told apart, and whether each keeps its number.
package struct FingersAnalysis: Sendable {
  /// Two fingers that took each other's number.
  package struct Swap: Hashable, Sendable {
    /// When, in microseconds.
    package var time: Int64
    /// When it was known here, in microseconds of the local clock.
    package var arrived: Int64
    package var ids: [Int32]
    package var place: Place
  }

  /// The most fingers at the same time.
  package let most: Int
  /// Fingers that were gone, or new, while as many were held.
  package let lost: [Place]
  package let swaps: [Swap]
  private let asked: Int
  private let holder: Holder
  private let count: Int

  /// Looks at the last run; `swaps` are those of the whole recording.
  package init?(_ runs: [TestRun], swaps: [Swap]) {
    self.swaps = swaps
    guard let run = runs.last, !run.contacts.isEmpty else { return nil }
    asked = Int(run.plan.count)
    holder = run.plan.holder
    count = run.contacts.count
    // Each beginning and end in its order; who ends at a time has gone before who begins.
    var changes: [(time: Int64, by: Int)] = []
    for contact in run.contacts {
      changes.append((contact.beginTime, 1))
      // One that came and went at the same time was there all the same.
      changes.append((max(contact.endTime, contact.beginTime + 1), -1))
    }
    changes.sort { ($0.time, $0.by) < ($1.time, $1.by) }
    var down = 0
    var most = 0
    var reached = Int64.max
    for change in changes {
      down += change.by
      if down > most { (most, reached) = (down, change.time) }
    }
    self.most = most
    // From the moment at which the most were down they are to be held; the ends of it, when fingers come
    // and go one after the other, are left out.
    let until = reached + Int64(max(run.plan.seconds, 0.5) * 1e6) - 100_000
    lost = run.contacts.compactMap { contact in
      if contact.beginTime > reached, contact.beginTime < until { return contact.begin }
      if contact.endTime > reached, contact.endTime < until { return contact.samples.last?.place }
      return nil
    }
  }

  /// What was measured.
  package var figures: [Figure] {
    [
      Figure(
        .fingersMost, Double(most), holder: holder, count: count, isBound: most >= asked,
        remark: most >= asked ? .noMorePutDown : .putDown(asked)),
      Figure(.fingersLost, Double(lost.count), holder: holder, count: count, places: lost),
      Figure(
        .fingersSwapped, Double(swaps.count), holder: holder, count: count,
        places: swaps.map(\.place)),
    ]
  }
}
