internal import TouchRecording

/// The detection of swipes from beyond an edge of the screen.
package struct SwipeAnalysis: Sendable {
  /// The names of the edges in plans.
  package static let edges = ["left", "top", "right", "bottom"]

  /// A swipe over an edge.
  package struct Swipe: Hashable, Sendable {
    package var edge: String
    /// The distance of the first report from the edge, in millimetres.
    package var inset: Double
    package var position: Position
  }

  package let swipes: [Swipe]
  private let holder: Holder

  /// The largest distance from the edge at which a swipe over it may begin, and the shortest distance that it
  /// has to move, in millimetres.
  private static let farthest = 20.0
  private static let way = 10.0

  /// Creates the analysis of runs, or returns `nil` if there are none, if the size of the screen is unknown,
  /// or if the edges are not those of the screen.
  package init?(_ runs: [TestRun]) {
    let runs = runs.filter { $0.screen.isMetric && $0.screen.hasEdges }
    guard !runs.isEmpty else { return nil }
    holder = runs.holder
    swipes = runs.flatMap { run in
      run.contacts.compactMap { contact in
        guard let first = Self.inset(of: contact.begin, run.plan.part, run.screen),
          first <= Self.farthest,
          let last = contact.samples.last.flatMap({
            Self.inset(of: $0.position, run.plan.part, run.screen)
          }), last - first >= Self.way
        else { return nil }
        return Swipe(edge: run.plan.part, inset: max(0, first), position: contact.begin)
      }
    }
  }

  private static func inset(of position: Position, _ edge: String, _ screen: ScreenSize) -> Double?
  {
    switch edge {
    case "left": position.x
    case "top": position.y
    case "right": screen.width - position.x
    case "bottom": screen.height - position.y
    default: nil
    }
  }

  /// The figures of the test.
  package var figures: [Figure] {
    let sides = Set(swipes.map(\.edge))
    var figures = [
      Figure(.swipeSides, Double(sides.count), holder: holder, count: swipes.count)
    ]
    if let worst = swipes.max(by: { $0.inset < $1.inset }) {
      figures.append(
        Figure(
          .swipeInset, worst.inset, holder: holder, count: swipes.count, remark: .part(worst.edge),
          positions: [worst.position]))
    }
    return figures
  }
}
