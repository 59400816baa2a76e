import ResponderAccessibility
import ResponderTestKit
import TestScenes
import Testing
import Widgets

/// Tests of the changes that an observer of the tree receives.
@MainActor struct AccessibilityChangeTests {
  let stage = Stage(size: Size(width: 300, height: 300))
  let log = AccessibilityChangeLog()

  private func field(_ name: String, y: Double) -> TextField {
    let field = TextField(frame: Rect(x: 0, y: y, width: 200, height: 44))
    field.accessibilityLabel = name
    stage.window.addSubview(field)
    return field
  }

  @Test("An observer makes isVoiceOverRunning true, and hears which window is active")
  func running() {
    #expect(!Accessibility.isVoiceOverRunning)
    var told: [Bool] = []
    let token = AccessibilityChangeLog()
    Accessibility.voiceOverStatusDidChange.add(token) { _, isRunning in told.append(isRunning) }
    stage.window.title = "Window"
    stage.application.accessibilityObserver = log
    #expect(Accessibility.isVoiceOverRunning)
    #expect(log.lines == ["Window: activated", "Window: active 1"])
    stage.application.accessibilityObserver = nil
    #expect(!Accessibility.isVoiceOverRunning)
    #expect(told == [true, false])
  }

  @Test("V6: A focus that moves is sent as the old one's end and the new one's begin")
  func focus() {
    let (first, second) = (field("First", y: 0), field("Second", y: 50))
    log.listen(to: stage)
    first.becomeFirstResponder()
    #expect(log.take().filter { $0.contains("focused") } == ["First: focused 1"])
    second.becomeFirstResponder()
    #expect(
      log.take().filter { $0.contains("focused") } == ["First: focused 0", "Second: focused 1"])
    #expect(Accessibility.focusedElement(using: nil) as AnyObject? === second)
  }

  @Test("A selection of text is told while there is one and when it ends, not with each key")
  func selectedText() {
    let name = field("Name", y: 0)
    name.becomeFirstResponder()
    log.listen(to: stage)
    stage.type("a")
    log.selectionCount = 0
    stage.type("bcd")
    stage.keyPress(.keyboardLeftArrow)
    #expect(log.selectionCount == 0)
    stage.keyPress(.keyboardLeftArrow, modifiers: .shift)
    stage.keyPress(.keyboardLeftArrow, modifiers: .shift)
    #expect(log.selectionCount == 2)
    stage.keyPress(.keyboardRightArrow)
    #expect(log.selectionCount == 3)
    stage.type("e")
    #expect(log.selectionCount == 3)
  }

  @Test(
    "V7: Typing tells what is inserted and where the caret is; over a selection, the deletion first"
  )
  func typing() {
    let name = field("Name", y: 0)
    log.listen(to: stage)
    name.becomeFirstResponder()
    _ = log.take()
    stage.type("é")
    #expect(log.take() == ["Name: insert 0 é", "Name: caret 1"])
    stage.type("b")
    #expect(log.take() == ["Name: insert 1 b", "Name: caret 2"])
    name.selectAll(nil)
    _ = log.take()
    stage.type("x")
    #expect(log.take() == ["Name: delete 0 éb", "Name: insert 0 x", "Name: caret 1"])
  }

  @Test("V5: What is typed into a secret field is sent as bullets")
  func secret() {
    let password = field("Password", y: 0)
    password.isSecureTextEntry = true
    log.listen(to: stage)
    password.becomeFirstResponder()
    _ = log.take()
    stage.type("a")
    #expect(log.take() == ["Password: insert 0 •", "Password: caret 1"])
  }

  @Test("States and values that the user changes are sent")
  func statesAndValues() {
    let box = CheckBox(frame: Rect(x: 0, y: 0, width: 100, height: 44))
    box.title = "Box"
    let slider = Slider(frame: Rect(x: 0, y: 100, width: 200, height: 44))
    slider.accessibilityLabel = "Slider"
    stage.window.addSubview(box)
    stage.window.addSubview(slider)
    log.listen(to: stage)
    stage.perform("click", on: "Box")
    #expect(log.take().contains("Box: checked 1"))
    stage.perform("click", on: "Box")
    #expect(log.take().contains("Box: checked 0"))
    stage.perform("increment", on: "Slider")
    #expect(log.take().contains("Slider: value"))
    box.isEnabled = false
    stage.render()
    #expect(log.take().contains("Box: enabled 0"))
  }

  @Test("Added views are sent once in a turn of the loop, as children of their superview")
  func children() {
    log.listen(to: stage)
    for index in 0..<5 { stage.window.addSubview(Label(text: "\(index)")) }
    #expect(log.lines == [])
    stage.render()
    #expect(log.take() == ["Window: children"])
  }

  @Test("An added view and a new window are sent with their indexes, before the other children")
  func addedChildren() throws {
    stage.window.addSubview(Label(text: "First"))
    log.listen(to: stage)
    log.added = []
    let second = Label(text: "Second")
    second.frame = Rect(x: 0, y: 100, width: 100, height: 20)
    stage.window.addSubview(second)
    stage.render()
    let node = try #require(stage.accessibilityNode(named: "Second"))
    #expect(log.added == ["Window: \(node.object.accessibleIndexInParent) Second"])
    second.removeFromSuperview()
    stage.render()
    #expect(log.added.count == 1)
    let other = Window(size: Size(width: 100, height: 100))
    other.title = "Other"
    other.makeKeyAndVisible()
    stage.render()
    #expect(log.added.count == 2 && log.added.last?.hasSuffix(": 1 Other") == true)
    other.close()
  }

  @Test("Another size of a window is sent once")
  func windowSize() {
    log.listen(to: stage)
    log.moved = []
    stage.resize(to: Size(width: 500, height: 400))
    stage.render()
    #expect(log.moved == ["Window"])
  }

  @Test("An announcement has its priority, and nothing is sent without an observer")
  func announcements() {
    Accessibility.post(notification: .announcement, argument: "Nobody hears")
    log.listen(to: stage)
    Accessibility.post(notification: .announcement, argument: "Saved")
    Accessibility.post(
      notification: .announcement, argument: AccessibilityAnnouncement("Stop", priority: .high))
    #expect(log.take() == ["say Saved polite", "say Stop assertive"])
  }

  @Test("A batch of changes to a table and to a collection is sent once, also of its later objects")
  func batches() {
    let rows = CountedRows()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 140), style: .plain)
    table.accessibilityLabel = "Rows"
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    stage.window.addSubview(table)
    let layout = CollectionViewFlowLayout()
    let collection = CollectionView(
      frame: Rect(x: 0, y: 150, width: 300, height: 140), collectionViewLayout: layout)
    collection.accessibilityLabel = "Items"
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = rows
    stage.window.addSubview(collection)
    stage.render()
    log.listen(to: stage)
    rows.count = 5
    table.performBatchUpdates({
      table.insertRows(
        at: [ItemPath(row: 0, section: 0), ItemPath(row: 1, section: 0)], with: .none)
    })
    stage.advance(by: 1)
    #expect(log.take().filter { $0 == "Rows: children" }.count == 1)
    collection.insertItems(at: [ItemPath(item: 0, section: 0), ItemPath(item: 1, section: 0)])
    stage.advance(by: 1)
    #expect(log.take().filter { $0 == "Items: children" }.count == 1)
    #expect(stage.accessibilityNode(named: "Rows")?.children.count == 5)
  }

  @Test("An observer hears when a menu of a button opens and closes")
  func expansion() {
    let button = Button(configuration: .filled())
    button.frame = Rect(x: 0, y: 0, width: 120, height: 44)
    button.setTitle("Sort", for: .normal)
    button.menu = Menu(children: [Action(title: "By name") { _ in }])
    button.showsMenuAsPrimaryAction = true
    stage.window.addSubview(button)
    log.listen(to: stage)
    button.performPrimaryAction()
    stage.advance(by: 0.5)
    #expect(log.take().contains("Sort: expanded 1"))
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 0.5)
    #expect(log.take().contains("Sort: expanded 0"))
  }

  /// The rows of a table and the items of a collection.
  private final class CountedRows: TableViewDataSource, CollectionViewDataSource {
    var count = 3
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }
}
