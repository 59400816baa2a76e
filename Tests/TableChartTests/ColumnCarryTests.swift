import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsColumns

/// Tests of rows of a table with columns that keys drag.
@MainActor @Suite(.serialized) struct ColumnCarryTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let table = ColumnView()
  let list = ColumnDragTests.List()

  init() {
    table.columns = [TableColumn("name", title: "Name", width: 200)]
    table.dataSource = list
    table.dragDelegate = list
    table.dropDelegate = list
    table.frame = stage.window.bounds
    stage.window.addSubview(table)
    stage.render()
    focusTable()
  }

  private func focusTable() {
    for _ in 0..<3 where !table.isFocused { stage.keyPress(.keyboardTab) }
  }

  private func press(_ keys: KeyboardHIDUsage..., modifiers: KeyModifierFlags = []) {
    for key in keys { stage.keyPress(key, modifiers: modifiers) }
    stage.render()
  }

  @Test("U14: Alt and an arrow key move a row by one position, and the focus and selection with it")
  func oneFurther() {
    press(.keyboardSpacebar)
    #expect(table.focusedRow == 0 && table.isRowSelected(0))
    press(.keyboardDownArrow, modifiers: .alternate)
    #expect(list.rows == ["two", "one", "three", "four"])
    #expect(table.focusedRow == 1 && table.selectedRows == [1])
    #expect(list.events == ["begin 1", "drop [0] before(row: 2)", "end"])
    press(.keyboardDownArrow, modifiers: .alternate)
    #expect(list.rows == ["two", "three", "one", "four"] && table.focusedRow == 2)
    press(.keyboardUpArrow, .keyboardUpArrow, modifiers: .alternate)
    #expect(list.rows == ["one", "two", "three", "four"] && table.focusedRow == 0)
    list.events = []
    press(.keyboardUpArrow, modifiers: .alternate)
    #expect(list.rows == ["one", "two", "three", "four"] && !table.hasActiveDrag)
    #expect(list.events == ["begin 1", "end"])
  }

  @Test("U14: A held key moves the row on")
  func held() {
    stage.keyDown(.keyboardDownArrow, modifiers: .alternate)
    stage.advance(by: 0.41)
    stage.keyUp(.keyboardDownArrow)
    #expect(list.rows == ["two", "three", "one", "four"])
  }

  @Test("U14: Alt+Return begins a drag, arrows choose a position between or on rows, Return drops")
  func chosen() {
    list.folders = [2]
    var announced: [String] = []
    final class Hearer {}
    let hearer = Hearer()
    Accessibility.postObservers.add(hearer) { _, post in
      if let text = post.1 as? String { announced.append(text) }
    }
    press(.keyboardReturnOrEnter, modifiers: .alternate)
    #expect(table.hasActiveDrag && list.events == ["begin 1"])
    press(.keyboardDownArrow)
    #expect(list.positions.last == .before(row: 2))
    press(.keyboardDownArrow)
    #expect(list.positions.last == .on(row: 2))
    press(.keyboardEnd)
    #expect(list.positions.last == .end)
    press(.keyboardUpArrow, .keyboardUpArrow)
    #expect(list.positions.last == .on(row: 2))
    press(.keyboardReturnOrEnter)
    #expect(list.events == ["begin 1", "drop [0] on(row: 2)", "end"] && !table.hasActiveDrag)
    #expect(announced.first == "On “one”" && announced.last == "On “three”")
    #expect(announced.contains("Before “three”") && announced.contains("At the end"))
    withExtendedLifetime(hearer) {}
  }

  @Test("U14: Escape, the loss of the focus, a press and new rows cancel a drag by keys")
  func cancelled() {
    let ways: [@MainActor () -> Void] = [
      { stage.keyPress(.keyboardEscape) }, { stage.keyPress(.keyboardTab) },
      { stage.tap(at: Point(x: 60, y: table.rect(ofRow: 2)?.midY ?? 0)) }, { table.reloadData() },
    ]
    for way in ways {
      focusTable()
      list.events = []
      press(.keyboardReturnOrEnter, modifiers: .alternate)
      press(.keyboardDownArrow)
      #expect(table.hasActiveDrag)
      way()
      #expect(!table.hasActiveDrag && list.events == ["begin 1", "end"])
    }
    #expect(list.rows == ["one", "two", "three", "four"])
  }

  @Test("U14: Selected rows go along, and a row without items stays")
  func selected() {
    table.allowsMultipleSelection = true
    table.selectedRows = [0, 1]
    press(.keyboardReturnOrEnter, modifiers: .alternate)
    #expect(list.events == ["begin 2"])
    press(.keyboardEscape)
    list.events = []
    press(.keyboardEnd)
    press(.keyboardUpArrow, modifiers: .alternate)
    #expect(list.events.isEmpty && list.rows.last == "four")
  }

  @Test("U14: The menu that a key opens on a row has the moves, after the application's entries")
  func menu() {
    table.rowMenu = { _ in Menu(children: [Action(title: "Rename") { _ in }]) }
    press(.keyboardApplication)
    #expect(stage.popups.first?.titles == ["Rename", "Move Up", "Move Down", "Move…"])
    press(.keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter)
    #expect(list.rows == ["two", "one", "three", "four"] && table.focusedRow == 1)
    press(.keyboardApplication)
    press(.keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter)
    stage.advance(by: 0.5)
    #expect(table.hasActiveDrag)
    press(.keyboardHome, .keyboardReturnOrEnter)
    #expect(list.rows == ["one", "two", "three", "four"])
  }

  @Test("U14: A screen reader moves a row by its actions")
  func actions() {
    stage.perform("Move Up", on: "three", role: "table row")
    #expect(list.rows == ["one", "three", "two", "four"])
  }

  @Test("Without a drop delegate, the keys are not the table's")
  func notTaken() {
    table.dropDelegate = nil
    press(.keyboardDownArrow, modifiers: .alternate)
    #expect(list.events.isEmpty && list.rows.first == "one")
  }
}
