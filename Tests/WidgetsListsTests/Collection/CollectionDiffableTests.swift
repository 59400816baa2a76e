import ResponderTestKit
import SeededRandom
import Testing
import Widgets

@MainActor @Suite(.serialized) struct CollectionDiffableTests {
  let stage = Stage(size: Size(width: 320, height: 240))
  let collection: CollectionView
  let source: CollectionViewDiffableDataSource<String, Int>

  init() {
    let layout = makeGrid()
    layout.headerReferenceSize = Size(width: 0, height: 20)
    collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 240), collectionViewLayout: layout)
    let cells = CollectionView.CellRegistration<TextCell, Int> { cell, _, item in
      cell.label.text = "\(item)"
    }
    let headers = CollectionView.SupplementaryRegistration<TextHeader>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { header, _, path in header.label.text = "Section \(path.section)" }
    source = CollectionViewDiffableDataSource(collectionView: collection) {
      collection, path, item in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    stage.window.addSubview(collection)
  }

  private var texts: [String] {
    collection.visibleCells.compactMap { ($0 as? TextCell)?.label.text }
  }

  @Test(
    "T5: an item that is moved and reloaded is moved, and shown anew", arguments: [false, true])
  func movesAndReloads(animated: Bool) {
    let names = ItemTexts()
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 240), collectionViewLayout: makeGrid())
    let cells = CollectionView.CellRegistration<TextCell, Int> { cell, _, item in
      cell.label.text = names.texts[item] ?? "\(item)"
    }
    let source = CollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, item in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    stage.window.addSubview(collection)
    expectMovesAndReloads(
      of: names, on: stage, animated: animated,
      apply: { source.apply($0, animatingDifferences: $1) },
      shown: { collection.visibleCells.compactMap { ($0 as? TextCell)?.label.text } })
  }

  @Test("a snapshot shows its items, and the next one moves the cells of those that stay")
  func applies() {
    source.apply(makeSnapshot([("a", [1, 2, 3]), ("b", [4])]), animatingDifferences: false)
    #expect(texts == ["1", "2", "3", "4"])
    let two = source.indexPath(for: 2).flatMap(collection.cellForItem)
    var isDone = false
    source.apply(makeSnapshot([("b", [4, 2]), ("a", [3, 5])])) { isDone = true }
    #expect(!isDone)
    stage.advance(by: 1)
    #expect(isDone)
    #expect(texts == ["4", "2", "3", "5"])
    #expect(collection.cellForItem(at: [0, 1]) === two)
    #expect(source.itemIdentifier(for: [1, 1]) == 5)
    #expect(source.sectionIdentifier(for: 0) == "b")
    #expect(source.index(for: "a") == 1)
    #expect(source.snapshot().itemIdentifiers == [4, 2, 3, 5])
  }

  @Test("headers are filled by their registration, and used again")
  func headers() {
    source.apply(makeSnapshot([("a", [1]), ("b", [2])]), animatingDifferences: false)
    let found = collection.visibleSupplementaryViews(
      ofKind: CollectionView.elementKindSectionHeader)
    #expect(found.compactMap { ($0 as? TextHeader)?.label.text } == ["Section 0", "Section 1"])
  }

  /// Creates a collection view of rows, each with a badge.
  private func makeBadgedCollection() -> CollectionView {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      supplementaryItems: [
        CollectionLayoutSupplementaryItem(
          layoutSize: CollectionLayoutSize(
            widthDimension: .absolute(20), heightDimension: .absolute(20)),
          elementKind: "badge",
          containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]))
      ])
    let group = CollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
    return CollectionView(
      frame: Rect(x: 0, y: 0, width: 200, height: 200),
      collectionViewLayout: CollectionViewCompositionalLayout(
        section: CollectionLayoutSection(group: group)))
  }

  @Test("a view that its registration hides stays hidden, and another one is shown in its cell")
  func hiddenByRegistration() {
    let collection = makeBadgedCollection()
    stage.window.addSubview(collection)
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, path, _ in
      cell.isHidden = path.item % 4 == 1
      cell.alpha = path.item % 4 == 2 ? 0.5 : 1
    }
    let badgeRegistration = CollectionView.SupplementaryRegistration<CollectionReusableView>(
      elementKind: "badge"
    ) { badge, _, path in
      badge.isHidden = path.item % 3 != 0
    }
    let source = CollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: badgeRegistration, for: path)
    }
    source.apply(makeSnapshot([("a", Array(0..<40))]), animatingDifferences: false)
    // The views are used again for other items.
    for offset in [0.0, 420, 60, 1000] {
      collection.contentOffset.y = offset
      stage.render()
      let paths = collection.indexPathsForVisibleItems
      #expect(paths.count >= 4)
      var badges: [ItemPath] = []
      for path in paths {
        let cell = collection.cellForItem(at: path)
        #expect(cell?.isHidden == (path.item % 4 == 1))
        #expect(cell?.alpha == (path.item % 4 == 2 ? 0.5 : 1))
        guard let badge = collection.supplementaryView(forElementKind: "badge", at: path) else {
          continue
        }
        badges.append(path)
        #expect(badge.isHidden == (path.item % 3 != 0))
      }
      #expect(badges.count >= 4)
    }
  }

  @Test("a reconfigured item keeps its cell, a reloaded section gets others")
  func reconfigure() {
    source.apply(makeSnapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
    let cell = collection.cellForItem(at: [0, 1]) as? TextCell
    cell?.label.text = "old"
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([2])
    source.apply(snapshot)
    #expect(collection.cellForItem(at: [0, 1]) === cell)
    #expect(texts == ["1", "2", "3"])
    cell?.label.text = "old"
    (collection.cellForItem(at: [1, 0]) as? TextCell)?.label.text = "kept"
    snapshot = source.snapshot()
    snapshot.reloadSections(["a"])
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 1)
    #expect(texts == ["1", "2", "kept"])
    #expect(source.snapshot().reloadedSectionIdentifiers.isEmpty)
  }

  @Test("with everything asked for anew no cell is kept")
  func reloadData() {
    source.apply(makeSnapshot([("a", [1, 2])]), animatingDifferences: false)
    (collection.cellForItem(at: [0, 0]) as? TextCell)?.label.text = "old"
    source.applySnapshotUsingReloadData(makeSnapshot([("a", [1, 3])]))
    #expect(texts == ["1", "3"])
  }

  @Test("hundreds of random snapshots follow one another")
  func random() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<300 {
      let sections = randomSections(using: &random)
      var snapshot = makeSnapshot(sections)
      if round % 3 == 0, let name = sections.first?.0 { snapshot.reloadSections([name]) }
      source.apply(snapshot, animatingDifferences: round % 2 == 0)
      stage.advance(by: 0.5)
      let all = sections.flatMap { $0.1.map { "\($0)" } }
      #expect(texts == Array(all.prefix(texts.count)))
      #expect(!texts.isEmpty || all.isEmpty)
    }
  }

  @Test("a collection that overrides what changes it hears of all that leads to a snapshot")
  func overrides() {
    let collection = ListeningCollection(
      frame: Rect(x: 0, y: 0, width: 320, height: 240), collectionViewLayout: makeGrid())
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let source = CollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    stage.window.addSubview(collection)
    source.apply(
      makeSnapshot([("a", [1, 2, 3, 6]), ("b", [4]), ("d", [8])]), animatingDifferences: false)
    stage.render()
    collection.heard = []
    var snapshot = makeSnapshot([("c", [7]), ("b", [5, 4]), ("a", [3, 1, 6])])
    snapshot.reloadItems([6])
    snapshot.reconfigureItems([4])
    source.apply(snapshot)
    #expect(
      collection.heard == [
        "begin", "delete sections [2]", "insert sections [0]", "move section 1 1",
        "delete [[0, 1]]", "insert [[1, 0]]", "move [0, 2] [2, 0]", "reload [[0, 3]]", "end",
        "reconfigure [[1, 1]]",
      ])
    source.applySnapshotUsingReloadData(snapshot)
    #expect(collection.heard.last == "reload data")
  }
}

