import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// A table with sections, whose delegates of drags and drops record their calls.
@MainActor
final class CarryTable: DraggedRows, TableViewDropDelegate {
  var sections = [["a", "b", "c"], [], ["d"]]
  let table = TableView(frame: Rect(x: 0, y: 0, width: 240, height: 300), style: .plain)
  var events: [String] = []
  var asked: [ItemPath?] = []
  var intent: (ItemPath?) -> TableViewDropProposal.Intent = { _ in .automatic }
  var operation: (ItemPath?) -> DropOperation = { _ in .move }
  var canHandle = true
  var allowsMove = true
  var reloads = false

  init() {
    fill(table)
    table.dragDelegate = self
    table.dropDelegate = self
  }

  func tableView(
    _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: ItemPath
  ) -> [DragItem] {
    events.append("items \(indexPath)")
    let text = sections[indexPath.section][indexPath.row]
    return [DragItem(itemProvider: ItemProvider(object: text))]
  }
  func tableView(
    _ tableView: TableView, dragSessionAllowsMoveOperation session: any DragSession
  ) -> Bool { allowsMove }

  func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool {
    events.append("asked")
    return canHandle
  }
  func tableView(_ tableView: TableView, dropSessionDidEnter session: any DropSession) {
    events.append("enter")
  }
  func tableView(_ tableView: TableView, dropSessionDidExit session: any DropSession) {
    events.append("exit")
  }
  func tableView(_ tableView: TableView, dropSessionDidEnd session: any DropSession) {
    events.append("drop end")
  }
  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> TableViewDropProposal {
    asked.append(destinationIndexPath)
    return TableViewDropProposal(
      operation: operation(destinationIndexPath), intent: intent(destinationIndexPath))
  }

  func tableView(
    _ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator
  ) {
    let sources = coordinator.items.compactMap(\.sourceIndexPath)
    let target = coordinator.destinationIndexPath
    let isInto = target.map(isFolder) ?? false
    events.append(
      "drop \(sources) \(isInto ? "on" : "at") \(target?.description ?? "nothing")")
    guard let target, !isInto, let source = sources.first, sources.count == 1,
      coordinator.session.operation == .move
    else { return }
    let text = sections[source.section].remove(at: source.row)
    sections[target.section].insert(text, at: target.row)
    if reloads { return tableView.reloadData() }
    tableView.moveRow(at: source, to: target)
    coordinator.drop(coordinator.items[0].dragItem, toRowAt: target).addCompletion { _ in
      self.events.append("animated")
    }
  }

  var folders: Set<ItemPath> = []

  private func isFolder(_ path: ItemPath) -> Bool { folders.contains(path) }
}

/// Tests of rows of a table that keys drag through the delegates of drags and drops.
@MainActor @Suite(.serialized) struct TableCarryTests {
  let stage = Stage(size: Size(width: 300, height: 300))
  let list = CarryTable()
  var table: TableView { list.table }

  init() {
    stage.window.addSubview(list.table)
    stage.render()
    focusTable()
  }

  private func focusTable() {
    for _ in 0..<4 where !table.isFocused { stage.keyPress(.keyboardTab) }
  }

  private func press(_ keys: KeyboardHIDUsage..., modifiers: KeyModifierFlags = []) {
    for key in keys { stage.keyPress(key, modifiers: modifiers) }
    stage.render()
  }

  private func begin() { press(.keyboardReturnOrEnter, modifiers: .alternate) }

