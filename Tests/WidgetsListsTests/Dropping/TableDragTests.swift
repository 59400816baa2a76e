import ResponderTestKit
import Testing
import Widgets

/// A list whose rows are dragged. Two of them are side by side.
@MainActor
final class DragList: DraggedRows, TableViewDelegate, TableViewDropDelegate {
  var rows: [String]
  var sections: [[String]] { [rows] }
  let table = TableView(frame: .zero, style: .plain)
  var proposal = TableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  var destinations: [ItemPath?] = []
  var events: [String] = []
  var canMove: Bool?

  init(_ rows: [String], frame: Rect) {
    self.rows = rows
    table.frame = frame
    fill(table)
    table.delegate = self
  }

  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath
  ) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: ItemPath
  ) -> [DragItem] {
    let item = DragItem(itemProvider: ItemProvider(object: rows[indexPath.row]))
    item.localObject = indexPath.row
    return [item]
  }

  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> TableViewDropProposal {
    destinations.append(destinationIndexPath)
    return proposal
  }

  /// The visible paths of dropped rows.
  var dropPaths: [ItemPath: Path] = [:]
  func tableView(
    _ tableView: TableView, dropPreviewParametersForRowAt indexPath: ItemPath
  ) -> DragPreviewParameters? {
    guard let path = dropPaths[indexPath] else { return nil }
    let parameters = DragPreviewParameters()
    parameters.visiblePath = path
    return parameters
  }

  var sources: [ItemPath?] = []
  var destination: ItemPath?
  func tableView(
    _ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator
  ) {
    destination = coordinator.destinationIndexPath
    sources = coordinator.items.map(\.sourceIndexPath)
    let place = coordinator.destinationIndexPath ?? ItemPath(row: rows.count, section: 0)
    if let item = coordinator.items.first, let source = item.sourceIndexPath {
      rows.insert(rows.remove(at: source.row), at: place.row)
      tableView.moveRow(at: source, to: place)
      coordinator.drop(item.dragItem, toRowAt: place)
      return
    }
    coordinator.session.loadObjects(ofClass: String.self) { texts in
      for (index, text) in texts.enumerated() {
        self.rows.insert(text, at: place.row + index)
        tableView.insertRows(
          at: [ItemPath(row: place.row + index, section: 0)], with: .automatic)
      }
    }
  }
}

/// A cell with a log of its drag states.
private final class NotifiedCell: TableViewCell {
  var states: [DragState] = []
  override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
}

@MainActor struct TableDragTests {
  let stage = Stage(size: Size(width: 500, height: 300))
  let left = DragList(["a", "b", "c", "d"], frame: Rect(x: 0, y: 0, width: 240, height: 300))
  let right = DragList(["1", "2"], frame: Rect(x: 260, y: 0, width: 240, height: 300))

  init() {
    stage.window.addSubview(left.table)
    stage.window.addSubview(right.table)
    left.table.dragDelegate = left
    stage.render()
  }

  @Test("With a drag delegate alone, rows are moved within the table by the data source")
  func reorders() {
    stage.pointerDrag(from: Point(x: 100, y: 20), to: Point(x: 100, y: 115))
    stage.advance(by: 1)
    #expect(left.rows == ["b", "c", "a", "d"])
    #expect(left.table.cellForRow(at: [0, 2])?.textLabel?.text == "a")
    #expect(left.events == ["begin", "end"])
  }

  @Test("The image of a drag shows the row without highlight and hover effect, and so does the row")
  func imageOfDrag() throws {
    let plain = stage.snapshot().pixel(x: 200, y: 66)
    stage.pointerMove(to: Point(x: 200, y: 66))
    #expect(stage.snapshot().pixel(x: 200, y: 66) != plain)
    stage.pointerDown()
    #expect(stage.snapshot().pixel(x: 200, y: 66) != plain)
    stage.pointerMove(to: Point(x: 212, y: 80))
    let image = try #require(stage.dragImage)
    let margin = (image.size.height - 44) / 2
    #expect(image.pixel(x: Int(margin) + 200, y: Int(margin) + 22) == plain)
    stage.pointerUp()
  }

