import ResponderTestKit
import TestScenes
import Testing
import Widgets

/// The object with the focus when what had it is removed, and actions along the responder chain.
@MainActor struct AccessibleFocusTests {
  let stage = Stage(size: Size(width: 300, height: 300))
  let log = AccessibilityChangeLog()

  /// The rows of a table and the items of a collection.
  private final class Names: TableViewDataSource, CollectionViewDataSource {
    var names = ["A", "B", "C", "D"]

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityLabel = names[indexPath.item]
      return cell
    }
  }

  private var focusLines: [String] { log.take().filter { $0.contains("focused") } }

  private func focusedNames() -> [String] {
    stage.accessibilityTree().all.filter { $0.states.contains("focused") }.map(\.name)
  }

  @Test("The focus of a row that is deleted goes to the row in its place, and is told")
  func deletedRow() {
    let names = Names()
    let table = TableView(frame: stage.window.bounds, style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = names
    stage.window.addSubview(table)
    stage.render()
    log.listen(to: stage)
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(.keyboardDownArrow)
    stage.render()
    let first = focusedNames()
    _ = log.take()
    guard let row = names.names.firstIndex(where: { $0 == first.first }) else {
      Issue.record("no row has the focus")
      return
    }
    names.names.remove(at: row)
    table.deleteRows(at: [ItemPath(row: row, section: 0)], with: .none)
    stage.advance(by: 1)
    let next = names.names[min(row, names.names.count - 1)]
    #expect(focusedNames() == [next])
    #expect(focusLines.last == "\(next): focused 1")
    // The last row goes to the one before it.
    while names.names.count > 1 {
      names.names.removeLast()
      table.deleteRows(at: [ItemPath(row: names.names.count, section: 0)], with: .none)
      stage.advance(by: 1)
    }
    #expect(focusedNames() == ["A"])
    _ = log.take()
    // An empty table is no stop for keys, and the window has them again.
    names.names = []
    table.deleteRows(at: [ItemPath(row: 0, section: 0)], with: .none)
    stage.advance(by: 1)
    #expect(focusedNames().allSatisfy { $0 != "A" })
  }

  @Test("The focus of an item that is deleted goes to the item in its place, and is told")
  func deletedItem() {
    let names = Names()
    let collection = CollectionView(
      frame: stage.window.bounds, collectionViewLayout: CollectionViewFlowLayout())
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = names
    stage.window.addSubview(collection)
    stage.render()
    log.listen(to: stage)
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardRightArrow)
    stage.render()
    guard let item = names.names.firstIndex(where: { [$0] == focusedNames() }) else {
      Issue.record("no item has the focus")
      return
    }
    _ = log.take()
    names.names.remove(at: item)
    collection.deleteItems(at: [ItemPath(item: item, section: 0)])
    stage.advance(by: 1)
    #expect(focusedNames() == [names.names[item]])
    #expect(focusLines.last == "\(names.names[item]): focused 1")
  }

  @Test("The focus of a view that is removed is not left on it")
  func removedView() {
    let buttons = ["One", "Two"].map { title in
      let button = Button(frame: Rect(x: 0, y: title == "One" ? 0 : 50, width: 100, height: 44))
      button.setTitle(title, for: .normal)
      stage.window.addSubview(button)
      return button
    }
    stage.render()
    log.listen(to: stage)
    stage.keyPress(.keyboardTab)
    #expect(focusLines == ["One: focused 1"])
    buttons[0].removeFromSuperview()
    stage.render()
    #expect(focusedNames() == [])
    stage.keyPress(.keyboardTab)
    stage.render()
    #expect(focusedNames() == ["Two"])
    #expect(focusLines.last == "Two: focused 1")
  }

  /// A view controller whose main action is to answer.
  private final class Call: ViewController {
    var answers = 0
    override func accessibilityPerformMagicTap() -> Bool {
      answers += 1
      return true
    }
  }

  @Test("The main action of a view or a controller is an action of the window, if there is one")
  func magicTap() {
    final class Player: View {
      var isPlaying = false
      override func accessibilityPerformMagicTap() -> Bool {
        isPlaying.toggle()
        return true
      }
    }
    stage.window.title = "Window"
    #expect(stage.accessibilityNode(named: "Window")?.actions == [])
    let call = Call()
    stage.window.rootViewController = call
    let player = Player(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    player.isAccessibilityElement = true
    player.accessibilityLabel = "Player"
    call.view.addSubview(player)
    stage.render()
    #expect(stage.accessibilityNode(named: "Window")?.actions == ["magic-tap"])
    stage.perform("magic-tap", on: "Window")
    #expect(call.answers == 1 && !player.isPlaying)
    stage.perform("magic-tap", on: "Player")
    #expect(player.isPlaying && call.answers == 1)
  }
}
