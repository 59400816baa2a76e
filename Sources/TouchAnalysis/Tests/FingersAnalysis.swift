internal import TouchRecording

/// The number of touches that the screen distinguishes, and whether each keeps its identifier.
package struct FingersAnalysis: Sendable {
  /// Two touches that exchanged their identifiers.
  package struct Swap: Hashable, Sendable {
    /// The time, in microseconds.
    package var time: Int64
    /// The time of arrival in the program, in microseconds of the local clock.
    package var arrived: Int64
    package var ids: [Int32]
    package var position: Position
  }

  /// The largest number of touches at the same time.
  package let most: Int
  /// The positions of touches that ended or began while a constant number of fingers was down.
  package let lost: [Position]
  package let swaps: [Swap]
  private let asked: Int
  private let holder: Holder
  private let count: Int

  /// Creates the analysis of the last run. `swaps` are those of the whole recording.
  package init?(_ runs: [TestRun], swaps: [Swap]) {
    self.swaps = swaps
    guard let run = runs.last, !run.contacts.isEmpty else { return nil }
    asked = Int(run.plan.count)
    holder = run.plan.holder
    count = run.contacts.count
    // All beginnings and ends in their order. At the same time, an end comes before a beginning.
    var changes: [(time: Int64, by: Int)] = []
    for contact in run.contacts {
      changes.append((contact.beginTime, 1))
      // A touch that begins and ends at the same time is counted for a microsecond.
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
    // All fingers are held from the moment with the largest number on. The beginning and the end of that
    // period, when fingers are put down and lifted one after the other, are left out.
    let until = reached + Int64(max(run.plan.seconds, 0.5) * 1e6) - 100_000
    lost = run.contacts.compactMap { contact in
      if contact.beginTime > reached, contact.beginTime < until { return contact.begin }
      if contact.endTime > reached, contact.endTime < until {
        return contact.samples.last?.position
      }
      return nil
    }
  }

  /// The figures of the test.
  package var figures: [Figure] {
    [
      Figure(
        .fingersMost, Double(most), holder: holder, count: count, isBound: most >= asked,
        remark: most >= asked ? .noMorePutDown : .putDown(asked)),
      Figure(.fingersLost, Double(lost.count), holder: holder, count: count, positions: lost),
      Figure(
        .fingersSwapped, Double(swaps.count), holder: holder, count: count,
        positions: swaps.map(\.position)),
    ]
  }
}
