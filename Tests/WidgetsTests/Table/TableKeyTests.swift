import ResponderTestKit
import Testing

@testable import Widgets

@MainActor struct TableKeyTests {
  let made = TableStage(count: 100)
  private var table: TableView { made.table }

  init() {
    made.stage.keyPress(.keyboardTab)
  }

  @Test("Tab stops at the table and shows the row that keys go to")
  func tab() {
    #expect(table.isFocused)
    #expect(table.focusedPath == [0, 0])
    #expect(table.cellForRow(at: [0, 0])?.surroundings.isFocused == true)
    made.stage.keyPress(.keyboardTab)
  }

  @Test("Arrows, Page, Home and End move among the rows and scroll them into sight")
  func moves() {
    made.stage.keyPress(.keyboardDownArrow)
    #expect(table.focusedPath == [0, 1])
    made.stage.keyPress(.keyboardUpArrow)
    made.stage.keyPress(.keyboardUpArrow)
    #expect(table.focusedPath == [0, 0])
    made.stage.keyPress(.keyboardPageDown)
    #expect(table.focusedPath == [0, 9])
    made.stage.keyPress(.keyboardEnd)
    #expect(table.focusedPath == [0, 99])
    #expect(made.seen.last == "Row 99")
    made.stage.keyPress(.keyboardPageUp)
    #expect(table.focusedPath == [0, 90])
    made.stage.keyPress(.keyboardHome)
    #expect(table.focusedPath == [0, 0])
    #expect(table.contentOffset.y == 0)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A held arrow goes on, and stops at the last row without waking up any more")
  func repeats() {
    made.stage.keyDown(.keyboardDownArrow)
    made.stage.advance(by: 1)
    #expect((table.focusedPath?.row ?? 0) > 8)
    made.stage.advance(by: 10)
    #expect(table.focusedPath == [0, 99])
    made.stage.keyUp(.keyboardDownArrow)
  }

  @Test("Space selects the row, Return selects and opens it")
  func selects() {
    made.stage.keyPress(.keyboardDownArrow)
    made.stage.keyPress(.keyboardSpacebar)
    #expect(made.source.takeLog() == ["willSelect [0, 1]", "didSelect [0, 1]"])
    made.stage.keyPress(.keyboardDownArrow)
    made.stage.keyPress(.keyboardReturnOrEnter)
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    #expect(made.source.takeLog().last == "open [0, 2]")
  }

  @Test("Shift extends the selection where several rows can be selected, Ctrl+A selects all")
  func extends() {
    table.allowsMultipleSelection = true
    made.stage.keyPress(.keyboardDownArrow)
    made.stage.keyPress(.keyboardSpacebar)
    made.stage.keyPress(.keyboardDownArrow, modifiers: .shift)
    made.stage.keyPress(.keyboardDownArrow, modifiers: .shift)
    #expect(table.indexPathsForSelectedRows == [[0, 1], [0, 2], [0, 3]])
    made.stage.keyPress(.keyboardUpArrow, modifiers: .shift)
    #expect(table.indexPathsForSelectedRows == [[0, 1], [0, 2]])
    made.stage.keyPress(.keyboardA, modifiers: .control)
    #expect(table.indexPathsForSelectedRows?.count == 100)
  }

  @Test("Rows that cannot be highlighted are passed by")
  func skips() {
    made.source.mayHighlight = { $0.row % 5 == 0 }
    made.stage.keyPress(.keyboardDownArrow)
    #expect(table.focusedPath == [0, 5])
  }

  @Test("With selectionFollowsFocus arrows select")
  func selectionFollows() {
    table.selectionFollowsFocus = true
    made.stage.keyPress(.keyboardDownArrow)
    #expect(table.indexPathForSelectedRow == [0, 1])
  }

  @Test("A click moves the place of the keys without showing it")
  func clickMovesFocus() {
    made.stage.click(at: made.middle([0, 4]))
    #expect(table.cellForRow(at: [0, 4])?.surroundings.isFocused == false)
    made.stage.keyPress(.keyboardDownArrow)
    #expect(table.focusedPath == [0, 5])
    #expect(table.cellForRow(at: [0, 5])?.surroundings.isFocused == true)
  }
}
