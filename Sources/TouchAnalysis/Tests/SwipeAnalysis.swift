internal import TouchRecording

/// Whether a finger that comes over an edge is seen from the edge on.
package struct SwipeAnalysis: Sendable {
  /// The names of the edges, as plans write them.
  package static let edges = ["left", "top", "right", "bottom"]

  /// A swipe.
  package struct Swipe: Hashable, Sendable {
    package var edge: String
    /// How far from the edge the first report was, in millimetres.
    package var inset: Double
    package var place: Place
  }

  package let swipes: [Swipe]
  private let holder: Holder

  /// How far from the edge a swipe may begin to count as one that came over it, and how far it has to go
  /// on, in millimetres.
  private static let farthest = 20.0
  private static let way = 10.0

  /// Looks at runs; nil where there are none, the screen's size is unknown or the edges are not the screen's.
  package init?(_ runs: [TestRun]) {
    let runs = runs.filter { $0.screen.isMetric && $0.screen.hasEdges }
    guard !runs.isEmpty else { return nil }
    holder = runs.holder
    swipes = runs.flatMap { run in
      run.contacts.compactMap { contact in
        guard let first = Self.inset(of: contact.begin, run.plan.part, run.screen),
          first <= Self.farthest,
          let last = contact.samples.last.flatMap({
            Self.inset(of: $0.place, run.plan.part, run.screen)
          }), last - first >= Self.way
        else { return nil }
        return Swipe(edge: run.plan.part, inset: max(0, first), place: contact.begin)
      }
    }
  }

  private static func inset(of place: Place, _ edge: String, _ screen: ScreenSize) -> Double? {
    switch edge {
    case "left": place.x
    case "top": place.y
    case "right": screen.width - place.x
    case "bottom": screen.height - place.y
    default: nil
    }
  }

  /// What was measured.
  package var figures: [Figure] {
    let sides = Set(swipes.map(\.edge))
    var figures = [
      Figure(.swipeSides, Double(sides.count), holder: holder, count: swipes.count)
    ]
    if let worst = swipes.max(by: { $0.inset < $1.inset }) {
      figures.append(
        Figure(
          .swipeInset, worst.inset, holder: holder, count: swipes.count, remark: .part(worst.edge),
          places: [worst.place]))
    }
    return figures
  }
}
