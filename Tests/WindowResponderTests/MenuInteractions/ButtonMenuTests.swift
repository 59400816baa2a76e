import ResponderPlatform
import ResponderTestKit
import TestScenes
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

  @Test("a menu keeps its distance also if the compositor does not flip offsets")
  func distance() {
    let anchor = Rect(x: 10, y: 100, width: 80, height: 40)
    let place = PopupPositioner.beside(anchor, size: Size(width: 60, height: 90))
    #expect(place.offset == .zero)
    #expect(place.anchorRect == Rect(x: 10, y: 94, width: 80, height: 52))
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

  /// Opens the menu of a button that shows the selected item as its title.
  private func openSelection(
    _ count: Int = 3, selected: Int, at place: Point = Point(x: 50, y: 150), byFinger: Bool = false
  ) throws -> StagePopup {
    button.frame.origin = place
    button.menu = Menu(
      children: (1...count).map { number in
        Action(title: "Item \(number)", state: number == selected ? .on : .off) { _ in }
      })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    stage.render()
    if byFinger { stage.tap(at: button.center) } else { stage.click(at: button.center) }
    return try #require(stage.popups.first)
  }

  @Test("U1: by the pointer the item that is on lies over the button, its words over its words")
  func overlays() throws {
    let menu = try openSelection(selected: 2)
    #expect(abs(menu.items[1].frame.midY - button.center.y) <= 1)
    let content = button.contentRect(forBounds: button.bounds)
    let title = button.convert(button.titleRect(forContentRect: content), to: nil)
    #expect(menu.frame.minX < title.minX && menu.frame.maxX >= button.frame.maxX)
    // The immediate release of the pointer's button chooses no item, and the menu remains open.
    #expect(stage.popups.count == 1 && button.currentTitle == "Item 2")
    menu.items.first.map { stage.click(at: $0.center) }
    #expect(button.currentTitle == "Item 1" && stage.popups.isEmpty)
  }

  @Test("U1: by a finger it opens beside the button, which the finger covers")
  func besideTouch() throws {
    let menu = try openSelection(selected: 2, byFinger: true)
    #expect(menu.frame.minY >= button.frame.maxY || menu.frame.maxY <= button.frame.minY)
  }

  @Test("U1: near the edge of the screen the menu stays on it")
  func overlayClamped() throws {
    let menu = try openSelection(8, selected: 8, at: Point(x: 4, y: 4))
    #expect(menu.frame.minY >= 0 && menu.frame.minX >= 0)
    #expect(menu.items[7].isOn)
  }

  @Test("U1: a menu longer than the screen is scrolled so that what is on lies over the button")
  func overlayScrolled() throws {
    let menu = try openSelection(60, selected: 30)
    let item = menu.items[29]
    #expect(item.isOn && abs(item.frame.midY - button.center.y) <= 1)
    #expect(menu.frame.minY >= 0 && menu.frame.height < 60 * 28)
  }

  @Test("U1: a key opens it over the button as well, with what is on highlighted")
  func overlayByKey() throws {
    let first = try openSelection(selected: 3)
    #expect(first.items[2].isOn)
    stage.keyPress(.keyboardEscape)
    button.becomeFirstResponder()
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardSpacebar)
    let menu = try #require(stage.popups.first)
    #expect(menu.highlighted == "Item 3")
    #expect(abs(menu.items[2].frame.midY - button.center.y) <= 1)
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

  // MARK: K2

  /// A way to open the button's menu.
  enum Way: CaseIterable { case touch, pointer, key, call, secondaryButton, longPress, menuKey }

  private func open(by way: Way) {
    button.showsMenuAsPrimaryAction = ![.secondaryButton, .longPress, .menuKey].contains(way)
    switch way {
    case .touch: stage.tap(at: button.center)
    case .pointer: stage.click(at: button.center)
    case .key:
      stage.keyPress(.keyboardTab)
      stage.keyPress(.keyboardReturnOrEnter)
    case .call: button.performPrimaryAction()
    case .secondaryButton: stage.click(at: button.center, button: .secondary)
    case .longPress:
      stage.touchDown(at: button.center)
      stage.frame()
      stage.advance(by: 0.6)
      stage.touchUp()
      stage.frame()
    case .menuKey:
      stage.keyPress(.keyboardTab)
      stage.keyPress(.keyboardF10, modifiers: .shift)
    }
  }

  @Test("K2: an action of menuActionTriggered can set the menu shown", arguments: Way.allCases)
  func menuActionTriggered(way: Way) throws {
    var seen: [Int] = []
    button.addAction(
      Action { [unowned button, unowned stage] _ in
        seen.append(stage.popups.count)
        button.menu = Menu(children: [Action(title: "Made now") { _ in }])
      }, for: .menuActionTriggered)
    open(by: way)
    #expect(seen == [0])
    #expect(try #require(stage.popups.first).titles == ["Made now"])
  }

  @Test("K2: a button that has no menu before may get it then", arguments: [Way.touch, .key])
  func menuMadeLate(way: Way) {
    button.menu = nil
    button.addAction(
      Action { [unowned button] _ in
        button.menu = Menu(children: [Action(title: "Made now") { _ in }])
      }, for: .menuActionTriggered)
    open(by: way)
    #expect(stage.popups.first?.titles == ["Made now"])
  }

  @Test(
    "K2: if that action disables or removes the button, nothing is shown", arguments: [true, false])
  func refusedLate(disables: Bool) {
    button.addAction(
      Action { [unowned button] _ in
        if disables { button.isEnabled = false } else { button.removeFromSuperview() }
      }, for: .menuActionTriggered)
    open(by: .touch)
    #expect(stage.popups.isEmpty && !button.isTracking)
  }

  // MARK: K4

  @Test("K4: a command of a button's menu is the sender of its action")
  func commandIsSender() {
    let target = SenderView()
    stage.window.addSubview(target)
    target.becomeFirstResponder()
    let small = Command(title: "Small", action: .pong, propertyList: 12)
    let large = Command(title: "Large", action: .pong, propertyList: 24)
    button.menu = Menu(children: [small, large])
    open(by: .touch)
    stage.popups.first?.tap("Large")
    #expect(target.sender as? Command === large)
    #expect((target.sender as? Command)?.propertyList as? Int == 24)
    #expect(!target.asked.isEmpty)
    #expect(target.asked.allSatisfy { $0 === small || $0 === large })
  }

  @Test("K4: where the first responder does not take it, the button's own chain is asked")
  func commandFromOrigin() {
    let target = SenderView(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let other = EditCard(log: log)
    stage.window.addSubview(target)
    stage.window.addSubview(other)
    target.addSubview(button)
    other.becomeFirstResponder()
    button.menu = Menu(children: [Command(title: "Ping", action: .pong, propertyList: 1)])
    open(by: .touch)
    #expect(stage.popups.first?.items.first?.isEnabled == true)
    stage.popups.first?.tap("Ping")
    #expect((target.sender as? Command)?.propertyList as? Int == 1)
  }
}

/// A view that records the senders of validations and of actions.
final class SenderView: View, PongAction {
  var sender: Any?
  var asked: [AnyObject] = []

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == .pong, let object = sender as AnyObject? { asked.append(object) }
    return super.canPerformAction(action, withSender: sender)
  }

  func pong(_ sender: Any?) { self.sender = sender }
}

private final class SpyButton: Button {
  var sent = 0

  override func sendAction(_ action: Action) {
    sent += 1
    super.sendAction(action)
  }
}
