import ResponderTestKit
import Testing
import Widgets

/// A list that shows a placeholder for each dropped item.
@MainActor private final class WaitingList: TextRows, TableViewDropDelegate {
  var rows = ["a", "b", "c", "d"]
  var sections: [[String]] { [rows] }
  let table = TableView(frame: Rect(x: 0, y: 0, width: 240, height: 300), style: .plain)
  var contexts: [any TableViewDropPlaceholderContext] = []
  var count = 1

  init() {
    fill(table)
    table.dropDelegate = self
  }

  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> TableViewDropProposal {
    TableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  func tableView(
    _ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator
  ) {
    guard let place = coordinator.destinationIndexPath, let item = coordinator.items.first else {
      return
    }
    for number in 0..<count {
      let placeholder = TableViewDropPlaceholder(
        insertionIndexPath: place, reuseIdentifier: "row", rowHeight: 60)
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "wait \(number)" }
      contexts.append(coordinator.drop(item.dragItem, to: placeholder))
    }
  }

  /// The texts of the visible cells, from top to bottom.
  var texts: [String] {
    table.subviews.compactMap { $0 as? TableViewCell }
      .filter { !$0.isHidden && $0.alpha > 0 && $0.textLabel?.text != nil }
      .sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
  }
}

@MainActor struct TablePlaceholderTests {
  private let stage = Stage(size: Size(width: 300, height: 300))
  private let list = WaitingList()

  init() {
    stage.window.addSubview(list.table)
    stage.render()
  }

  /// Drops a text before the second row.
  private func drop() {
    stage.dragEnter("new", at: Point(x: 100, y: 45))
    stage.drop()
    stage.advance(by: 1)
  }

  @Test("S7: A placeholder's cell is shown at the drop, and the data source knows nothing of it")
  func shown() {
    drop()
    #expect(list.texts == ["a", "wait 0", "b", "c", "d"])
    #expect(list.table.numberOfRows(inSection: 0) == 4)
    #expect(list.table.rectForRow(at: [0, 0]) == Rect(x: 0, y: 0, width: 240, height: 40))
    #expect(list.table.rectForRow(at: [0, 1]) == Rect(x: 0, y: 100, width: 240, height: 40))
    #expect(list.table.cellForRow(at: [0, 1])?.frame.minY == 100)
    #expect(list.table.indexPathForRow(at: Point(x: 10, y: 60)) == nil)
    #expect(list.table.indexPathForRow(at: Point(x: 10, y: 110)) == [0, 1])
    #expect(list.table.contentSize.height == 220)
    #expect(list.table.hasUncommittedUpdates)
  }

  @Test("A committed placeholder becomes the row")
  func committed() {
    drop()
    let isDone = list.contexts[0].commitInsertion { list.rows.insert("new", at: $0.row) }
    stage.advance(by: 1)
    #expect(isDone)
    #expect(list.texts == ["a", "new", "b", "c", "d"])
    #expect(list.table.rectForRow(at: [0, 2]).minY == 80)
    #expect(!list.table.hasUncommittedUpdates)
    #expect(!list.contexts[0].commitInsertion { _ in Issue.record("The closure was called") })
    #expect(!list.contexts[0].deletePlaceholder())
  }

  @Test("A deleted placeholder is removed, and cannot be committed")
  func deleted() {
    drop()
    #expect(list.contexts[0].deletePlaceholder())
    stage.advance(by: 1)
    #expect(list.texts == ["a", "b", "c", "d"])
    #expect(list.table.cellForRow(at: [0, 1])?.frame.minY == 40)
    #expect(!list.contexts[0].commitInsertion { _ in Issue.record("The closure was called") })
  }

  @Test("Reloading the data removes placeholders")
  func reloaded() {
    drop()
    list.table.reloadData()
    stage.advance(by: 1)
    #expect(list.texts == ["a", "b", "c", "d"])
    #expect(!list.contexts[0].commitInsertion { _ in Issue.record("The closure was called") })
  }

  @Test("S7: A placeholder moves with the rows around it")
  func moved() {
    drop()
    list.rows.insert("first", at: 0)
    list.table.insertRows(at: [[0, 0]], with: .none)
    stage.advance(by: 1)
    #expect(list.texts == ["first", "a", "wait 0", "b", "c", "d"])
    list.rows.removeAll { $0 == "a" }
    list.table.deleteRows(at: [[0, 1]], with: .none)
    stage.advance(by: 1)
    #expect(list.texts == ["first", "wait 0", "b", "c", "d"])
    list.contexts[0].commitInsertion {
      #expect($0 == [0, 1])
      list.rows.insert("new", at: $0.row)
    }
    stage.advance(by: 1)
    #expect(list.texts == ["first", "new", "b", "c", "d"])
  }

