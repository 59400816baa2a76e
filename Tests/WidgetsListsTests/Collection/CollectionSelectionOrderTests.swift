import ResponderTestKit
import Testing
import Widgets

/// The order in which a collection asks and notifies its delegate about a selection.
@MainActor @Suite(.serialized) struct CollectionSelectionOrderTests {
  let scene = CollectionScene(makeGrid(), CollectionSource(counts: 10))
  private let delegate = OrderDelegate()
  private var collection: CollectionView { scene.collection }

  init() {
    collection.delegate = delegate
    scene.stage.render()
  }

  private func tap(_ path: ItemPath) -> [String] {
    scene.stage.tap(at: scene.middle(of: path))
    scene.stage.advance(by: 1)
    defer { delegate.log = [] }
    return delegate.log
  }

  @Test("An item is selected before its highlight ends")
  func order() {
    #expect(
      tap([0, 1]) == [
        "shouldHighlight [0, 1]", "didHighlight [0, 1]", "shouldSelect [0, 1]",
        "didSelect [0, 1]", "didUnhighlight [0, 1]",
      ])
    #expect(collection.cellForItem(at: [0, 1])?.isHighlighted == false)
  }

  @Test("An item that may not be selected loses its highlight")
  func refused() {
    delegate.refused = ["shouldSelect [0, 1]"]
    #expect(tap([0, 1]).last == "didUnhighlight [0, 1]")
    #expect(collection.indexPathsForSelectedItems == nil)
    #expect(collection.cellForItem(at: [0, 1])?.isHighlighted == false)
  }

  @Test("An item that its selection removes is unhighlighted once")
  func removed() {
    delegate.onSelect = { [scene] path in
      scene.source.items[0].remove(at: path.item)
      scene.collection.deleteItems(at: [path])
    }
    #expect(tap([0, 1]).filter { $0.hasPrefix("didUnhighlight") } == ["didUnhighlight [0, 1]"])
  }

  @Test("Where one item can be selected, the delegate is not asked to deselect the other one")
  func single() {
    delegate.refused = ["shouldDeselect [0, 1]"]
    _ = tap([0, 1])
    let log = tap([0, 2])
    #expect(!log.contains("shouldDeselect [0, 1]"))
    #expect(log.contains("didDeselect [0, 1]"))
    #expect(collection.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test("Where several items can be selected, the delegate can keep a selected item selected")
  func several() {
    collection.allowsMultipleSelection = true
    delegate.refused = ["shouldDeselect [0, 1]"]
    _ = tap([0, 1])
    #expect(tap([0, 1]).contains("shouldDeselect [0, 1]"))
    #expect(collection.indexPathsForSelectedItems == [[0, 1]])
  }

  @Test("Where nothing can be selected, the program cannot select or deselect")
  func notAllowed() {
    collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    collection.allowsSelection = false
    collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [[0, 1]])
    collection.deselectItem(at: [0, 1], animated: false)
    #expect(collection.indexPathsForSelectedItems == [[0, 1]])
    collection.allowsSelection = true
    collection.deselectItem(at: [0, 1], animated: false)
    #expect(collection.indexPathsForSelectedItems == nil)
  }
}

/// A delegate that logs all calls about highlights and selections.
@MainActor private final class OrderDelegate: CollectionViewDelegate {
  var log: [String] = []
  /// The log lines of the questions that are answered with `false`.
  var refused: Set<String> = []
  var onSelect: (ItemPath) -> Void = { _ in }

  private func ask(_ line: String) -> Bool {
    log.append(line)
    return !refused.contains(line)
  }

  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: ItemPath
  ) -> Bool { ask("shouldHighlight \(indexPath)") }

  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: ItemPath) {
    log.append("didHighlight \(indexPath)")
  }

  func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: ItemPath) {
    log.append("didUnhighlight \(indexPath)")
  }

  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: ItemPath
  ) -> Bool { ask("shouldSelect \(indexPath)") }

  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: ItemPath
  ) -> Bool { ask("shouldDeselect \(indexPath)") }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: ItemPath) {
    log.append("didSelect \(indexPath)")
    onSelect(indexPath)
  }

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: ItemPath) {
    log.append("didDeselect \(indexPath)")
  }
}
