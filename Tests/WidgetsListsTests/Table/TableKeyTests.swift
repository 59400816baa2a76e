import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsItems
@testable import WidgetsLists

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

  @Test("T1: Ctrl+A is the key that types a, and arrows may lie anywhere")
  func otherLayouts() {
    table.allowsMultipleSelection = true
    // The layout Neo has U on the position of A on a US keyboard, and A on the position of D.
    made.stage.keyPress(.keyboardA, modifiers: .control, characters: "u")
    #expect(table.indexPathsForSelectedRows == nil)
    made.stage.keyPress(.keyboardD, modifiers: .control, characters: "a")
    #expect(table.indexPathsForSelectedRows?.count == 100)
    made.stage.keyPress(.keyboardD, as: .keyboardDownArrow)
    #expect(table.focusedPath == [0, 1])
    made.stage.keyPress(.keyboardUpArrow, characters: "n")
    #expect(table.focusedPath == [0, 1])
    made.stage.keyPress(.keypad2)
    #expect(table.focusedPath == [0, 2])
  }

  @Test("T1: without Latin letters Ctrl+A is where A is on most keyboards")
  func cyrillic() {
    table.allowsMultipleSelection = true
    made.stage.keyPress(.keyboardA, modifiers: .control, characters: "ф")
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

  @Test("Keys of which a table makes nothing go to who is behind it")
  func givesBack() {
    let behind = KeyHearer(frame: table.frame)
    made.stage.window.addSubview(behind)
    behind.addSubview(table)
    made.stage.keyPress(.keyboardTab)
    #expect(table.isFocused)
    behind.heard = []
    made.stage.keyPress(.keyboardRightArrow)
    made.stage.keyPress(.keyboardA, modifiers: .control)
    made.stage.keyPress(.keyboardDownArrow, modifiers: .alternate)
    made.stage.keyPress(.keyboardDownArrow)
    #expect(behind.heard == [.keyboardRightArrow, .keyboardA, .keyboardDownArrow])
    #expect(table.focusedPath == [0, 1])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("Keys move nothing in a table that allows no selection")
  func noSelection() {
    table.allowsSelection = false
    made.stage.keyPress(.keyboardDownArrow)
    made.stage.keyPress(.keyboardSpacebar)
    #expect(table.focusedPath == [0, 0])
    #expect(made.source.takeLog() == [])
  }

  @Test("Ctrl with an arrow moves without selecting; Shift selects one row where only one can be")
  func followingWithModifiers() {
    table.selectionFollowsFocus = true
    made.stage.keyPress(.keyboardDownArrow)
    made.stage.keyPress(.keyboardDownArrow, modifiers: .control)
    #expect(table.focusedPath == [0, 2])
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    made.stage.keyPress(.keyboardDownArrow, modifiers: .shift)
    #expect(table.indexPathsForSelectedRows == [[0, 3]])
  }

  @Test("Space takes a row out again, and Return opens all that is selected as it is")
  func takesOut() {
    table.allowsMultipleSelection = true
    made.stage.keyPress(.keyboardSpacebar)
    made.stage.keyPress(.keyboardDownArrow)
    made.stage.keyPress(.keyboardSpacebar)
    _ = made.source.takeLog()
    made.stage.keyPress(.keyboardReturnOrEnter)
    #expect(made.source.takeLog() == ["open [0, 1]"])
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 1]])
    made.stage.keyPress(.keyboardSpacebar)
    #expect(made.source.takeLog() == ["willDeselect [0, 1]", "didDeselect [0, 1]"])
    made.stage.keyPress(.keyboardSpacebar, modifiers: .shift)
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test("Shift with Home, End and the page keys extends as far as they go")
  func extendsFar() {
    table.allowsMultipleSelection = true
    made.stage.keyPress(.keyboardPageDown)
    made.stage.keyPress(.keyboardSpacebar)
    made.stage.keyPress(.keyboardPageDown, modifiers: .shift)
    #expect(table.indexPathsForSelectedRows == (9...18).map { ItemPath(row: $0, section: 0) })
    made.stage.keyPress(.keyboardHome, modifiers: .shift)
    #expect(table.indexPathsForSelectedRows == (0...9).map { ItemPath(row: $0, section: 0) })
    made.stage.keyPress(.keyboardEnd, modifiers: .shift)
    #expect(table.indexPathsForSelectedRows == (9...99).map { ItemPath(row: $0, section: 0) })
  }

  @Test("Keys count the rows of another data source before they go to them")
  func pendingReload() {
    let other = TableSource(count: 5)
    table.dataSource = other
    made.stage.keyPress(.keyboardEnd)
    #expect(table.focusedPath == [0, 4])
    let fewer = TableSource(count: 3)
    table.dataSource = fewer
    made.stage.keyPress(.keyboardDownArrow)
    #expect(table.focusedPath == [0, 0])
  }

  @Test("A key on a row that is gone selects nothing")
  func missingRow() {
    made.stage.keyPress(.keyboardEnd)
    let fewer = TableSource(count: 3)
    table.dataSource = fewer
    table.layoutIfNeeded()
    made.stage.keyPress(.keyboardSpacebar)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(!made.source.takeLog().contains { $0.hasPrefix("didSelect") })
  }

  @Test("Without a delegate Space on a row that is gone selects nothing, among several too")
  func missingRowOfSeveral() {
    table.allowsMultipleSelection = true
    made.stage.keyPress(.keyboardEnd)
    table.delegate = nil
    let fewer = TableSource(count: 3)
    table.dataSource = fewer
    table.layoutIfNeeded()
    made.stage.keyPress(.keyboardSpacebar)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("Ctrl+A before a reload was done selects the rows that there are now")
  func selectsAllBeforeReload() {
    table.allowsMultipleSelection = true
    made.stage.keyPress(.keyboardHome)
    let fewer = TableSource(count: 3)
    table.dataSource = fewer
    made.stage.keyPress(.keyboardA, modifiers: .control)
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 1], [0, 2]])
  }
}

@MainActor struct TableLetGoTests {
  @Test("A table may be let go of by its delegate while a key is held")
  func letGoOf() {
    let stage = Stage(size: Size(width: 320, height: 440))
    let source = TableSource(count: 100)
    weak var gone: TableView?
    do {
      var table: TableView? = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 440))
      gone = table
      table?.register(TableViewCell.self, forCellReuseIdentifier: "row")
      table?.dataSource = source
      table?.delegate = source
      table?.selectionFollowsFocus = true
      table.map(stage.window.addSubview)
      stage.render()
      stage.keyPress(.keyboardTab)
      source.onSelect = { path in
        guard path.row == 3 else { return }
        table?.removeFromSuperview()
        table = nil
      }
      stage.keyDown(.keyboardDownArrow)
    }
    stage.advance(by: 2)
    stage.keyUp(.keyboardDownArrow)
    stage.advance(by: 1)
    #expect(source.takeLog().last == "didSelect [0, 3]")
    #expect(gone == nil)
  }
}

/// A view that logs the keys it receives.
final class KeyHearer: View {
  var heard: [KeyboardHIDUsage] = []

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    heard += presses.compactMap { $0.key?.keyCode }
  }
}