  @Test("A finger that rests reorders too, upward as well")
  func reordersUpward() {
    stage.liftAndDrag(from: Point(x: 100, y: 140), to: Point(x: 100, y: 45))
    stage.advance(by: 1)
    #expect(left.rows == ["a", "d", "b", "c"])
  }

  @Test("Where it is dropped on its own place nothing is moved")
  func ownPosition() {
    stage.pointerDrag(from: Point(x: 100, y: 60), to: Point(x: 100, y: 75))
    stage.advance(by: 1)
    #expect(left.rows == ["a", "b", "c", "d"])
  }

  @Test("Without a drag delegate nothing is dragged")
  func noDelegate() {
    stage.pointerDrag(from: Point(x: 300, y: 20), to: Point(x: 100, y: 60))
    #expect(left.rows == ["a", "b", "c", "d"] && right.rows == ["1", "2"])
    left.table.dragInteractionEnabled = false
    stage.pointerDrag(from: Point(x: 100, y: 20), to: Point(x: 100, y: 115))
    #expect(left.rows == ["a", "b", "c", "d"])
  }

  @Test("A row is dropped between the rows of another table")
  func toAnother() {
    right.table.dropDelegate = right
    right.proposal = TableViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    stage.pointerDrag(from: Point(x: 100, y: 60), to: Point(x: 300, y: 42))
    stage.advance(by: 1)
    #expect(right.destination == [0, 1])
    #expect(right.sources == [nil])
    #expect(right.rows == ["1", "b", "2"])
    #expect(right.table.visibleCells.count == 3)
  }

  @Test("Below the last row it goes to the end, and into an empty table to its beginning")
  func atTheEnd() {
    right.table.dropDelegate = right
    stage.pointerDrag(from: Point(x: 100, y: 60), to: Point(x: 300, y: 250))
    stage.advance(by: 1)
    #expect(right.rows == ["1", "2", "b"])
    right.rows = []
    right.table.reloadData()
    stage.render()
    stage.pointerDrag(from: Point(x: 100, y: 60), to: Point(x: 300, y: 250))
    stage.advance(by: 1)
    #expect(right.destination == [0, 0])
    #expect(right.rows == ["b"])
  }

