import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct ButtonMenuTests {
  let stage = Stage(size: Size(width: 300, height: 300))
  let button = Button(configuration: .gray())
  let log = Log()

  init() {
    button.frame = Rect(x: 50, y: 50, width: 120, height: 44)
    button.menu = Menu(
      children: ["One", "Two", "Three"].map { title in
        Action(title: title) { [log] action in
          log.add("\(title) \(action.sender is Button)")
        }
      })
    stage.window.addSubview(button)
  }

  @Test("a press opens the menu that is the primary action, below the button")
  func primary() throws {
    button.showsMenuAsPrimaryAction = true
    stage.pointerMove(to: button.center)
    stage.pointerDown()
    let menu = try #require(stage.popups.first)
    #expect(menu.frame.minY >= 94 && menu.frame.minX == 50)
    #expect(menu.frame.width >= 120)
    stage.pointerUp()
    #expect(stage.popups.count == 1)
    #expect(!button.isHighlighted && !button.isTracking)
  }

  @Test("pressing, dragging to an item and letting go chooses it")
  func pressDrag() throws {
    button.showsMenuAsPrimaryAction = true
    stage.pointerMove(to: button.center)
    stage.pointerDown()
    let item = try #require(stage.popups.first?.items[1])
    stage.pointerMove(to: item.center)
    stage.pointerUp()
    #expect(log.lines == ["Two true"])
  }

  @Test("an action of the menu is sent by the button")
  func sender() throws {
    var sender: AnyObject?
    let spy = SpyButton(frame: Rect(x: 50, y: 150, width: 100, height: 44))
    spy.menu = Menu(children: [Action(title: "A") { sender = $0.sender }])
    spy.showsMenuAsPrimaryAction = true
    stage.window.addSubview(spy)
    stage.tap(at: spy.center)
    stage.popups.last?.tap("A")
    #expect(sender === spy && spy.sent == 1)
  }

  @Test("without it the secondary button and a long press open the menu")
  func secondary() {
    stage.click(at: button.center)
    #expect(stage.popups.isEmpty)
    stage.click(at: button.center, button: .secondary)
    #expect(stage.popups.first?.titles == ["One", "Two", "Three"])
    #expect(button.contextMenuInteraction != nil)
  }

  @Test("Space opens the menu of a focused button with its first item highlighted")
  func byKey() {
    button.showsMenuAsPrimaryAction = true
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardSpacebar)
    #expect(stage.popups.first?.highlighted == "One")
    stage.keyPress(.keyboardDownArrow)
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(log.lines == ["Two true"])
  }

  @Test("a button whose selection changes shows what is on")
  func selection() throws {
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "One")
    stage.tap(at: button.center)
    #expect(try #require(stage.popups.first).items.map(\.isOn) == [true, false, false])
    stage.popups.first?.tap("Three")
    #expect(button.currentTitle == "Three" && !button.isSelected)
    stage.tap(at: button.center)
    #expect(try #require(stage.popups.first).items.map(\.isOn) == [false, false, true])
  }

  @Test("a disabled button opens nothing, and one without a menu is no larger for it")
  func none() {
    button.showsMenuAsPrimaryAction = true
    button.isEnabled = false
    stage.click(at: button.center)
    #expect(stage.popups.isEmpty)
    let plain = Button()
    #expect(plain.contextMenuInteraction == nil && plain.gestureRecognizers == nil)
    #expect(!plain.showsMenuAsPrimaryAction && plain.interactions.isEmpty)
  }

  @Test("a press on the button while its menu is open closes it")
  func toggles() {
    button.showsMenuAsPrimaryAction = true
    stage.click(at: button.center)
    #expect(stage.popups.count == 1)
    stage.click(at: button.center)
    #expect(stage.popups.isEmpty)
  }

  @Test("the press that opens the menu is told")
  func event() {
    var count = 0
    button.showsMenuAsPrimaryAction = true
    button.addAction(Action { _ in count += 1 }, for: .menuActionTriggered)
    stage.click(at: button.center)
    #expect(count == 1)
  }
}

private final class SpyButton: Button {
  var sent = 0

  override func sendAction(_ action: Action) {
    sent += 1
    super.sendAction(action)
  }
}
