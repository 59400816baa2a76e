/// The figures of this library and the peers, with their limits.
///
/// The factors are the goals of the project: a window needs little more than a minimal client, and clearly
/// less than common toolkits.
struct Figures {
  let peers: [PeerFigures]
  let lists: [ListFigures]
  let fields: [FieldFigures]

  private var ours: PeerFigures? { peers.first { $0.name == "ours" } }
  private var floor: PeerFigures? { peers.first { $0.name == "floor" } }
  private var button: PeerFigures? { peers.first { $0.name == "C button" } }
  private var gtk: PeerFigures? { peers.first { $0.name == "GTK 4" } }
  private var qt: PeerFigures? { peers.first { $0.name == "Qt 6" } }

  /// All figures of the window, the list and the text field.
  var all: [Figure] {
    (peers.isEmpty ? [] : ofWindows) + (lists.isEmpty ? [] : ofLists)
      + (fields.isEmpty ? [] : ofFields)
  }

  private var ofFields: [Figure] {
    let ours = fields.first { $0.name == "ours" }
    let qt = fields.first { $0.name == "Qt 6" }?.keyToCommit.median
    let others = fields.filter { $0.name != "ours" }.compactMap { field in
      field.keyToCommit.median.map { "\(field.name): \(Report.text($0)) ms" }
    }
    return [
      Figure(
        name: "key → commit in a field", value: ours?.keyToCommit.median, unit: "ms", limit: qt,
        limitReason: "Qt 6", note: others.joined(separator: ", ")),
      Figure(
        name: "damage of a key", value: ours?.keyDamage.median, unit: "px",
        limit: ours?.threeLines, limitReason: "3 lines of the field"),
    ]
  }

  private var ofLists: [Figure] {
    let ours = lists.first { $0.name == "ours" }
    let others = lists.filter { $0.name != "ours" }.compactMap { list in
      list.stepTime.median.map { "\(list.name): \(Report.text($0)) ms" }
    }
    return [
      Figure(
        name: "scroll step in 100,000 rows, CPU", value: ours?.stepTime.median, unit: "ms",
        limit: 0.8, limitReason: "promised", note: others.joined(separator: ", ")),
      Figure(
        name: "1,000,000 rows beside 1,000: memory", value: ours?.growth, unit: "MB", limit: 1,
        limitReason: "promised"),
      Figure(
        name: "wake-ups in 10 s after wheel and fling",
        value: ours?.wakeUpsAfterwards.map(Double.init), unit: "", limit: 0, limitReason: "none"),
    ]
  }

  /// Returns the figures of programs that a client of at-spi2-core listens to.
  static func ofAccessibility(
    _ toolkits: [AccessibilityFigures], _ costs: AccessibilityCosts
  ) -> [Figure] {
    let ours = toolkits.first { $0.name == "ours" }
    func figure(
      _ name: String, _ value: Double?, _ unit: String, _ limit: Double, _ note: String = ""
    ) -> Figure {
      Figure(
        name: name, value: value, unit: unit, limit: limit, limitReason: "promised", note: note)
    }
    return [
      figure("Tab → a listener has the focus", ours?.focus.median, "ms", 2, "Python included"),
      figure("scroll step with a listener, additional CPU", ours?.stepGrowth, "ms", 0.3),
      figure("key with a listener, additional CPU", ours?.keyGrowth, "ms", 0.2),
      figure(
        "walk of the gallery's tree", costs.walk, "s", 1,
        costs.objects.map { "\($0) objects, name, role and states of each" } ?? ""),
      figure(
        "messages about accessibility, no listener", costs.quietMessages.map(Double.init), "", 3),
      figure(
        "wake-ups in 10 s, no listener", costs.quietWakeUps.map(Double.init), "", 0),
    ]
  }

  private var ofWindows: [Figure] {
    [
      limited("exec to first buffer", "ms", \.firstBuffer.median, 1.25, floor),
      limited("exec to first buffer", "ms", \.firstBuffer.median, 0.6, qt),
      limited("memory (PSS)", "MB", \.proportionalMemory, 1.2, floor),
      limited("memory (PSS)", "MB", \.proportionalMemory, 0.65, gtk),
      Figure(
        name: "wake-ups in 10 idle s", value: ours?.idleWakeUps.map(Double.init), unit: "",
        limit: 0, limitReason: "none"),
      limited("touch → commit", "ms", \.touchToCommit.median, 1.5, button),
      limited("touch → commit", "ms", \.touchToCommit.median, 1, qt),
      limited("press → commit", "ms", \.pressToCommit.median, 1.5, button),
      limited("press → commit", "ms", \.pressToCommit.median, 1, qt),
      Figure(
        name: "damage of a press", value: ours?.pressDamage.median, unit: "px",
        limit: ours?.pressedButton.map { $0 * 1.2 }, limitReason: "1.2 × the button"),
    ]
  }

  private func limited(
    _ name: String, _ unit: String, _ value: (PeerFigures) -> Double?, _ factor: Double,
    _ peer: PeerFigures?
  ) -> Figure {
    let limit = peer.flatMap(value).map { $0 * factor }
    let peerName = peer?.name ?? "a peer that is not here"
    return Figure(
      name: name, value: ours.flatMap(value), unit: unit, limit: limit,
      limitReason: factor == 1 ? peerName : "\(factor) × \(peerName)")
  }
}
