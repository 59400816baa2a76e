import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct MenuKeyTests {
  let scene = ContextScene()
  var stage: Stage { scene.stage }
  var highlighted: String? { stage.popups.last?.highlighted }

  @Test("G4: arrows, Home and End go round what can be chosen", arguments: [true, false])
  func arrows(popupHasKeyboard: Bool) {
    stage.popupsTakeKeyboard = popupHasKeyboard
    scene.open()
    #expect(highlighted == nil)
    var seen: [String?] = []
    for _ in 0..<6 {
      stage.keyPress(.keyboardDownArrow)
      seen.append(highlighted)
    }
    #expect(seen == ["Open", "More", "Large", "Small", "Remove", "Open"])
    stage.keyPress(.keyboardUpArrow)
    #expect(highlighted == "Remove")
    stage.keyPress(.keyboardHome)
    #expect(highlighted == "Open")
    stage.keyPress(.keyboardEnd)
    #expect(highlighted == "Remove")
  }

  @Test("T1: arrows, letters and Escape are what the layout makes of the keys")
  func remapped() {
    scene.open()
    stage.keyPress(.keyboardD, as: .keyboardDownArrow)
    #expect(highlighted == "Open")
    stage.keyPress(.keyboardDownArrow, characters: "m")
    #expect(highlighted == "More")
    stage.keyPress(.keyboardEscape, as: .keyboardCapsLock)
    #expect(stage.popups.count == 1)
    stage.keyPress(.keyboardCapsLock, as: .keyboardEscape)
    #expect(stage.popups.isEmpty)
  }

  @Test(
    "G4: Return and Space choose",
    arguments: [
      KeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar, .keypadEnter,
    ])
  func choose(key: KeyboardHIDUsage) {
    scene.open()
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(key)
    #expect(scene.log.lines == ["open 0"] && stage.popups.isEmpty)
  }

  @Test("G4: the right arrow opens a submenu, the left one closes it")
  func submenu() {
    scene.open()
    stage.type("m")
    stage.keyPress(.keyboardRightArrow)
    #expect(stage.popups.count == 2 && highlighted == "Copy To")
    stage.keyPress(.keyboardLeftArrow)
    #expect(stage.popups.count == 1 && highlighted == "More")
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(stage.popups.count == 2 && highlighted == "Copy To")
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(scene.log.lines == ["move"])
  }

  @Test("G4: Escape closes one level")
  func escape() {
    scene.open()
    stage.type("m")
    stage.keyPress(.keyboardRightArrow)
    stage.keyPress(.keyboardEscape)
    #expect(stage.popups.count == 1)
    stage.keyPress(.keyboardEscape)
    #expect(stage.popups.isEmpty)
  }

  @Test("G4: letters go to what begins with them")
  func letters() {
    scene.delegate.menu = Menu(
      children: ["Paste", "Print", "Preview", "Quit"].map { title in Action(title: title) { _ in } }
    )
    scene.open()
    stage.type("p")
    #expect(highlighted == "Paste")
    stage.type("r")
    #expect(highlighted == "Print")
    stage.type("e")
    #expect(highlighted == "Preview")
    stage.advance(by: 2)
    stage.type("p")
    #expect(highlighted == "Paste")
    stage.advance(by: 2)
    stage.type("q")
    #expect(highlighted == "Quit")
  }

  @Test("G4: the same letter again goes on to the next")
  func sameLetter() {
    scene.delegate.menu = Menu(
      children: ["Paste", "Print", "Quit"].map { title in Action(title: title) { _ in } })
    scene.open()
    var seen: [String?] = []
    for _ in 0..<3 {
      stage.type("p")
      seen.append(highlighted)
    }
    #expect(seen == ["Paste", "Print", "Paste"])
  }

  @Test("G4: a space goes on with what is typed")
  func spaces() {
    scene.delegate.menu = Menu(
      children: (1...12).map { number in
        Action(title: "Line \(number)") { [log = scene.log] _ in log.add("line \(number)") }
      })
    scene.open()
    stage.type("line 4")
    #expect(highlighted == "Line 4" && scene.log.lines.isEmpty)
    stage.advance(by: 2)
    stage.type(" ")
    #expect(scene.log.lines == ["line 4"])
  }

  @Test("G4: a title that is typed in full is gone to, wherever the keys or the pointer were")
  func wholeTitle() {
    scene.delegate.menu = Menu(
      children: (1...50).map { number in Action(title: "Line \(number)") { _ in } })
    scene.open()
    for (start, typed, found) in [
      (0, "line 4", "Line 4"), (10, "line 4", "Line 4"), (10, "line 41", "Line 41"),
      (10, "line", "Line 12"),
    ] {
      stage.keyPress(.keyboardHome)
      for _ in 0..<start { stage.keyPress(.keyboardDownArrow) }
      stage.advance(by: 2)
      stage.type(typed)
      #expect(highlighted == found)
      stage.advance(by: 2)
    }
  }

  @Test("G4: a space that no title has there chooses, however soon it comes")
  func spaceChooses() {
    scene.open()
    stage.type("o ")
    #expect(scene.log.lines == ["open 0"])
  }

  @Test("G4: what was typed before an arrow is over with it")
  func typingAfterArrow() {
    scene.open()
    stage.type("m")
    stage.keyPress(.keyboardRightArrow)
    stage.type("m")
    #expect(highlighted == "Move To")
  }

  @Test("G4: Page Down and Page Up go by what is seen, Home and End to the ends")
  func pages() throws {
    scene.delegate.menu = Menu(
      children: (1...107).map { number in Action(title: "Item \(number)") { _ in } })
    scene.open()
    stage.render()
    let shown = try #require(stage.popups.last)
    let page = shown.items.filter { shown.frame.contains($0.center) }.count
    #expect((6...20).contains(page))
    func press(_ key: KeyboardHIDUsage) -> Int {
      stage.keyPress(key)
      return Int(highlighted?.dropFirst(5) ?? "") ?? 0
    }
    #expect(press(.keyboardDownArrow) == 1)
    let first = press(.keyboardPageDown)
    #expect((page - 1...page).contains(first))
    let second = press(.keyboardPageDown)
    #expect((page - 2...page).contains(second - first))
    #expect(press(.keyboardPageUp) == first)
    #expect(press(.keyboardPageUp) == 1)
    #expect(press(.keyboardPageUp) == 1)
    #expect(press(.keyboardEnd) == 107)
    #expect(press(.keyboardPageDown) == 107)
    #expect((107 - page...107 - page + 2).contains(press(.keyboardPageUp)))
    let lit = stage.popups.last?.items.first { $0.isHighlighted }
    #expect(shown.frame.contains(try #require(lit).center))
    #expect(press(.keyboardHome) == 1)
  }

  @Test("G4: Page Down in a short menu goes to its last item")
  func pageInShortMenu() {
    scene.open()
    stage.keyPress(.keyboardPageDown)
    #expect(highlighted == "Remove")
    stage.keyPress(.keyboardPageUp)
    #expect(highlighted == "Open")
  }

  @Test("a menu of which one is on at a time begins at that for keys")
  func beginsAtSelection() {
    let names = ["A", "B", "C"]
    scene.delegate.menu = Menu(
      options: .singleSelection,
      children: names.map { Action(title: $0, state: $0 == "B" ? .on : .off) { _ in } })
    scene.open()
    stage.keyPress(.keyboardUpArrow)
    #expect(highlighted == "B")
    stage.keyPress(.keyboardEscape)
    let card = EditCard(log: scene.log)
    scene.view.addSubview(card)
    card.becomeFirstResponder()
    stage.keyPress(.keyboardF10, modifiers: .shift)
    #expect(highlighted == "B")
  }

  @Test("no key reaches the window below while a menu is open", arguments: [true, false])
  func keysStay(popupHasKeyboard: Bool) {
    let view = KeyLogView(log: scene.log)
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    stage.popupsTakeKeyboard = popupHasKeyboard
    scene.open()
    stage.type("xyz")
    #expect(scene.log.lines.isEmpty)
    stage.keyPress(.keyboardEscape)
    stage.type("x")
    #expect(scene.log.lines == ["x"])
    #expect(view.isFirstResponder)
  }

  @Test("typing beside a bar reaches the first responder, and closes the bar")
  func typingEndsBar() {
    let scene = self.scene
    let view = KeyLogView(log: scene.log)
    let edit = EditCard(log: scene.log)
    edit.frame = Rect(x: 0, y: 0, width: 40, height: 40)
    stage.window.addSubview(view)
    stage.window.addSubview(edit)
    view.becomeFirstResponder()
    stage.tap(at: Point(x: 290, y: 290))
    MenuController.shared.menuItems = [MenuItem(title: "Log", action: .ping)]
    MenuController.shared.showMenu(from: view, rect: Rect(x: 20, y: 200, width: 10, height: 10))
    #expect(MenuController.shared.isMenuVisible)
    stage.type("x")
    #expect(scene.log.lines == ["x"])
    #expect(!MenuController.shared.isMenuVisible)
  }
}

/// A view that logs the presses it receives.
private final class KeyLogView: View, PingAction {
  let log: Log

  init(log: Log) {
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 10, height: 10))
  }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    for press in presses { log.add(press.key?.characters ?? "") }
  }

  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {}

  func ping() {}
}
