import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsColumns

/// Tests of columns and their headers.
extension ColumnViewTests {
  @Test("The edge of a column is dragged by the pointer and by a finger")
  func resizes() {
    var changes = 0
    table.onColumnsChange = { changes += 1 }
    stage.pointerMove(to: Point(x: 199, y: 10))
    #expect(table.header.cursor == .resizeLeftRight)
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 260, y: 10))
    stage.pointerUp()
    #expect(table.column("name")?.width == 261)
    stage.advance(by: 1)
    stage.drag(from: Point(x: 268, y: 10), to: Point(x: 208, y: 12))
    #expect(table.column("name")?.width == 201)
    #expect(changes == 2)
    #expect(table.sort == [])
  }

  @Test("A double click on an edge fits the column to its texts")
  func fits() {
    stage.click(at: Point(x: 199, y: 10))
    stage.click(at: Point(x: 199, y: 10))
    let width = table.column("name")?.width ?? 0
    #expect(width < 120 && width > 50)
  }

  @Test("A head that is dragged aside takes its column along")
  func reorders() {
    stage.pointerMove(to: header("name"))
    stage.pointerDown()
    stage.pointerMove(to: Point(x: 300, y: 12))
    stage.pointerMove(to: Point(x: 420, y: 12))
    stage.pointerUp()
    #expect(table.columns.map(\.identifier) == ["age", "city", "name"])
    #expect(table.sort == [])
  }

  @Test(
    "U9: A finger that rests on a head lifts its column and moves it; one that goes aside scrolls"
  )
  func fingerReorders() {
    stage.touchDown(1, at: header("name"))
    stage.frame()
    stage.advance(by: 0.6)
    stage.touchMove(1, to: Point(x: 300, y: 12))
    stage.frame()
    stage.touchMove(1, to: Point(x: 420, y: 12))
    stage.frame()
    stage.render()
    stage.touchUp(1)
    stage.frame()
    stage.advance(by: 0.5)
    #expect(table.columns.map(\.identifier) == ["age", "city", "name"])
    #expect(table.sort == [] && stage.popups.isEmpty)
    stage.drag(from: Point(x: 60, y: 12), to: Point(x: 20, y: 12), duration: 0.2)
    #expect(table.columns.map(\.identifier) == ["age", "city", "name"])
  }

  @Test(
    "U9: A finger that lifts a column and lets go opens the menu; a fixed column is not lifted")
  func fingerMenu() {
    stage.touchDown(1, at: header("name"))
    stage.frame()
    stage.advance(by: 1)
    #expect(stage.popups.isEmpty)
    stage.touchUp(1)
    stage.frame()
    #expect(stage.popups.count == 1 && table.sort == [])
    stage.keyPress(.keyboardEscape)
    table.column("name")?.canReorder = false
    stage.advance(by: 1)
    stage.touchDown(1, at: header("name"))
    stage.frame()
    stage.advance(by: 0.6)
    stage.touchMove(1, to: Point(x: 420, y: 12))
    stage.frame()
    stage.touchUp(1)
    stage.frame()
    #expect(table.columns.map(\.identifier) == ["name", "age", "city"])
  }

  @Test("The head's menu leaves columns out, and the last one stays")
  func hides() {
    stage.click(at: header("age"), button: .secondary)
    #expect(stage.popups.last?.click("City") == true)
    #expect(table.column("city")?.isHidden == true)
    table.userHides(table.columns[0], true)
    table.userHides(table.columns[1], true)
    #expect(table.columns.filter { !$0.isHidden }.count == 1)
  }

  @Test("Keys sort, widen and move columns while the head has them")
  func headKeys() {
    while !table.header.isFocused { stage.keyPress(.keyboardTab) }
    stage.keyPress(.keyboardRightArrow)
    stage.keyPress(.keyboardSpacebar)
    #expect(table.sort == [ColumnSort("age")])
    stage.keyPress(.keyboardRightArrow, modifiers: .shift)
    #expect(table.column("age")?.width == 90)
    stage.keyPress(.keyboardLeftArrow, modifiers: .control)
    #expect(table.columns.map(\.identifier) == ["age", "name", "city"])
  }

  @Test("Widths, order and what is left out can be kept and set again")
  func states() {
    table.columnStates = [
      TableColumn.State(identifier: "city", width: 90),
      TableColumn.State(identifier: "gone", width: 10),
      TableColumn.State(identifier: "age", width: 80, isHidden: true),
    ]
    #expect(table.columns.map(\.identifier) == ["city", "age", "name"])
    #expect(table.column("city")?.width == 90)
    #expect(table.column("age")?.isHidden == true)
    let kept = table.columnStates
    table.columnStates = kept
    #expect(table.columnStates == kept)
  }

  @Test("Columns that flex share what is left; in a narrow table the least important ones fold")
  func folds() {
    table.column("name")?.flexes = true
    table.column("age")?.priority = -1
    table.layoutIfNeeded()
    #expect(table.layoutOfColumns.parts.map(\.width) == [270, 80, 150])
    table.foldsColumns = true
    table.frame.size.width = 220
    table.layoutIfNeeded()
    #expect(table.layoutOfColumns.parts.map(\.column.identifier) == ["name", "city"])
    #expect(table.layoutOfColumns.width == 220)
    table.foldsColumns = false
    table.layoutIfNeeded()
    #expect(table.contentSize.width == 270)
  }

  @Test("The head scrolls from side to side with its columns, and stays on top")
  func headStays() {
    table.frame.size = Size(width: 200, height: 100)
    stage.render()
    table.contentOffset = Point(x: 120, y: 60)
    stage.render()
    #expect(table.header.frame.minY == 60)
    #expect(table.header.frame.minX == 0 && table.header.frame.width == 430)
    #expect(table.place(at: Point(x: 130, y: 65)) == nil)
  }

  @Test("From right to left the first column is on the right, and seen at first")
  func rightToLeft() {
    let other = ColumnView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    other.semanticContentAttribute = .forceRightToLeft
    let rows = ColumnRows<Person>(other)
    rows.addColumn("name", title: "Name", width: 200) { $0.name }
    rows.addColumn("age", title: "Age", width: 200) { $0.age }
    rows.elements = self.rows.elements
    stage.window.addSubview(other)
    stage.render()
    #expect(other.contentOffset.x == 100)
    #expect(other.column(at: Point(x: 390, y: 60))?.identifier == "name")
    #expect(other.shownAlignment(of: other.columns[0]) == .right)
    #expect(other.shownAlignment(of: other.columns[1]) == .left)
  }
}
