import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsColumns

/// Tests of rows that are dragged from a table with columns, and of drops on the table.
@MainActor @Suite(.serialized) struct ColumnDragTests {
  @MainActor class List: ColumnViewDataSource, ColumnViewDragDelegate, ColumnViewDropDelegate {
    var rows = ["one", "two", "three", "four"]
    var positions: [ColumnDropPosition] = []
    var events: [String] = []
    var folders: Set<Int> = []

    func numberOfRows(in columnView: ColumnView) -> Int { rows.count }
    func columnView(_ columnView: ColumnView, textFor row: Int, in column: TableColumn) -> String {
      rows[row]
    }
    func columnView(
      _ columnView: ColumnView, itemsForBeginning session: any DragSession, atRow row: Int
    ) -> [DragItem] {
      rows[row] == "four" ? [] : [DragItem(itemProvider: ItemProvider(object: rows[row]))]
    }
    func columnView(_ columnView: ColumnView, dragSessionWillBegin session: any DragSession) {
      events.append("begin \(session.items.count)")
    }
    func columnView(
      _ columnView: ColumnView, dragSession session: any DragSession,
      didEndWith operation: DropOperation
    ) { events.append("end") }
    func columnView(_ columnView: ColumnView, canHandle session: any DropSession) -> Bool { true }
    func columnView(_ columnView: ColumnView, allowsDropOnRow row: Int) -> Bool {
      folders.contains(row)
    }
    func columnView(
      _ columnView: ColumnView, dropSessionDidUpdate session: any DropSession,
      at place: ColumnDropPosition
    ) -> DropProposal {
      positions.append(place)
      return DropProposal(operation: .move)
    }
    func columnView(
      _ columnView: ColumnView, performDrop session: any DropSession, at place: ColumnDropPosition
    ) {
      let moved = columnView.draggedRows(of: session)
      events.append("drop \(moved) \(place)")
      guard case .before(let row) = place, let source = moved.first else { return }
      let text = rows.remove(at: source)
      rows.insert(text, at: row > source ? row - 1 : row)
      columnView.reloadData()
    }
  }

  let stage = Stage(size: Size(width: 400, height: 300))
  let table = ColumnView()
  let list = List()

  init() {
    table.columns = [TableColumn("name", title: "Name", width: 200)]
    table.dataSource = list
    table.dragDelegate = list
    table.dropDelegate = list
    table.frame = stage.window.bounds
    stage.window.addSubview(table)
    stage.render()
  }

  private func middle(_ row: Int) -> Point {
    let rect = table.rect(ofRow: row) ?? .zero
    return Point(x: 60, y: rect.midY)
  }

  @Test("U10: A row that takes a drop has it in the middle half of its height")
  func middleHalf() {
    list.folders = [2]
    let rect = table.rect(ofRow: 2) ?? .zero
    stage.pointerMove(to: middle(0))
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 60, y: middle(0).y + 20))
    let positions: [(part: Double, place: ColumnDropPosition)] = [
      (0.2, .before(row: 2)), (0.3, .on(row: 2)), (0.7, .on(row: 2)), (0.8, .before(row: 3)),
    ]
    for (part, place) in positions {
      stage.pointerMove(to: Point(x: 60, y: rect.minY + rect.height * part))
      stage.advance(by: 0.2)
      #expect(list.positions.last == place, "\(part)")
    }
    stage.keyPress(.keyboardEscape)
    stage.pointerUp()
  }

  @Test("U10: A row that the pointer drags goes where it is dropped, between rows")
  func pointer() {
    stage.pointerMove(to: middle(0))
    stage.pointerDown()
    let target = table.rect(ofRow: 2).map { Point(x: 60, y: $0.maxY - 3) } ?? .zero
    stage.pointerMove(to: Point(x: 60, y: middle(0).y + 20))
    stage.pointerMove(to: target)
    stage.advance(by: 0.2)
    #expect(table.hasActiveDrag && list.positions.last == .before(row: 3))
    #expect(!table.isRowSelected(0))
    stage.pointerUp()
    stage.advance(by: 1)
    #expect(list.rows == ["two", "three", "one", "four"])
    #expect(list.events == ["begin 1", "drop [0] before(row: 3)", "end"])
    #expect(!table.hasActiveDrag)
  }

  @Test("A finger that rests on a row drags it, and selects nothing")
  func finger() {
    stage.touchDown(1, at: middle(1))
    stage.frame()
    stage.advance(by: 0.7)
    stage.touchMove(1, to: Point(x: 60, y: middle(0).y))
    stage.frame()
    stage.touchMove(1, to: Point(x: 60, y: middle(0).y - 8))
    stage.frame()
    stage.advance(by: 0.2)
    stage.touchUp(1)
    stage.frame()
    stage.advance(by: 1)
    #expect(list.rows == ["two", "one", "three", "four"])
    #expect(table.selectedRowCount == 0)
  }

  @Test(
    "U10: Selected rows go along, rows without items do not, and a folder takes what is dropped"
  )
  func details() {
    table.allowsMultipleSelection = true
    table.selectedRows = [0, 1]
    list.folders = [2]
    stage.pointerMove(to: middle(1))
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 60, y: middle(1).y + 10))
    stage.pointerMove(to: middle(2))
    stage.advance(by: 0.2)
    #expect(list.events.first == "begin 2" && list.positions.last == .on(row: 2))
    stage.pointerMove(to: Point(x: 60, y: 280))
    stage.advance(by: 0.2)
    #expect(list.positions.last == .end)
    stage.keyPress(.keyboardEscape)
    stage.pointerUp()
    stage.advance(by: 1)
    list.events = []
    stage.pointerMove(to: middle(3))
    stage.pointerDown()
    stage.pointerMove(to: middle(1))
    stage.pointerMove(to: middle(0))
    stage.pointerUp()
    #expect(list.events.isEmpty)
  }
}