  @Test("U14: Alt+Return begins a drag, and Return drops onto a row that the proposal inserts into")
  func onto() {
    list.folders = [[0, 2]]
    list.intent = {
      $0 == [0, 2] ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
    }
    begin()
    #expect(table.hasActiveDrag && table.hasActiveDrop)
    #expect(list.events == ["items [0, 0]", "begin", "asked", "enter"])
    press(.keyboardDownArrow)
    #expect(list.asked.last == ItemPath(row: 2, section: 0))
    press(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(
      list.events == [
        "items [0, 0]", "begin", "asked", "enter", "drop [[0, 0]] on [0, 2]", "end", "drop end",
      ])
    #expect(!table.hasActiveDrag && !table.hasActiveDrop)
  }

  @Test("U14: Arrow keys go through the positions of all sections, and each is announced")
  func positions() {
    var announced: [String] = []
    Accessibility.postObservers.add(list) { _, post in
      if let text = post.1 as? String { announced.append(text) }
    }
    list.intent = { _ in .automatic }
    begin()
    for _ in 0..<9 { press(.keyboardDownArrow) }
    #expect(
      announced == [
        "On “a”", "On “b”", "Before “c”", "On “c”", "After “c”", "In an empty section",
        "Before “d”", "On “d”", "At the end",
      ])
    announced = []
    for _ in 0..<4 { press(.keyboardUpArrow) }
    #expect(announced == ["On “d”", "Before “d”", "In an empty section", "After “c”"])
    press(.keyboardLeftArrow, .keyboardRightArrow)
    press(.keyboardA)
    #expect(announced.count == 4 && table.hasActiveDrag)
    press(.keyboardEscape)
  }

  @Test("U14: A row is dropped into an empty section and at the end, and keeps the focus")
  func sections() {
    begin()
    press(.keyboardEnd, .keyboardUpArrow, .keyboardUpArrow, .keyboardUpArrow, .keyboardSpacebar)
    stage.advance(by: 1)
    #expect(list.sections == [["b", "c"], ["a"], ["d"]])
    #expect(list.events.contains("drop [[0, 0]] at [1, 0]"))
    #expect(list.events.last == "animated" && table.focusedPath == [1, 0])
    list.reloads = true
    begin()
    press(.keyboardEnd, .keyboardReturnOrEnter)
    #expect(list.sections == [["b", "c"], [], ["d", "a"]] && table.focusedPath == [2, 1])
    begin()
    press(.keyboardHome, .keyboardReturnOrEnter)
    #expect(list.sections == [["a", "b", "c"], [], ["d"]] && table.focusedPath == [0, 0])
  }

  @Test("U14: Within a section, the destination counts as if the row were gone")
  func within() {
    list.intent = { _ in .insertAtDestinationIndexPath }
    begin()
    press(.keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter)
    #expect(list.events.contains("drop [[0, 0]] at [0, 2]"))
    #expect(list.sections[0] == ["b", "c", "a"] && table.focusedPath == [0, 2])
  }

  @Test("U14: Escape, another focus, a press, new rows and a removed delegate cancel the drag")
  func cancelled() {
    let ways: [@MainActor () -> Void] = [
      { stage.keyPress(.keyboardEscape) }, { stage.tap(at: Point(x: 60, y: 60)) },
      { table.reloadData() }, { table.reloadRows(at: [[0, 1]], with: .none) },
      { table.dragDelegate = nil }, { table.dropDelegate = nil },
    ]
    for (index, way) in ways.enumerated() {
      table.dragDelegate = list
      table.dropDelegate = list
      focusTable()
      table.moveFocus(to: [0, 0], scrolls: false)
      list.events = []
      begin()
      press(.keyboardDownArrow)
      #expect(table.hasActiveDrag, "\(index)")
      way()
      stage.render()
      #expect(!table.hasActiveDrag && !table.hasActiveDrop, "\(index)")
      #expect(list.events.suffix(3).contains("end"), "\(index)")
    }
    #expect(list.sections == [["a", "b", "c"], [], ["d"]])
  }

