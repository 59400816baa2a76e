import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@MainActor @Suite(.serialized) struct OutlineTests {
  private var food: DiffableSectionSnapshot<String> {
    var snapshot = DiffableSectionSnapshot<String>()
    snapshot.append(["Fruit", "Bread"])
    snapshot.append(["Apple", "Pear"], to: "Fruit")
    snapshot.append(["Gala"], to: "Apple")
    return snapshot
  }

  @Test("A section snapshot knows levels, parents and what is shown")
  func levels() {
    var snapshot = food
    #expect(snapshot.items == ["Fruit", "Apple", "Gala", "Pear", "Bread"])
    #expect(snapshot.rootItems == ["Fruit", "Bread"])
    #expect(snapshot.visibleItems == ["Fruit", "Bread"])
    #expect(snapshot.level(of: "Gala") == 2)
    #expect(snapshot.parent(of: "Gala") == "Apple")
    #expect(!snapshot.isVisible("Pear"))
    snapshot.expand(["Fruit"])
    #expect(snapshot.visibleItems == ["Fruit", "Apple", "Pear", "Bread"])
    #expect(snapshot.isVisible("Pear") && !snapshot.isVisible("Gala"))
    snapshot.expand(["Apple"])
    snapshot.collapse(["Fruit"])
    #expect(snapshot.visibleItems == ["Fruit", "Bread"])
    #expect(snapshot.isExpanded("Apple"))
  }

  @Test("Items are inserted, replaced and deleted with what is below them")
  func changes() {
    var snapshot = food
    snapshot.insert(["Nut"], after: "Fruit")
    #expect(snapshot.rootItems == ["Fruit", "Nut", "Bread"])
    snapshot.insert(["Kiwi"], before: "Pear")
    #expect(snapshot.items == ["Fruit", "Apple", "Gala", "Kiwi", "Pear", "Nut", "Bread"])
    snapshot.delete(["Apple"])
    #expect(!snapshot.contains("Gala"))
    var other = DiffableSectionSnapshot<String>()
    other.append(["Plum"])
    other.append(["Mirabelle"], to: "Plum")
    snapshot.replace(childrenOf: "Fruit", using: other)
    #expect(snapshot.items == ["Fruit", "Plum", "Mirabelle", "Nut", "Bread"])
    #expect(snapshot.snapshot(of: "Fruit").items == ["Plum", "Mirabelle"])
    #expect(snapshot.snapshot(of: "Plum", includingParent: true).items == ["Plum", "Mirabelle"])
    #expect(snapshot.index(of: "Nut") == 3)
  }

  /// Returns a list of food whose rows expand at their arrows, or anywhere.
  private func scene(
    _ style: CellAccessory.OutlineDisclosureOptions.Style
  ) -> (Scene, CollectionViewDiffableDataSource<Int, String>) {
    let scene = Scene(
      CollectionViewCompositionalLayout.list(
        using: CollectionLayoutListConfiguration(appearance: .sidebar)), plainItems(0))
    let cells = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories =
        item == "Fruit" || item == "Apple"
        ? [.outlineDisclosure(options: .init(style: style))] : []
    }
    let source = CollectionViewDiffableDataSource<Int, String>(
      collectionView: scene.collection
    ) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.apply(food, to: 0, animatingDifferences: false)
    scene.collection.layoutIfNeeded()
    return (scene, source)
  }

  @Test("An item that is added below itself ends the program")
  func addedToItself() async {
    await #expect(processExitsWith: .failure) {
      var outline = DiffableSectionSnapshot<String>()
      outline.append(["a"], to: "a")
    }
  }

  @Test("A tap on the arrow shows what is below, further in, and the next one hides it")
  func arrow() {
    let (scene, source) = scene(.cell)
    #expect(source.snapshot().itemIdentifiers == ["Fruit", "Bread"])
    scene.stage.tap(at: Point(x: 275, y: 22))
    scene.stage.advance(by: 1)
    #expect(source.snapshot().itemIdentifiers == ["Fruit", "Apple", "Pear", "Bread"])
    let cells = scene.collection.visibleCells.compactMap { $0 as? CollectionViewListCell }
    #expect(cells.map(\.indentationLevel) == [0, 1, 1, 0])
    #expect(cells.first?.configurationState.isExpanded == true)
    #expect(scene.items.selected.isEmpty)
    scene.stage.tap(at: Point(x: 275, y: 22))
    scene.stage.advance(by: 1)
    #expect(source.snapshot().itemIdentifiers == ["Fruit", "Bread"])
    #expect(source.snapshot(for: 0).items.count == 5)
    // A tap beside the arrow selects the row.
    scene.stage.tap(at: Point(x: 60, y: 22))
    scene.stage.advance(by: 1)
    #expect(scene.items.selected == [ItemPath(item: 0, section: 0)])
  }

  @Test("A tap anywhere on a header shows what is below, and selects nothing")
  func header() {
    let (scene, source) = scene(.header)
    scene.stage.tap(at: Point(x: 60, y: 22))
    scene.stage.advance(by: 1)
    #expect(source.snapshot().itemIdentifiers.count == 4)
    #expect(scene.items.selected.isEmpty)
  }

  @Test("Handlers have a say, and give what is below when it is asked for")
  func handlers() {
    let (scene, source) = scene(.cell)
    var log: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Bread" }
    source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, old in
      var new = old
      new.append(["More \(parent)"])
      return new
    }
    scene.stage.tap(at: Point(x: 275, y: 22))
    scene.stage.advance(by: 1)
    #expect(source.snapshot().itemIdentifiers == ["Fruit", "Apple", "Pear", "More Fruit", "Bread"])
    scene.stage.tap(at: Point(x: 275, y: 22))
    #expect(log == ["expand Fruit", "collapse Fruit"])
  }

  @Test("Arrow keys show and hide what is below the row that has the keyboard")
  func keys() {
    let (scene, source) = scene(.cell)
    scene.stage.keyboardFocus(true)
    scene.stage.keyPress(.keyboardTab)
    scene.stage.keyPress(.keyboardRightArrow)
    scene.stage.advance(by: 1)
    #expect(source.snapshot().itemIdentifiers.count == 4)
    scene.stage.keyPress(.keyboardLeftArrow)
    scene.stage.advance(by: 1)
    #expect(source.snapshot().itemIdentifiers.count == 2)
  }

  @Test("A grip moves a row, and the data source tells what changed")
  func reorder() {
    let (scene, source) = listWithGrips()
    var transactions: [DiffableTransaction<Int, String>] = []
    source.reorderingHandlers.didReorder = { transactions.append($0) }
    scene.stage.drag(from: Point(x: 270, y: 22), to: Point(x: 270, y: 22 + 88), duration: 0.5)
    scene.stage.advance(by: 1)
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    #expect(transactions.count == 1)
    #expect(transactions.first?.initialSnapshot.itemIdentifiers == ["a", "b", "c", "d"])
    #expect(transactions.first?.finalSnapshot.itemIdentifiers == ["b", "c", "a", "d"])
    #expect(transactions.first?.sectionTransactions.first?.sectionIdentifier == 0)
    #expect(transactions.first?.difference.count == 2)
    // An item that must not be moved stays.
    scene.stage.drag(from: Point(x: 270, y: 66), to: Point(x: 270, y: 22), duration: 0.5)
    scene.stage.advance(by: 1)
    #expect(source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
  }
}
