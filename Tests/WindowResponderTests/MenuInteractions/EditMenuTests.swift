import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct EditMenuTests {
  let scene = MenuScene()
  var stage: Stage { scene.stage }

  @Test("G4: a right click opens the edit menu with what is enabled")
  func rightClick() throws {
    scene.rightClick()
    let menu = try #require(scene.menu)
    #expect(menu.titles == ["Copy", "Paste"])
    #expect(menu.items[0].shortcut == "Ctrl+C")
    #expect(menu.isGrabbing)
  }

  @Test("G4: a long press opens it as a bar above the place")
  func longPress() throws {
    scene.longPress()
    let menu = try #require(scene.menu)
    #expect(menu.titles == ["Copy", "Paste"])
    #expect(menu.frame.maxY < 180)
    #expect(menu.items[0].frame.maxX <= menu.items[1].frame.minX + 0.5)
    #expect(menu.frame.height >= 44)
  }

  @Test("G4: a bar that has no room above is below")
  func barFlips() throws {
    scene.card.frame.origin.y = 0
    scene.longPress(at: Point(x: 150, y: 20))
    let menu = try #require(scene.menu)
    #expect(menu.frame.minY > 20)
  }

  @Test("G4: a bar keeps 8 points from the left and right edges", arguments: [2.0, 200, 398])
  func barEdges(x: Double) throws {
    scene.card.frame = Rect(x: 0, y: 150, width: 400, height: 100)
    scene.longPress(at: Point(x: x, y: 200))
    let menu = try #require(scene.menu)
    #expect(menu.frame.minX >= 8 && menu.frame.maxX <= 392)
    if x == 200 { #expect((menu.frame.midX - 200).magnitude <= 1) }
  }

  @Test("G4: the card becomes first responder, so that the commands are its own")
  func becomesFirst() {
    scene.rightClick()
    #expect(scene.card.isFirstResponder)
    #expect(stage.window.firstResponder === scene.card)
    #expect(stage.window.isKeyWindow)
  }

  @Test("G4: what is chosen is sent with the application as sender, and the menu goes")
  func choose() throws {
    scene.rightClick()
    try #require(scene.menu).click("Copy")
    #expect(scene.log.lines == ["copy"])
    #expect(scene.card.sender as? Application === stage.application)
    #expect(stage.popups.isEmpty)
  }

  @Test("G4: a finger chooses from the bar")
  func tap() throws {
    scene.longPress()
    try #require(scene.menu).tap("Paste")
    #expect(scene.log.lines == ["paste"])
    #expect(stage.popups.isEmpty)
  }

  @Test("G4: with nothing enabled nothing opens")
  func nothingEnabled() {
    scene.card.allowed = []
    scene.rightClick()
    #expect(stage.popups.isEmpty)
    scene.longPress()
    #expect(stage.popups.isEmpty)
    #expect(scene.delegate.heard.isEmpty)
  }

  @Test("G4: a command is validated just before it is shown")
  func validatedBeforeShown() throws {
    scene.card.onValidate = { command in
      if command.action == .copy { command.title = "Copy Card" }
      if command.action == .paste { command.attributes.insert(.disabled) }
    }
    scene.rightClick()
    #expect(try #require(scene.menu).titles == ["Copy Card"])
  }

  @Test("G4: a command is validated again before it is sent")
  func validatedBeforeSent() throws {
    scene.rightClick()
    let menu = try #require(scene.menu)
    scene.card.allowed = [.paste]
    menu.click("Copy")
    #expect(scene.log.lines.isEmpty)
    #expect(stage.popups.isEmpty)
  }

  @Test("G4: the delegate's menu is shown; nil is the default, empty is none")
  func delegateMenu() throws {
    scene.delegate.menu = { suggested in
      Menu(children: suggested + [Action(title: "Own") { [log = scene.log] _ in log.add("own") }])
    }
    scene.rightClick()
    #expect(try #require(scene.menu).titles == ["Copy", "Paste", "Own"])
    scene.menu?.click("Own")
    #expect(scene.log.lines == ["own"])
    scene.delegate.menu = { _ in nil }
    scene.rightClick()
    #expect(try #require(scene.menu).titles == ["Copy", "Paste"])
    stage.keyPress(.keyboardEscape)
    scene.delegate.menu = { _ in Menu() }
    scene.rightClick()
    #expect(stage.popups.isEmpty)
  }

  @Test("G4: the delegate hears of the menu's coming and going")
  func delegateHears() {
    scene.rightClick()
    #expect(scene.delegate.heard == ["present", "presented"])
    scene.interaction.dismissMenu()
    #expect(scene.delegate.heard == ["present", "presented", "dismiss", "dismissed"])
    #expect(stage.popups.isEmpty)
  }

  @Test("G4: a bar keeps clear of the delegate's rectangle")
  func targetRect() throws {
    scene.delegate.rect = Rect(x: 20, y: 10, width: 100, height: 60)
    scene.longPress()
    let menu = try #require(scene.menu)
    #expect(menu.frame.maxY <= 160)
    #expect(abs(menu.frame.midX - 170) <= 1)
  }

  @Test("G4: the menu can be presented by the program, reloaded and moved")
  func byProgram() throws {
    scene.card.becomeFirstResponder()
    scene.interaction.presentEditMenu(
      with: EditMenuConfiguration(identifier: "a", sourcePoint: Point(x: 10, y: 10)))
    stage.render()
    #expect(try #require(scene.menu).titles == ["Copy", "Paste"])
    #expect(scene.interaction.location(in: nil) == Point(x: 110, y: 160))
    scene.card.allowed.insert(.selectAll)
    scene.interaction.reloadVisibleMenu()
    stage.render()
    let menu = try #require(scene.menu)
    #expect(menu.titles == ["Copy", "Paste", "Select All"])
    #expect(menu.frame.maxY >= menu.items[2].frame.maxY)
    let before = menu.frame
    scene.card.frame.origin.y += 40
    scene.interaction.updateVisibleMenuPosition(animated: false)
    stage.render()
    #expect(try #require(scene.menu).frame == before.offsetBy(dx: 0, dy: 40))
    scene.card.allowed = []
    scene.interaction.reloadVisibleMenu()
    #expect(stage.popups.isEmpty)
  }

  @Test("G4: a press elsewhere closes the menu and does nothing else")
  func pressElsewhere() {
    var taps = 0
    let button = Button(frame: Rect(x: 0, y: 0, width: 80, height: 60))
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    stage.window.addSubview(button)
    scene.rightClick()
    stage.click(at: Point(x: 30, y: 30))
    #expect(stage.popups.isEmpty && taps == 0)
    stage.click(at: Point(x: 30, y: 30))
    #expect(taps == 1)
  }

  @Test("G4: a tap beside the bar closes it and is heard where it was")
  func tapBesideBar() {
    var taps = 0
    let button = Button(frame: Rect(x: 0, y: 0, width: 80, height: 60))
    button.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    stage.window.addSubview(button)
    scene.longPress()
    stage.tap(at: Point(x: 30, y: 30))
    #expect(stage.popups.isEmpty && taps == 1)
  }

  @Test("G4: a right click elsewhere opens another menu there")
  func secondRightClick() throws {
    scene.rightClick()
    let first = try #require(scene.menu).frame
    scene.rightClick(at: Point(x: 110, y: 160))
    #expect(stage.popups.count == 1)
    #expect(try #require(scene.menu).frame.origin != first.origin)
  }

  @Test("G4: a press outside the program closes the menu")
  func pressOutside() {
    scene.rightClick()
    stage.click(at: Point(x: -40, y: -40))
    #expect(stage.popups.isEmpty)
    #expect(scene.delegate.heard.last == "dismissed")
  }

  @Test("G4: the Menu key and Shift+F10 open it at the first responder")
  func keys() throws {
    scene.card.becomeFirstResponder()
    stage.keyPress(.keyboardApplication)
    #expect(try #require(scene.menu).highlighted == "Copy")
    stage.keyPress(.keyboardEscape)
    #expect(stage.popups.isEmpty)
    stage.keyPress(.keyboardF10, modifiers: .shift)
    #expect(stage.popups.count == 1)
  }

  @Test("G4: the Menu key opens the edit menu of a first responder without an interaction")
  func keyWithoutInteraction() throws {
    scene.card.removeInteraction(scene.interaction)
    scene.card.becomeFirstResponder()
    stage.keyPress(.keyboardApplication)
    #expect(try #require(scene.menu).titles == ["Copy", "Paste"])
    scene.card.allowed = []
    stage.keyPress(.keyboardEscape)
    stage.keyPress(.keyboardApplication)
    #expect(stage.popups.isEmpty)
  }

  @Test("an interaction is on one view at a time")
  func oneView() {
    let other = View()
    #expect(scene.interaction.view === scene.card)
    #expect(scene.card.interactions.count == 1)
    other.addInteraction(scene.interaction)
    #expect(scene.interaction.view === other)
    #expect(scene.card.interactions.isEmpty)
    #expect(scene.card.gestureRecognizers == nil)
    other.interactions = []
    #expect(scene.interaction.view == nil)
  }

  @Test("G4: what commands are asked for by two fingers or a drag is no long press")
  func dragOpensNothing() {
    stage.drag(from: Point(x: 150, y: 180), to: Point(x: 180, y: 230), duration: 1)
    #expect(stage.popups.isEmpty)
  }
}
