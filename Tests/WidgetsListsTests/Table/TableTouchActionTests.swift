import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsLists

/// Tests of the touch actions of a table's row that are performed with keys.
@MainActor @Suite(.serialized) struct TableTouchActionTests {
  let made = TableStage(count: 5)
  private var table: TableView { made.table }
  private var stage: Stage { made.stage }

  /// Moves the focus to a row with keys.
  private func go(to row: Int) {
    stage.keyPress(.keyboardTab)
    for _ in 0..<row { stage.keyPress(.keyboardDownArrow) }
  }

  private func swipe(_ titles: String..., log: @escaping (String) -> Void)
    -> SwipeActionsConfiguration
  {
    SwipeActionsConfiguration(
      actions: titles.map { title in
        ContextualAction(style: .normal, title: title) { _, _, completion in
          log(title)
          completion(true)
        }
      })
  }

  @Test("H7: The Menu key lists the swipe actions of the row, and Return performs one")
  func swipeActions() throws {
    var log: [String] = []
    made.source.leading = swipe("Flag") { log.append($0) }
    made.source.trailing = swipe("Archive", "Mute") { log.append($0) }
    go(to: 2)
    stage.keyPress(.keyboardApplication)
    let menu = try #require(stage.popups.first)
    #expect(menu.titles == ["Flag", "Archive", "Mute"])
    #expect(menu.highlighted == "Flag")
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(log == ["Archive"])
    #expect(stage.popups.isEmpty && table.isFocused && table.swipe == nil)
  }

  @Test("H7: Shift+F10 lists the button that deletes the row, and Return deletes it")
  func deletes() throws {
    go(to: 1)
    stage.keyPress(.keyboardF10, modifiers: .shift)
    #expect(stage.popups.first?.titles == ["Delete"])
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(made.source.takeLog().contains("commit delete [0, 1]"))
    #expect(made.seen == ["Row 0", "Row 2", "Row 3", "Row 4"])
  }

  @Test("H7: The menu of a row by touch or pointer has no swipe actions")
  func notByPointer() {
    made.source.trailing = swipe("Archive") { _ in }
    go(to: 1)
    stage.click(at: made.middle([0, 1]), button: .secondary)
    #expect(stage.popups.isEmpty)
  }

  @Test("H7: Alt and an arrow move a row of a table that is edited, and the keys with it")
  func moves() {
    table.isEditing = true
    stage.render()
    go(to: 1)
    stage.keyPress(.keyboardDownArrow, modifiers: .alternate)
    #expect(made.source.rows == [["Row 0", "Row 2", "Row 1", "Row 3", "Row 4"]])
    #expect(table.focusedPath == [0, 2])
    stage.keyPress(.keyboardUpArrow, modifiers: .alternate)
    stage.keyPress(.keyboardUpArrow, modifiers: .alternate)
    stage.keyPress(.keyboardUpArrow, modifiers: .alternate)
    #expect(made.source.rows == [["Row 1", "Row 0", "Row 2", "Row 3", "Row 4"]])
    #expect(table.focusedPath == [0, 0])
    stage.advance(by: 1)
    #expect(made.seen.first == "Row 1")
  }

  @Test("H7: The menu by keys moves the row up and down")
  func movesByMenu() {
    table.isEditing = true
    stage.render()
    go(to: 0)
    stage.keyPress(.keyboardApplication)
    #expect(stage.popups.first?.titles == ["Delete", "Move Down"])
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(made.source.rows.first?.prefix(2) == ["Row 1", "Row 0"])
    #expect(table.focusedPath == [0, 1])
  }

  @Test("H7: A row goes on into the next section")
  func movesToSection() {
    made.source.rows = [["a", "b"], ["c"]]
    table.reloadData()
    table.isEditing = true
    stage.render()
    go(to: 1)
    stage.keyPress(.keyboardDownArrow, modifiers: .alternate)
    #expect(made.source.rows == [["a"], ["b", "c"]])
    #expect(table.focusedPath == [1, 0])
    stage.keyPress(.keyboardUpArrow, modifiers: .alternate)
    #expect(made.source.rows == [["a", "b"], ["c"]])
  }

  @Test("H7: A row that may not be moved stays where it is")
  func staysInPlace() {
    made.source.mayMove = false
    table.isEditing = true
    stage.render()
    go(to: 1)
    stage.keyPress(.keyboardDownArrow, modifiers: .alternate)
    #expect(made.source.rows == [["Row 0", "Row 1", "Row 2", "Row 3", "Row 4"]])
    #expect(table.focusedPath == [0, 1])
  }

  @Test("H7: The menu by keys has what the detail button of the row does")
  func detail() {
    made.source.trailing = SwipeActionsConfiguration(actions: [])
    table.cellForRow(at: [0, 1])?.accessoryType = .detailButton
    go(to: 1)
    stage.keyPress(.keyboardApplication)
    #expect(stage.popups.first?.titles == ["More"])
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(made.source.takeLog().contains("more [0, 1]"))
  }
}