/// A collection that logs its changes.
private final class ListeningCollection: CollectionView {
  var heard: [String] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    heard.append("begin")
    super.performBatchUpdates(updates, completion: completion)
    heard.append("end")
  }

  override func insertItems(at indexPaths: [ItemPath]) {
    heard.append("insert \(indexPaths)")
    super.insertItems(at: indexPaths)
  }

  override func deleteItems(at indexPaths: [ItemPath]) {
    heard.append("delete \(indexPaths)")
    super.deleteItems(at: indexPaths)
  }

  override func reloadItems(at indexPaths: [ItemPath]) {
    heard.append("reload \(indexPaths)")
    super.reloadItems(at: indexPaths)
  }

  override func reconfigureItems(at indexPaths: [ItemPath]) {
    heard.append("reconfigure \(indexPaths)")
    super.reconfigureItems(at: indexPaths)
  }

  override func moveItem(at indexPath: ItemPath, to newIndexPath: ItemPath) {
    heard.append("move \(indexPath) \(newIndexPath)")
    super.moveItem(at: indexPath, to: newIndexPath)
  }

  override func insertSections(_ sections: some Sequence<Int>) {
    heard.append("insert sections \(Array(sections))")
    super.insertSections(sections)
  }

  override func deleteSections(_ sections: some Sequence<Int>) {
    heard.append("delete sections \(Array(sections))")
    super.deleteSections(sections)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    heard.append("move section \(section) \(newSection)")
    super.moveSection(section, toSection: newSection)
  }

  override func reloadData() {
    heard.append("reload data")
    super.reloadData()
  }
}
