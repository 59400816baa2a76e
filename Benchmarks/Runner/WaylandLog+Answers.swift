import RealCompositors

extension WaylandLog {
  /// The longest time from an event to a commit that responds to it, in microseconds.
  private static let longestAnswer: UInt32 = 100_000

  /// Returns the time to the first commit with a buffer after each event, and the area that it damages.
  func answers(to events: [Entry]) -> [(milliseconds: Double, area: Double)] {
    let commits = self.commits
    return events.compactMap { event in
      let answer = commits.first { $0.stamp &- event.stamp < Self.longestAnswer }
      guard let answer else { return nil }
      let area = answer.damage.reduce(0) { $0 + Double($1.width) * Double($1.height) }
      return (Double(answer.stamp &- event.stamp) / 1000, area)
    }
  }
}
