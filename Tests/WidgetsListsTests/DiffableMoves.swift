import ResponderTestKit
import SeededRandom
import Testing
import Widgets

/// The texts of items. A test changes them.
@MainActor final class ItemTexts {
  var texts: [Int: String] = [:]
}

/// Returns a snapshot with the items of each section.
@MainActor func makeSnapshot(_ sections: [(String, [Int])]) -> DiffableSnapshot<String, Int> {
  var snapshot = DiffableSnapshot<String, Int>()
  for (name, items) in sections {
    snapshot.appendSections([name])
    snapshot.appendItems(items)
  }
  return snapshot
}

/// Returns up to five sections with some of fourteen items, in a random order.
func randomSections(using random: inout SeededGenerator) -> [(String, [Int])] {
  let names = ["a", "b", "c", "d", "e"].shuffled(using: &random)
  let count = Int.random(in: 0...5, using: &random)
  var items = Array(0..<14).shuffled(using: &random)
  items.removeLast(Int.random(in: 0...6, using: &random))
  var sections: [(String, [Int])] = names.prefix(count).map { ($0, []) }
  for item in items where count > 0 {
    sections[Int.random(in: 0..<count, using: &random)].1.append(item)
  }
  return sections
}

/// Moves items between, into and out of sections, reloads all items, and expects new content in all cells.
///
/// - Parameters:
///   - names: The texts of the items in the cells.
///   - apply: A closure that applies a snapshot, with or without an animation.
///   - shown: A closure that returns the texts of the visible cells, in order.
@MainActor func expectMovesAndReloads(
  of names: ItemTexts, on stage: Stage, animated: Bool,
  apply: (DiffableSnapshot<String, Int>, Bool) -> Void, shown: () -> [String]
) {
  let moves: [[(String, [Int])]] = [
    [("a", [2, 1, 3]), ("b", [4])],
    [("a", [1, 3]), ("b", [2, 4])],
    // Out of a section that is deleted, and into one that is inserted.
    [("a", [2, 3, 4])],
    [("b", [4, 1]), ("c", [3, 2])],
  ]
  for (round, sections) in moves.enumerated() {
    names.texts = [:]
    apply(makeSnapshot([("a", [1, 2, 3]), ("b", [4])]), false)
    stage.render()
    for item in 1...4 { names.texts[item] = "new \(item)" }
    var snapshot = makeSnapshot(sections)
    snapshot.reloadItems(snapshot.itemIdentifiers)
    apply(snapshot, animated)
    stage.advance(by: 1)
    let expected = sections.flatMap { $0.1 }.map { "new \($0)" }
    let texts = shown()
    #expect(texts == expected, "round \(round)")
  }
}
