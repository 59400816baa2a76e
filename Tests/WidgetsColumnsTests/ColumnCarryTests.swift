import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsColumns

/// Tests of rows of a table with columns that keys drag.
@MainActor @Suite(.serialized) struct ColumnCarryTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let table = ColumnView()
  let list = Picky()

  /// A list that refuses some drags and drops.
  final class Picky: ColumnDragTests.List {
    var refusesDrops = false
    var refused: [ColumnDropPosition] = []
    var locations: [Point] = []
    var onBegin: (() -> Void)?
    var onUpdate: (() -> Void)?
    var onDrop: (() -> Void)?

    override func columnView(
      _ columnView: ColumnView, dragSessionWillBegin session: any DragSession
    ) {
      super.columnView(columnView, dragSessionWillBegin: session)
      onBegin?()
    }
    override func columnView(
      _ columnView: ColumnView, performDrop session: any DropSession, at place: ColumnDropPosition
    ) {
      super.columnView(columnView, performDrop: session, at: place)
      onDrop?()
    }
    override func columnView(_ columnView: ColumnView, canHandle session: any DropSession) -> Bool {
      events.append("asked")
      locations.append(session.location(in: columnView))
      return !refusesDrops
    }
    override func columnView(
      _ columnView: ColumnView, dropSessionDidUpdate session: any DropSession,
      at place: ColumnDropPosition
    ) -> DropProposal {
      let proposal = super.columnView(columnView, dropSessionDidUpdate: session, at: place)
      onUpdate?()
      return refused.contains(place) ? DropProposal(operation: .forbidden) : proposal
    }
  }

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
    #expect(list.events == ["begin 1", "asked", "drop [0] before(row: 2)", "end"])
    press(.keyboardDownArrow, modifiers: .alternate)
    #expect(list.rows == ["two", "three", "one", "four"] && table.focusedRow == 2)
    press(.keyboardUpArrow, .keyboardUpArrow, modifiers: .alternate)
    #expect(list.rows == ["one", "two", "three", "four"] && table.focusedRow == 0)
    list.events = []
    press(.keyboardUpArrow, modifiers: .alternate)
    #expect(list.rows == ["one", "two", "three", "four"] && !table.hasActiveDrag)
    #expect(list.events.isEmpty)
  }

  @Test("U14: A held key moves the row on")
  func held() {
    stage.keyDown(.keyboardDownArrow, modifiers: .alternate)
    stage.advance(by: 0.41)
    stage.keyUp(.keyboardDownArrow)
    #expect(list.rows == ["two", "three", "one", "four"])
  }

  @Test("U14: A held key ends at the first row, and at a position that the delegate refuses")
  func heldAtEnd() {
    stage.keyDown(.keyboardUpArrow, modifiers: .alternate)
    stage.advance(by: 2)
    stage.keyUp(.keyboardUpArrow)
    #expect(list.events.isEmpty)
    list.refused = [.before(row: 2)]
    stage.keyDown(.keyboardDownArrow, modifiers: .alternate)
    stage.advance(by: 2)
    stage.keyUp(.keyboardDownArrow)
    #expect((1...2).contains(list.events.count { $0 == "begin 1" }))
    #expect(list.rows == ["one", "two", "three", "four"])
  }

  @Test("U14: A held key moves the row no further after the drop has moved the focus elsewhere")
  func focusElsewhere() {
    let button = Button(type: .system)
    button.setTitle("Next", for: .normal)
    button.frame = Rect(x: 300, y: 200, width: 80, height: 44)
    stage.window.addSubview(button)
    list.onDrop = { [weak button, weak table] in
      button?.takeFocus()
      table?.resignFirstResponder()
    }
    stage.keyDown(.keyboardDownArrow, modifiers: .alternate)
    stage.advance(by: 2)
    stage.keyUp(.keyboardDownArrow)
    #expect(button.isFocused && list.events.count { $0 == "begin 1" } == 1)
    #expect(list.rows == ["two", "one", "three", "four"])
  }

  @Test("U14: New rows while the delegates are called cancel the drag")
  func newRowsMeanwhile() {
    let keys = [KeyboardHIDUsage.keyboardDownArrow, .keyboardReturnOrEnter]
    let renew = { [weak table] in
      table?.reloadData()
      return
    }
    list.onBegin = renew
    for key in keys {
      list.events = []
      press(key, modifiers: .alternate)
      #expect(list.events == ["begin 1", "end"] && !table.hasActiveDrag)
    }
    list.onBegin = nil
    list.onUpdate = renew
    list.events = []
    press(.keyboardDownArrow, modifiers: .alternate)
    #expect(list.events == ["begin 1", "asked", "end"] && !table.hasActiveDrag)
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
    #expect(table.hasActiveDrag && list.events == ["begin 1", "asked"])
    press(.keyboardDownArrow)
    #expect(list.positions.last == .before(row: 2))
    press(.keyboardDownArrow)
    #expect(list.positions.last == .on(row: 2))
    press(.keyboardEnd)
    #expect(list.positions.last == .end)
    press(.keyboardUpArrow, .keyboardUpArrow)
    #expect(list.positions.last == .on(row: 2))
    press(.keyboardReturnOrEnter)
    #expect(list.events == ["begin 1", "asked", "drop [0] on(row: 2)", "end"])
    #expect(!table.hasActiveDrag)
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
      #expect(!table.hasActiveDrag && list.events == ["begin 1", "asked", "end"])
    }
    #expect(list.rows == ["one", "two", "three", "four"])
  }

  @Test("U14: Selected rows go along, and a row without items stays")
  func selected() {
    table.allowsMultipleSelection = true
    table.selectedRows = [0, 1]
    press(.keyboardReturnOrEnter, modifiers: .alternate)
    #expect(list.events == ["begin 2", "asked"])
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

  @Test("U14: A table that cannot handle the items ends the drag after its beginning")
  func refusedDrag() {
    list.refusesDrops = true
    for keys in [KeyboardHIDUsage.keyboardDownArrow, .keyboardReturnOrEnter] {
      list.events = []
      press(keys, modifiers: .alternate)
      #expect(list.events == ["begin 1", "asked", "end"] && !table.hasActiveDrag)
    }
    #expect(list.rows == ["one", "two", "three", "four"])
  }

  @Test("U14: A row moves by one position or not at all")
  func refusedPosition() {
    list.refused = [.before(row: 2)]
    press(.keyboardDownArrow, modifiers: .alternate)
    #expect(list.rows == ["one", "two", "three", "four"])
    #expect(list.positions == [.before(row: 2)])
  }

  @Test("U14: A drop goes to the last position that the delegate accepted, and it is asked again")
  func lastAccepted() {
    press(.keyboardReturnOrEnter, modifiers: .alternate)
    press(.keyboardDownArrow)
    #expect(list.positions.last == .before(row: 2))
    list.refused = [.before(row: 3), .end]
    press(.keyboardDownArrow)
    #expect(list.positions.last == .end)
    press(.keyboardReturnOrEnter)
    #expect(list.positions.last == .before(row: 2))
    #expect(list.rows == ["two", "one", "three", "four"])
    press(.keyboardReturnOrEnter, modifiers: .alternate)
    list.refused = []
    press(.keyboardDownArrow)
    list.refused = list.positions.suffix(1)
    press(.keyboardReturnOrEnter)
    #expect(list.rows == ["two", "one", "three", "four"] && !table.hasActiveDrag)
  }

  @Test("U14: Selected rows without items stay where they are")
  func rowsWithoutItems() {
    table.allowsMultipleSelection = true
    table.selectedRows = [2, 3]
    press(.keyboardDownArrow, .keyboardDownArrow)
    table.selectedRows = [2, 3]
    press(.keyboardReturnOrEnter, modifiers: .alternate)
    #expect(table.focusedRow == 2)
    // The position before "four", which has no items, is where "three" is.
    press(.keyboardDownArrow)
    #expect(list.positions.last == .end)
    press(.keyboardEscape)
  }

  @Test("U14: A row of a table that is scrolled sideways is dragged from where it is visible")
  func sideways() {
    table.columns = [
      TableColumn("name", title: "Name", width: 200), TableColumn("wide", title: "W", width: 2_000),
    ]
    stage.render()
    table.setContentOffset(Point(x: 1_700, y: 0), animated: false)
    stage.render()
    press(.keyboardDownArrow, modifiers: .alternate)
    #expect(list.locations.count == 1)
    #expect(list.locations.allSatisfy { table.bounds.contains($0) })
    #expect(list.rows == ["two", "one", "three", "four"])
  }

  @Test("U14: A delegate that is removed during a drag cancels it")
  func delegateRemoved() {
    let removals: [@MainActor (ColumnView) -> Void] = [
      { $0.dragDelegate = nil }, { $0.dropDelegate = nil },
    ]
    for removal in removals {
      table.dragDelegate = list
      table.dropDelegate = list
      list.events = []
      press(.keyboardReturnOrEnter, modifiers: .alternate)
      #expect(table.hasActiveDrag)
      removal(table)
      #expect(!table.hasActiveDrag && list.events.last == "end")
    }
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
