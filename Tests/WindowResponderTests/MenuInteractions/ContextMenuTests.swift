import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct ContextMenuTests {
  let scene = ContextScene()
  var stage: Stage { scene.stage }
  var menu: StagePopup? { stage.popups.last }

  // MARK: Contents

  @Test(
    "G6: groups, marks, disabled and destructive items, subtitles and submenus are shown as such")
  func rows() throws {
    scene.open()
    let items = try #require(menu).items
    #expect(items.map(\.title) == ["Open", "More", "Large", "Small", "Locked", "Remove"])
    #expect(items.map(\.startsGroup) == [false, false, true, false, true, false])
    #expect(items[2].isOn && items[3].isMixed && !items[4].isEnabled && items[5].isDestructive)
    #expect(items[1].hasSubmenu && items[0].subtitle == "In a window")
  }

  @Test("G6: hidden elements are left out, and commands that no responder enables are dimmed")
  func hiddenAndUnavailable() throws {
    scene.delegate.menu = Menu(children: [
      Action(title: "A") { _ in }, Action(title: "B", attributes: .hidden) { _ in },
      Command(title: "Ping", action: .ping),
    ])
    scene.open()
    let items = try #require(menu).items
    #expect(items.map(\.title) == ["A", "Ping"])
    #expect(items.map(\.isEnabled) == [true, false])
  }

  @Test("a menu opened by a finger has rows that a finger can hit, one by a pointer is compact")
  func rowHeights() throws {
    scene.open()
    #expect(try #require(menu).items[2].frame.height < 36)
    stage.keyPress(.keyboardEscape)
    scene.openByTouch()
    #expect(try #require(menu).items.allSatisfy { $0.frame.height >= 44 })
  }

  @Test("a menu with nothing in it does not open")
  func empty() {
    scene.delegate.menu = Menu()
    scene.open()
    #expect(stage.popups.isEmpty)
  }

  @Test("where the delegate has no menu a view further up is asked")
  func nested() throws {
    let inner = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let silent = ContextDelegate(log: scene.log)
    silent.menu = nil
    inner.addInteraction(ContextMenuInteraction(delegate: silent))
    scene.view.addSubview(inner)
    stage.click(at: Point(x: 60, y: 60), button: .secondary)
    #expect(try #require(menu).titles.first == "Open")
  }

  // MARK: Choosing

  @Test("a click chooses an action, once, when the menu is gone")
  func click() throws {
    scene.open()
    try #require(menu).click("Open")
    #expect(scene.log.lines == ["open 0"])
    #expect(scene.heard == ["display", "end"])
  }

  @Test("a disabled item does nothing and the menu stays")
  func disabled() throws {
    scene.open()
    try #require(menu).click("Locked")
    #expect(scene.log.lines.isEmpty && stage.popups.count == 1)
  }

  @Test("a press of the secondary button that goes on to an item and is let go there chooses it")
  func pressDragRelease() throws {
    stage.pointerMove(to: Point(x: 80, y: 80))
    stage.pointerDown(.secondary)
    let item = try #require(menu?.items.first)
    stage.advance(by: 0.1)
    stage.pointerMove(to: item.center)
    #expect(menu?.highlighted == "Open")
    stage.pointerUp(.secondary)
    #expect(scene.log.lines == ["open 0"])
  }

  @Test("a quick press leaves the menu open")
  func quickPress() {
    scene.open()
    #expect(stage.popups.count == 1)
  }

  @Test("a finger that opened the menu can go on to an item")
  func longPressDrag() throws {
    stage.touchDown(at: Point(x: 80, y: 80))
    stage.frame()
    stage.advance(by: 0.6)
    let item = try #require(menu?.items.last)
    stage.touchMove(to: item.center)
    stage.frame()
    #expect(menu?.highlighted == "Remove")
    stage.touchUp()
    stage.frame()
    #expect(scene.log.lines == ["remove"])
  }

  @Test("the view loses the finger that opened a menu")
  func touchesCancelled() {
    let watcher = TouchView("v", scene.view.bounds, log: scene.log)
    scene.view.addSubview(watcher)
    scene.openByTouch()
    #expect(scene.log.lines.contains { $0.contains("cancelled") })
    #expect(!scene.log.lines.contains { $0.contains("ended") })
  }

  @Test("an item that keeps the menu is done and shown anew")
  func keepsMenu() throws {
    var isOn = false
    let action = Action(title: "Grid", attributes: .keepsMenuPresented) { action in
      isOn.toggle()
      action.state = isOn ? .on : .off
    }
    scene.delegate.menu = Menu(children: [action])
    scene.open()
    menu?.click("Grid")
    #expect(isOn && stage.popups.count == 1)
    #expect(try #require(menu).items[0].isOn)
  }

  @Test("K4: a command of a context menu is the sender of its action")
  func commandIsSender() {
    let target = SenderView()
    stage.window.addSubview(target)
    target.becomeFirstResponder()
    let command = Command(title: "Red", action: .pong, propertyList: "red")
    scene.delegate.menu = Menu(children: [command])
    scene.open()
    menu?.click("Red")
    #expect(target.sender as? Command === command)
    #expect(!target.asked.isEmpty && target.asked.allSatisfy { $0 === command })
  }

  @Test("a command that the first responder does not take goes to the view that the menu is of")
  func commandOfTheView() {
    let target = SenderView(frame: scene.view.bounds)
    target.addInteraction(ContextMenuInteraction(delegate: scene.delegate))
    scene.view.addSubview(target)
    let other = EditCard(log: scene.log)
    stage.window.addSubview(other)
    other.becomeFirstResponder()
    scene.delegate.menu = Menu(children: [Command(title: "Red", action: .pong)])
    scene.open()
    menu?.click("Red")
    #expect(target.sender is Command && other.isFirstResponder)
  }

  @Test("the delegate receives no call about a menu that has nothing to show")
  func emptyIsNotTold() {
    scene.delegate.menu = Menu()
    scene.open()
    #expect(stage.popups.isEmpty && scene.heard.isEmpty)
  }

  @Test("in a menu with a single selection the one that is chosen is on")
  func singleSelection() throws {
    let names = ["A", "B", "C"]
    let actions = names.map { Action(title: $0, state: $0 == "A" ? .on : .off) { _ in } }
    scene.delegate.menu = Menu(options: .singleSelection, children: actions)
    scene.open()
    menu?.click("C")
    scene.open()
    #expect(try #require(menu).items.map(\.isOn) == [false, false, true])
  }

  @Test("elements that come late are awaited with a sign, and take its place")
  func deferred() throws {
    var answer: (([MenuElement]) -> Void)?
    scene.delegate.menu = Menu(children: [
      Action(title: "A") { _ in }, DeferredMenuElement { answer = $0 },
    ])
    scene.open()
    #expect(try #require(menu).titles == ["A", "Loading…"])
    let frames = stage.frameCount
    stage.advance(by: 1)
    #expect(stage.frameCount == frames)
    answer?([Action(title: "B") { _ in }, Action(title: "C") { _ in }])
    stage.advance(by: 0.1)
    let shown = try #require(menu)
    #expect(shown.titles == ["A", "B", "C"])
    #expect(shown.items[2].frame.maxY <= shown.frame.maxY)
  }

  // MARK: Submenus

  @Test("the pointer opens a submenu after it has rested")
  func hover() throws {
    scene.open()
    stage.pointerMove(to: try #require(menu).items[1].center)
    #expect(stage.popups.count == 1)
    stage.advance(by: 0.3)
    #expect(stage.popups.count == 2)
    #expect(try #require(menu).titles == ["Copy To", "Move To"])
    #expect(stage.popups[1].frame.minX >= stage.popups[0].frame.maxX - 12)
  }

  @Test("a submenu closes after the pointer has rested on another item, and not on its way")
  func hoverElsewhere() throws {
    scene.open()
    stage.pointerMove(to: try #require(menu).items[1].center)
    stage.advance(by: 0.3)
    stage.pointerMove(to: stage.popups[0].items[2].center)
    stage.advance(by: 0.1)
    #expect(stage.popups.count == 2)
    stage.pointerMove(to: stage.popups[1].items[1].center)
    stage.advance(by: 1)
    #expect(stage.popups.count == 2)
    #expect(stage.popups[0].highlighted == "More" && stage.popups[1].highlighted == "Move To")
    stage.pointerMove(to: stage.popups[0].items[2].center)
    stage.advance(by: 0.3)
    #expect(stage.popups.count == 1)
  }

  @Test("a tap opens a submenu, and one in it chooses")
  func tapSubmenu() throws {
    scene.openByTouch()
    menu?.tap("More")
    #expect(stage.popups.count == 2)
    menu?.tap("Move To")
    #expect(scene.log.lines == ["move"] && stage.popups.isEmpty)
  }

  @Test("a submenu that has no room to the right is to the left")
  func submenuFlips() throws {
    stage.click(at: Point(x: 240, y: 80), button: .secondary)
    menu?.click("More")
    #expect(stage.popups.count == 2)
    #expect(stage.popups[1].frame.maxX <= stage.popups[0].frame.minX + 12)
  }

  @Test("a submenu that the compositor takes away is closed alone")
  func submenuDismissed() {
    scene.open()
    menu?.click("More")
    let popup = stage.application.popups.last
    popup?.noteSeen()
    popup?.wasDismissed()
    #expect(stage.popups.count == 1)
  }

  // MARK: Position and dismissal

  @Test("a menu stays on the screen")
  func stays() throws {
    stage.click(at: Point(x: 245, y: 245), button: .secondary)
    let frame = try #require(menu).frame
    #expect(Rect(origin: .zero, size: stage.screenSize).contains(frame))
  }

  @Test("a menu that is longer than the screen scrolls")
  func scrolls() throws {
    scene.delegate.menu = Menu(
      children: (1...40).map { number in Action(title: "Item \(number)") { _ in } })
    scene.open()
    stage.render()
    let frame = try #require(menu).frame
    #expect(frame.height <= 300 && frame.minY >= 0 && frame.maxY <= 300)
    stage.keyPress(.keyboardEnd)
    #expect(menu?.highlighted == "Item 40")
    let last = try #require(menu?.items.last)
    #expect(frame.contains(last.center))
    stage.scroll(by: Vector(dx: 0, dy: -10_000), at: last.center)
    stage.advance(by: 1)
    let first = try #require(menu?.items.first)
    #expect(frame.contains(first.center))
  }

  @Test("a menu that scrolls begins at the item that is on, one that does not stands as it is")
  func beginsAtWhatIsOn() throws {
    func items(_ count: Int, on: [Int]) -> Menu {
      Menu(
        children: (1...count).map { number in
          Action(title: "Item \(number)", state: on.contains(number) ? .on : .off) { _ in }
        })
    }
    scene.delegate.menu = items(107, on: [60])
    scene.open()
    stage.render()
    var shown = try #require(menu)
    #expect(abs(shown.items[59].frame.midY - shown.frame.midY) < 2)
    #expect(shown.highlighted == nil)
    stage.keyPress(.keyboardDownArrow)
    #expect(menu?.highlighted == "Item 60")
    stage.keyPress(.keyboardHome)
    #expect(menu?.highlighted == "Item 1")
    stage.keyPress(.keyboardEscape)

    // If the last item is on, the menu is scrolled to its end.
    scene.delegate.menu = items(107, on: [107])
    scene.open()
    stage.render()
    shown = try #require(menu)
    #expect(shown.frame.contains(shown.items[106].center))
    #expect(shown.frame.maxY - shown.items[106].frame.maxY < 12)
    stage.keyPress(.keyboardEscape)

    // If several items are on, the menu is not scrolled.
    scene.delegate.menu = items(107, on: [60, 70])
    scene.open()
    stage.render()
    shown = try #require(menu)
    #expect(shown.items[0].frame.minY - shown.frame.minY < 12)
  }

  @Test("what was scrolled stays where it is when the menu is laid out again")
  func scrolledStays() throws {
    scene.delegate.menu = Menu(
      children: (1...107).map { number in
        Action(title: "Item \(number)", state: number == 60 ? .on : .off) { _ in }
      })
    scene.open()
    stage.advance(by: 0.1)
    let place = try #require(menu).items[59].center
    stage.scroll(by: Vector(dx: 0, dy: -300), at: place)
    stage.advance(by: 1)
    let before = try #require(menu).items[59].frame
    #expect(before.midY > place.y + 100)
    menu?.window.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(try #require(menu).items[59].frame == before)
  }

  @Test("a menu goes with its window, and with the view that it belongs to")
  func goes() {
    scene.open()
    scene.interaction.dismissMenu()
    #expect(stage.popups.isEmpty)
    scene.open()
    stage.window.close()
    #expect(stage.popups.isEmpty && stage.application.menuSession == nil)
  }

  @Test("a refused grab is tried once more without, and a menu that is refused again is gone")
  func refusedGrab() throws {
    stage.refusesPopupGrabs = true
    scene.open()
    let popup = try #require(menu)
    #expect(!popup.isGrabbing)
    popup.click("Open")
    #expect(scene.log.lines == ["open 0"])
    scene.open()
    stage.application.popups.last?.wasDismissed()
    #expect(stage.popups.isEmpty)
  }

  @Test("a menu without a grab goes when the keyboard does")
  func keyboardLeaves() {
    stage.refusesPopupGrabs = true
    scene.open()
    stage.keyboardFocus(false)
    #expect(stage.popups.isEmpty)
  }

  @Test("a menu is no window of the program, and the key window stays that")
  func noWindow() {
    scene.open()
    #expect(stage.application.windows == [stage.window])
    #expect(stage.application.keyWindow === stage.window)
  }

  @Test("a menu that is shown changes when the program says so")
  func updateVisible() throws {
    scene.open()
    scene.interaction.updateVisibleMenu { menu in
      menu.replacingChildren([Action(title: "Only") { _ in }])
    }
    #expect(try #require(menu).titles == ["Only"])
  }
}
