import ResponderTestKit
import Testing
import Widgets

/// Tests that a menu is that of the row for which it was requested, in each view with rows.
@MainActor @Suite(.serialized) struct ItemMenuTests {
  let stage = Stage(size: Size(width: 300, height: 400))

  /// A data source of the names "a", "b" and "c", whose rows the user can move.
  private final class MovableRows: TableViewDataSource {
    var names = ["a", "b", "c"]

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool { true }
    func tableView(_ tableView: TableView, moveRowAt source: ItemPath, to target: ItemPath) {
      names.insert(names.remove(at: source.row), at: target.row)
    }
  }

  private func show(_ kind: MenuListKind) -> any MenuList {
    let list = kind.make(["a", "b", "c", "d", "e"])
    stage.window.addSubview(list.view)
    stage.render()
    return list
  }

  private var titles: [String]? { stage.popups.first?.titles }

  /// Presses the row "c" for as long as a menu needs, and changes the list in the middle of that.
  private func longPress(_ list: any MenuList, _ change: () -> Void) {
    stage.touchDown(at: list.middle(2))
    stage.frame()
    stage.advance(by: 0.25)
    change()
    stage.render()
    stage.advance(by: 0.4)
    stage.touchUp()
    stage.frame()
  }

  // MARK: By touch

  @Test(
    "G8: Rows that are inserted above a touch do not change the row whose menu opens",
    arguments: MenuListKind.allCases)
  func insertedAbove(_ kind: MenuListKind) {
    let list = show(kind)
    longPress(list) {
      list.insert("x", at: 0)
      list.insert("y", at: 2)
    }
    #expect(list.names == ["x", "a", "y", "b", "c", "d", "e"])
    #expect(titles == ["c"])
    #expect(list.marked == [4])
  }

  @Test(
    "G8: Rows that are deleted above a touch do not change the row whose menu opens",
    arguments: MenuListKind.allCases)
  func deletedAbove(_ kind: MenuListKind) {
    let list = show(kind)
    longPress(list) { list.remove(at: 0) }
    #expect(titles == ["c"])
    #expect(list.marked == [1])
  }

  @Test(
    "G8: A row that moves while it is touched keeps its menu", arguments: MenuListKind.allCases)
  func moved(_ kind: MenuListKind) {
    let list = show(kind)
    longPress(list) { list.move(from: 2, to: 4) }
    #expect(titles == ["c"])
    #expect(list.marked == [4])
  }

  @Test(
    "G8: If the touched row is deleted before its menu opens, no menu opens",
    arguments: MenuListKind.allCases)
  func deleted(_ kind: MenuListKind) {
    let list = show(kind)
    longPress(list) { list.remove(at: 2) }
    #expect(stage.popups.isEmpty)
    #expect(list.marked == [])
    // The next touch is another request.
    stage.advance(by: 1)
    stage.touchDown(at: list.middle(2))
    stage.frame()
    stage.advance(by: 0.6)
    stage.touchUp()
    stage.frame()
    #expect(titles == ["d"])
  }

  @Test(
    "G8: After all rows were loaded again, the menu is that of the row at the touch",
    arguments: [MenuListKind.table, .collection, .columns])
  func reloaded(_ kind: MenuListKind) {
    let list = show(kind)
    longPress(list) { list.reload(["k", "l", "m", "n"]) }
    #expect(titles == ["m"])
  }

  @Test("G8: A touch beside the items of a collection stays beside them")
  func besideItems() {
    let list = show(.collection)
    stage.touchDown(at: list.middle(4) + Vector(dx: 0, dy: 40))
    stage.frame()
    stage.advance(by: 0.25)
    list.insert("x", at: 0)
    stage.render()
    stage.advance(by: 0.4)
    stage.touchUp()
    stage.frame()
    #expect(titles == ["ground"])
  }

  // MARK: By keys

  @Test("G7: Move Down in an open menu moves the row of the menu after rows were inserted above it")
  func moveAfterInsertion() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    let rows = MovableRows()
    table.dataSource = rows
    table.setEditing(true, animated: false)
    stage.window.addSubview(table)
    stage.render()
    for key in [KeyboardHIDUsage.keyboardTab, .keyboardDownArrow, .keyboardApplication] {
      stage.keyPress(key)
    }
    let steps = stage.popups.first?.titles.firstIndex(of: "Move Down")
    #expect(steps != nil)
    rows.names.insert("x", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    stage.render()
    for _ in 0..<(steps ?? 0) { stage.keyPress(.keyboardDownArrow) }
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(rows.names == ["x", "a", "c", "b"])
  }

  // MARK: By the pointer

  @Test(
    "G8: A right click opens the menu of the row under the pointer, also after a touch",
    arguments: MenuListKind.allCases)
  func rightClick(_ kind: MenuListKind) {
    let list = show(kind)
    stage.tap(at: list.middle(0))
    list.insert("x", at: 0)
    stage.render()
    stage.click(at: list.middle(3), button: .secondary)
    #expect(titles == ["c"])
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 1)
    list.remove(at: 3)
    stage.render()
    stage.click(at: list.middle(3), button: .secondary)
    #expect(titles == ["d"])
  }

  @Test(
    "G7: An open menu stays with its row when rows are inserted, deleted and moved",
    arguments: MenuListKind.allCases)
  func openMenu(_ kind: MenuListKind) {
    let list = show(kind)
    stage.click(at: list.middle(2), button: .secondary)
    #expect(titles == ["c"] && list.marked == [2])
    list.insert("x", at: 0)
    list.insert("y", at: 0)
    stage.advance(by: 1)
    #expect(list.marked == [4])
    list.remove(at: 1)
    stage.advance(by: 1)
    #expect(list.marked == [3])
    list.move(from: 3, to: 0)
    stage.advance(by: 1)
    #expect(list.marked == [0])
    list.remove(at: 0)
    stage.advance(by: 1)
    #expect(list.marked == [])
  }

  // MARK: By keys

  @Test(
    "G8: The Menu key and Shift+F10 open the menu of the focused row, wherever it has moved",
    arguments: MenuListKind.allCases)
  func keys(_ kind: MenuListKind) {
    let list = show(kind)
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(.keyboardDownArrow)
    list.insert("x", at: 0)
    stage.render()
    stage.keyPress(.keyboardF10, modifiers: .shift)
    #expect(titles == ["c"])
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 1)
    list.remove(at: 1)
    list.move(from: 2, to: 0)
    stage.render()
    stage.keyPress(.keyboardApplication)
    #expect(titles == ["c"])
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 1)
    list.remove(at: 0)
    stage.render()
    stage.keyPress(.keyboardApplication)
    #expect(titles != ["c"])
  }

  @Test(
    "G8: A key opens the menu of the focused row, not of the one that was touched last",
    arguments: MenuListKind.allCases)
  func keyAfterTouch(_ kind: MenuListKind) {
    let list = show(kind)
    longPress(list) {}
    #expect(titles == ["c"])
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 1)
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardUpArrow)
    let before = stage.popups.count
    stage.keyPress(.keyboardF10, modifiers: .shift)
    #expect(before == 0 && titles != nil && titles != ["c"])
  }
}