  @Test("Placeholders at one index path keep their order, whichever is committed first")
  func several() {
    list.count = 2
    drop()
    #expect(list.texts == ["a", "wait 0", "wait 1", "b", "c", "d"])
    list.contexts[0].commitInsertion { list.rows.insert("x", at: $0.row) }
    stage.advance(by: 1)
    #expect(list.texts == ["a", "x", "wait 1", "b", "c", "d"])
    list.contexts[1].commitInsertion { list.rows.insert("y", at: $0.row) }
    stage.advance(by: 1)
    #expect(list.texts == ["a", "x", "y", "b", "c", "d"])
    #expect(list.rows == ["a", "x", "y", "b", "c", "d"])
  }
}

/// A grid that shows a placeholder for a dropped item.
@MainActor private final class WaitingGrid: CollectionViewDataSource, CollectionViewDropDelegate {
  var count: Int
  let collection: CollectionView
  var context: (any CollectionViewDropPlaceholderContext)?
  var placeholderCell: CollectionViewCell?

  init(_ count: Int, itemSize: Size) {
    self.count = count
    let layout = CollectionViewFlowLayout()
    layout.itemSize = itemSize
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    collection.dropDelegate = self
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> CollectionViewDropProposal {
    CollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: CollectionView, performDropWith coordinator: any CollectionViewDropCoordinator
  ) {
    guard let place = coordinator.destinationIndexPath, let item = coordinator.items.first else {
      return
    }
    let placeholder = CollectionViewDropPlaceholder(
      insertionIndexPath: place, reuseIdentifier: "item")
    placeholder.cellUpdateHandler = { self.placeholderCell = $0 }
    context = coordinator.drop(item.dragItem, to: placeholder)
  }

  /// Returns the frame of an item's cell.
  func frame(_ item: Int) -> Rect? { collection.cellForItem(at: [0, item])?.frame }
}

@MainActor struct CollectionPlaceholderTests {
  private let stage = Stage(size: Size(width: 300, height: 300))

  private func show(_ grid: WaitingGrid) -> [Rect] {
    stage.window.addSubview(grid.collection)
    stage.render()
    return (0..<grid.count).map { grid.frame($0) ?? .zero }
  }

  private func drop(at point: Point) {
    stage.dragEnter("new", at: point)
    stage.drop()
    stage.advance(by: 1)
  }

  @Test("In a grid, the items after a placeholder take the positions of the next ones")
  func grid() {
    let grid = WaitingGrid(6, itemSize: Size(width: 60, height: 60))
    let places = show(grid)
    drop(at: Point(x: places[1].minX + 5, y: 30))
    #expect(grid.placeholderCell?.frame == places[1])
    #expect(grid.frame(0) == places[0])
    #expect((1..<5).map { grid.frame($0) } == places[2...].map { $0 })
    #expect(grid.frame(5) == places[3].offsetBy(dx: 0, dy: 70))
    #expect(grid.collection.contentSize.height == 200)
    #expect(grid.collection.numberOfItems(inSection: 0) == 6)
    #expect(grid.collection.hasUncommittedUpdates)
    let under = Point(x: places[2].midX, y: places[2].midY)
    #expect(grid.collection.indexPathForItem(at: under) == [0, 1])
  }

  @Test("In a list, the items after a placeholder move down")
  func list() {
    let grid = WaitingGrid(3, itemSize: Size(width: 200, height: 40))
    let places = show(grid)
    drop(at: Point(x: 100, y: places[1].minY + 2))
    #expect(grid.placeholderCell?.frame == places[1])
    #expect(grid.frame(1) == places[2])
    #expect(grid.frame(2) == places[2].offsetBy(dx: 0, dy: 50))
    #expect(grid.collection.contentSize.height == 190)
  }

  @Test("A committed placeholder becomes the item, and a deleted one is removed")
  func ends() {
    let grid = WaitingGrid(3, itemSize: Size(width: 60, height: 60))
    let places = show(grid)
    drop(at: Point(x: places[1].minX + 5, y: 30))
    let committed = grid.context?.commitInsertion { _ in grid.count += 1 }
    stage.advance(by: 1)
    #expect(committed == true)
    #expect((0..<3).map { grid.frame($0) } == places.map { $0 })
    #expect(grid.collection.visibleCells.count == 4)
    drop(at: Point(x: places[1].minX + 5, y: 30))
    #expect(grid.context?.deletePlaceholder() == true)
    stage.advance(by: 1)
    #expect((0..<3).map { grid.frame($0) } == places.map { $0 })
    #expect(!grid.collection.hasUncommittedUpdates)
    #expect(grid.context?.commitInsertion { _ in grid.count += 1 } == false)
    #expect(grid.count == 4)
  }

  @Test("Reloading the data removes placeholders")
  func reloaded() {
    let grid = WaitingGrid(3, itemSize: Size(width: 60, height: 60))
    let places = show(grid)
    drop(at: Point(x: places[1].minX + 5, y: 30))
    grid.collection.reloadData()
    stage.render()
    #expect((0..<3).map { grid.frame($0) } == places.map { $0 })
    #expect(grid.context?.commitInsertion { _ in grid.count += 1 } == false)
  }
}