  @Test("Into a row: that one is the destination")
  func into() {
    right.table.dropDelegate = right
    right.proposal = TableViewDropProposal(
      operation: .copy, intent: .insertIntoDestinationIndexPath)
    stage.pointerMove(to: Point(x: 100, y: 60))
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 300, y: 60))
    #expect(right.destinations.last == ItemPath(row: 1, section: 0))
    #expect(right.table.hasActiveDrop && left.table.hasActiveDrag)
    stage.pointerUp()
    stage.advance(by: 1)
    #expect(right.destination == [0, 1])
    #expect(!right.table.hasActiveDrop && !left.table.hasActiveDrag)
  }

  @Test("Cells know that they are dragged, and whether they are the target of the drop")
  func cellStates() {
    right.table.dropDelegate = right
    right.proposal = TableViewDropProposal(
      operation: .copy, intent: .insertIntoDestinationIndexPath)
    func states(_ list: DragList) -> [CellConfigurationState] {
      list.table.visibleCells.map(\.configurationState)
    }
    var updates: [CellConfigurationState.DropState] = []
    right.table.cellForRow(at: [0, 1])?.configurationUpdateHandler = {
      updates.append($1.cellDropState)
    }
    stage.render()
    #expect(updates == [.none])
    stage.pointerMove(to: Point(x: 100, y: 60))
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 300, y: 60))
    stage.render()
    #expect(states(left).map(\.cellDragState) == [.none, .dragging, .none, .none])
    #expect(states(right).map(\.cellDropState) == [.notTargeted, .targeted])
    #expect(updates.last == .targeted)
    stage.pointerMove(to: Point(x: 300, y: 20))
    stage.render()
    #expect(updates.last == .notTargeted)
    stage.pointerUp()
    stage.advance(by: 1)
    #expect(states(left).allSatisfy { $0.cellDragState == .none })
    #expect(states(right).allSatisfy { $0.cellDropState == .none })
    #expect(updates.last == CellConfigurationState.DropState.none)
  }

  @Test("A dragged cell is notified of its drag state at the beginning and the end of the drag")
  func dragStates() {
    let list = DragList(["a", "b", "c", "d"], frame: left.table.frame)
    list.table.register(NotifiedCell.self, forCellReuseIdentifier: "row")
    list.table.dragDelegate = list
    left.table.removeFromSuperview()
    stage.window.addSubview(list.table)
    stage.render()
    let cells = list.table.visibleCells.compactMap { $0 as? NotifiedCell }
    #expect(cells.count == 4)
    stage.pointerMove(to: Point(x: 100, y: 60))
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 300, y: 60))
    #expect(cells.map(\.states) == [[], [.dragging], [], []])
    stage.pointerUp()
    stage.advance(by: 1)
    #expect(cells.map(\.states) == [[], [.dragging, .none], [], []])
  }

  @Test("A dropped row moves to its place with the parameters of the drop delegate for that place")
  func dropParameters() {
    left.table.dropDelegate = left
    left.dropPaths[[0, 2]] = Path(rect: Rect(x: 0, y: 0, width: 60, height: 44))
    stage.window.backgroundColor = Color(red: 0, green: 0, blue: 1)
    stage.pointerDrag(from: Point(x: 100, y: 20), to: Point(x: 100, y: 115))
    // Shortly before the end of its movement, the image is at its position, without the table below it.
    left.table.alpha = 0
    stage.advance(by: 0.24)
    let image = stage.snapshot()
    #expect(left.rows == ["b", "c", "a", "d"])
    #expect(image.pixel(x: 40, y: 92).red > 0.8)
    #expect(image.pixel(x: 120, y: 92).red == 0)
    stage.advance(by: 1)
    #expect(stage.snapshot().pixel(x: 40, y: 92).red == 0)
  }

  @Test("Within one table the coordinator knows the row, and counts as if it were gone")
  func withinByCoordinator() {
    left.table.dropDelegate = left
    stage.pointerDrag(from: Point(x: 100, y: 20), to: Point(x: 100, y: 115))
    stage.advance(by: 1)
    #expect(left.sources == [ItemPath(row: 0, section: 0)])
    #expect(left.destination == [0, 2])
    #expect(left.rows == ["b", "c", "a", "d"])
  }

  @Test("Selected rows go together, the one that is dragged first")
  func several() {
    left.table.allowsMultipleSelection = true
    right.table.dropDelegate = right
    right.proposal = TableViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    for row in [0, 2] {
      left.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    stage.pointerDrag(from: Point(x: 100, y: 100), to: Point(x: 300, y: 250))
    stage.advance(by: 1)
    #expect(right.rows == ["1", "2", "c", "a"])
  }

  @Test("Another program's text is dropped between rows")
  func foreign() {
    right.table.dropDelegate = right
    right.proposal = TableViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
    stage.dragEnter("new", at: Point(x: 300, y: 5))
    stage.drop()
    stage.advance(by: 1)
    #expect(right.rows == ["new", "1", "2"])
  }

  @Test("Near its edge the table scrolls while something is over it")
  func scrolls() {
    right.rows = (0..<100).map(String.init)
    right.table.reloadData()
    right.table.dropDelegate = right
    stage.render()
    stage.dragEnter("new", at: Point(x: 300, y: 290))
    stage.advance(by: 0.5)
    #expect(right.table.contentOffset.y > 100)
    let before = right.table.contentOffset.y
    stage.dragMove(to: Point(x: 300, y: 150))
    stage.advance(by: 0.5)
    #expect(abs(right.table.contentOffset.y - before) < 40)
    stage.dragLeave()
  }

  @Test("What was dragged leaves no line and no picture behind")
  func leavesNothing() {
    right.table.dropDelegate = right
    let count = right.table.subviews.count
    stage.dragEnter("new", at: Point(x: 300, y: 42))
    #expect(right.table.subviews.count == count + 1)
    stage.dragLeave()
    #expect(right.table.subviews.count == count)
    stage.pointerMove(to: Point(x: 100, y: 60))
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 250, y: 60))
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 1)
    #expect(stage.window.subviews.count == 2)
    stage.pointerUp()
  }
}