  @Test("U14: A cancelled drag tells the delegates in order, and Tab cancels it")
  func order() {
    let button = Button(type: .system)
    button.setTitle("Next", for: .normal)
    button.frame = Rect(x: 245, y: 0, width: 50, height: 44)
    stage.window.addSubview(button)
    begin()
    press(.keyboardDownArrow, .keyboardTab)
    #expect(button.isFocused)
    #expect(
      list.events == [
        "items [0, 0]", "begin", "asked", "enter", "exit", "drop end", "end",
      ])
  }

  @Test("U14: Alt and an arrow key drop a row one position further, into other sections too")
  func oneFurther() {
    press(.keyboardDownArrow, modifiers: .alternate)
    #expect(list.sections[0] == ["b", "a", "c"] && table.focusedPath == [0, 1])
    press(.keyboardDownArrow, .keyboardDownArrow, modifiers: .alternate)
    #expect(list.sections == [["b", "c"], ["a"], ["d"]] && table.focusedPath == [1, 0])
    press(.keyboardUpArrow, modifiers: .alternate)
    #expect(list.sections == [["b", "c", "a"], [], ["d"]] && table.focusedPath == [0, 2])
    list.operation = { _ in .forbidden }
    press(.keyboardUpArrow, modifiers: .alternate)
    #expect(list.sections[0] == ["b", "c", "a"])
  }

  @Test("U14: Refused positions are left out, and a move that the drag forbids is refused")
  func refused() {
    list.operation = { $0 == [0, 2] ? .forbidden : .move }
    begin()
    press(.keyboardDownArrow, .keyboardDownArrow)
    #expect(list.asked.last == ItemPath(row: 3, section: 0))
    press(.keyboardEscape)
    list.operation = { _ in .move }
    list.allowsMove = false
    begin()
    list.events = []
    press(.keyboardDownArrow, .keyboardReturnOrEnter)
    #expect(list.events == ["exit", "drop end", "end"])
  }

  @Test("U14: A drop delegate that cannot handle the items ends the drag after its beginning")
  func unhandled() {
    list.canHandle = false
    begin()
    #expect(list.events == ["items [0, 0]", "begin", "asked", "end"] && !table.hasActiveDrag)
  }

  @Test("U14: Selected rows go along, the focused one first")
  func selected() {
    table.allowsMultipleSelection = true
    for row in [0, 1] { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
    table.moveFocus(to: [0, 1], scrolls: false)
    begin()
    #expect(list.events.prefix(2) == ["items [0, 1]", "items [0, 0]"])
    press(.keyboardDownArrow)
    // The positions around the selected rows have no effect.
    #expect(list.asked.last == ItemPath(row: 2, section: 0))
    press(.keyboardEnd, .keyboardReturnOrEnter)
    #expect(list.events.contains("drop [[0, 1], [0, 0]] at [2, 1]"))
  }

  @Test("U14: The menu of a row begins a drag, and moves the row by one position")
  func menu() {
    press(.keyboardApplication)
    #expect(stage.popups.first?.titles == ["Move Down", "Move…"])
    press(.keyboardReturnOrEnter)
    stage.advance(by: 0.5)
    #expect(list.sections[0] == ["b", "a", "c"])
    press(.keyboardApplication)
    press(.keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter)
    stage.advance(by: 0.5)
    #expect(table.hasActiveDrag)
    press(.keyboardHome, .keyboardReturnOrEnter)
    #expect(list.sections[0] == ["a", "b", "c"])
  }

  @Test("U14: A screen reader moves a row by its actions")
  func actions() {
    stage.perform("Move Up", on: "c", role: "list item")
    #expect(list.sections[0] == ["a", "c", "b"])
  }

  @Test("U14: Without one of the delegates, the keys are not the table's")
  func notTaken() {
    table.dropDelegate = nil
    begin()
    #expect(list.events.isEmpty)
    table.dropDelegate = list
    table.dragInteractionEnabled = false
    begin()
    #expect(list.events.isEmpty)
  }

  @Test("U14: In a navigation controller, Escape cancels the drag and does not go back")
  func escapeStays() {
    let page = ViewController()
    let navigation = NavigationController(rootViewController: ViewController())
    page.view = list.table
    navigation.pushViewController(page, animated: false)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.5)
    table.becomeFirstResponder()
    table.moveFocus(to: [0, 0], scrolls: false)
    begin()
    #expect(table.hasActiveDrag)
    press(.keyboardEscape)
    #expect(!table.hasActiveDrag && navigation.viewControllers.count == 2)
    press(.keyboardEscape)
    stage.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }
}
