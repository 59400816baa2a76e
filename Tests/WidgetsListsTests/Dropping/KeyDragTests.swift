import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsItems

/// Tests of drags by keys whose delegates change the table meanwhile, and of keys that are held.
@MainActor @Suite(.serialized) struct KeyDragTests {
  /// A table whose delegates of drags and drops record their calls, and call closures of a test.
  private final class Rows: DraggedRows, TableViewDropDelegate {
    var rows = ["a", "b", "c", "d"]
    var sections: [[String]] { [rows] }
    var events: [String] = []
    var destinations: [ItemPath?] = []
    var operation = DropOperation.move
    var intent = TableViewDropProposal.Intent.insertAtDestinationIndexPath
    var onBegin: (() -> Void)?
    var onUpdate: (() -> Void)?
    var onDrop: (() -> Void)?

    func tableView(_ tableView: TableView, dragSessionWillBegin session: any DragSession) {
      events.append("begin")
      onBegin?()
    }
    func tableView(
      _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
      withDestinationIndexPath destinationIndexPath: ItemPath?
    ) -> TableViewDropProposal {
      onUpdate?()
      return TableViewDropProposal(operation: operation, intent: intent)
    }
    func tableView(
      _ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator
    ) {
      events.append("drop")
      destinations.append(coordinator.destinationIndexPath)
      if intent == .insertAtDestinationIndexPath,
        let source = coordinator.items.first?.sourceIndexPath,
        let target = coordinator.destinationIndexPath
      {
        rows.insert(rows.remove(at: source.row), at: target.row)
        tableView.moveRow(at: source, to: target)
      }
      onDrop?()
    }
  }

  private let stage = Stage(size: Size(width: 300, height: 300))
  private let list = Rows()
  private let page = ViewController()
  private let table = TableView(frame: Rect(x: 0, y: 0, width: 240, height: 240), style: .plain)
  private let button = Button(type: .system)

  init() {
    list.fill(table)
    table.dragDelegate = list
    table.dropDelegate = list
    page.view.addSubview(table)
    button.setTitle("Next", for: .normal)
    button.frame = Rect(x: 0, y: 245, width: 100, height: 44)
    page.view.addSubview(button)
    stage.window.rootViewController = page
    stage.render()
    focus(row: 0)
  }

  private func focus(row: Int) {
    for _ in 0..<4 where !table.isFocused { stage.keyPress(.keyboardTab) }
    table.moveFocus(to: [0, row], scrolls: false)
  }

  private func press(_ key: KeyboardHIDUsage, _ modifiers: KeyModifierFlags = []) {
    stage.keyPress(key, modifiers: modifiers)
    stage.render()
  }

  /// Holds Alt and the down arrow key.
  private func hold(for duration: Double) {
    stage.keyDown(.keyboardDownArrow, modifiers: .alternate)
    stage.advance(by: duration)
    stage.keyUp(.keyboardDownArrow)
  }

  private var beginnings: Int { list.events.count { $0 == "begin" } }

  @Test("A drop on a row names that row for an automatic intent, by keys and with the pointer")
  func automatic() {
    list.intent = .automatic
    press(.keyboardReturnOrEnter, .alternate)
    press(.keyboardDownArrow)
    press(.keyboardReturnOrEnter)
    #expect(list.destinations == [[0, 1]])
    stage.pointerDrag(from: Point(x: 100, y: 20), to: Point(x: 100, y: 100))
    stage.advance(by: 1)
    #expect(list.destinations == [[0, 1], [0, 2]])
    // Between rows, the dragged row is left out.
    stage.pointerDrag(from: Point(x: 100, y: 20), to: Point(x: 100, y: 117))
    stage.advance(by: 1)
    #expect(list.destinations == [[0, 1], [0, 2], [0, 2]])
  }

  @Test("U14: A held key moves a row to the end, and begins no drag there")
  func heldToEnd() {
    hold(for: 2)
    #expect(list.rows == ["b", "c", "d", "a"] && beginnings == 3)
    list.events = []
    hold(for: 1)
    #expect(list.events.isEmpty)
  }

  @Test("U14: A held key ends at a position that the delegate refuses")
  func heldToRefused() {
    list.operation = .forbidden
    hold(for: 2)
    #expect((1...2).contains(beginnings) && !list.events.contains("drop"))
  }

  @Test("U14: A held key moves a row no further after the drop has presented an alert")
  func alert() {
    list.onDrop = { [weak page] in
      let alert = AlertController(title: "Moved", message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK", style: .default))
      page?.present(alert, animated: false)
    }
    hold(for: 2)
    #expect(list.rows == ["b", "a", "c", "d"] && beginnings == 1)
  }

  @Test("U14: New rows at the beginning of a drag by keys cancel it")
  func newRowsAtBeginning() {
    list.onBegin = { [weak list, weak table] in
      list?.rows = ["x"]
      table?.reloadData()
    }
    for key in [KeyboardHIDUsage.keyboardDownArrow, .keyboardReturnOrEnter] {
      list.rows = ["a", "b", "c", "d"]
      table.reloadData()
      stage.render()
      focus(row: 0)
      list.events = []
      press(key, .alternate)
      #expect(list.events == ["begin", "end"] && !table.hasActiveDrag)
    }
  }

  @Test("U14: New rows while the delegate is asked for a position cancel the drag")
  func newRowsInUpdate() {
    list.onUpdate = { [weak list, weak table] in
      list?.rows = ["x"]
      table?.reloadData()
    }
    press(.keyboardDownArrow, .alternate)
    #expect(list.events == ["begin", "end"] && !table.hasActiveDrag)
  }

  @Test("U14: The menu of a row begins a drag only in a table that takes the focus")
  func menu() throws {
    let leave = {
      button.takeFocus()
      table.resignFirstResponder()
      #expect(!table.isFocused && !table.isFirstResponder)
    }
    leave()
    let element = table.dragActions(for: [0, 1], now: { [0, 1] }).first
    let action = try #require(element as? Action)
    action.performWithSender(nil, target: nil)
    stage.advance(by: 0.1)
    #expect(table.isFocused || table.isFirstResponder)
    #expect(table.hasActiveDrag && table.focusedPath == [0, 1])
    table.cancelKeyDrag()
    #expect(!table.hasActiveDrag)
    leave()
    table.allowsFocus = false
    action.performWithSender(nil, target: nil)
    stage.advance(by: 0.1)
    #expect(!table.hasActiveDrag)
  }
}
