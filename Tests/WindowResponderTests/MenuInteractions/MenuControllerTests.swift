import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct MenuControllerTests {
  let scene = MenuScene()
  var stage: Stage { scene.stage }
  let controller: MenuController

  init() {
    controller = MenuController.shared
    scene.card.removeInteraction(scene.interaction)
    scene.card.becomeFirstResponder()
  }

  private func show() {
    controller.showMenu(from: scene.card, rect: Rect(x: 50, y: 20, width: 100, height: 40))
    stage.render()
  }

  @Test("G4: the menu is above the rectangle")
  func above() throws {
    show()
    #expect(controller.isMenuVisible)
    let frame = try #require(scene.menu).frame
    #expect(frame.maxY <= 170)
    #expect(abs(frame.midX - 200) <= 1)
    #expect(controller.menuFrame == frame)
  }

  @Test("G4: the menu is below where there is no room above")
  func below() throws {
    scene.card.frame.origin.y = 0
    show()
    #expect(try #require(scene.menu).frame.minY >= 60)
  }

  @Test("G4: an arrow that points up asks for the menu below")
  func arrowUp() throws {
    controller.arrowDirection = .up
    show()
    #expect(try #require(scene.menu).frame.minY >= 210)
  }

  @Test("G4: the menu is shown at the rectangle that was set before, once it is made visible")
  func target() throws {
    controller.setMenuVisible(true, animated: true)
    #expect(!controller.isMenuVisible)
    controller.setTargetRect(Rect(x: 50, y: 20, width: 100, height: 40), in: scene.card)
    controller.setMenuVisible(true, animated: true)
    stage.render()
    let frame = try #require(scene.menu).frame
    #expect(controller.isMenuVisible && abs(frame.midX - 200) <= 1)
    controller.isMenuVisible = false
    #expect(!controller.isMenuVisible)
  }

  @Test("G4: a tap elsewhere hides it")
  func tapElsewhere() {
    show()
    stage.tap(at: Point(x: 20, y: 480))
    #expect(!controller.isMenuVisible)
    #expect(stage.popups.isEmpty)
  }

  @Test("G4: its observers are called before and after the menu is shown and hidden")
  func observers() {
    var heard: [String] = []
    let owner = View()
    MenuController.willShowMenu.add(owner) { _, controller in
      heard.append("will show \(controller.isMenuVisible)")
    }
    MenuController.didShowMenu.add(owner) { _, controller in
      heard.append("did show \(controller.isMenuVisible)")
    }
    MenuController.willHideMenu.add(owner) { _, controller in
      heard.append("will hide \(controller.isMenuVisible)")
    }
    MenuController.didHideMenu.add(owner) { _, controller in
      heard.append("did hide \(controller.isMenuVisible)")
    }
    show()
    controller.hideMenu()
    #expect(
      heard == ["will show false", "did show true", "will hide true", "did hide false"])
  }

  @Test("G4: hiding the menu of another view does nothing")
  func hideFrom() {
    show()
    controller.hideMenu(from: stage.window)
    #expect(controller.isMenuVisible)
    controller.hideMenu(from: scene.card)
    #expect(!controller.isMenuVisible)
  }

  @Test("G4: with nothing enabled nothing is shown, and no observer is called")
  func nothing() {
    var count = 0
    let owner = View()
    MenuController.willShowMenu.add(owner) { _, _ in count += 1 }
    scene.card.allowed = []
    show()
    #expect(!controller.isMenuVisible && count == 0 && stage.popups.isEmpty)
  }

  @Test("In a window that is not shown, no observer is called and no menu opens")
  func hiddenWindow() {
    var count = 0
    let owner = View()
    MenuController.willShowMenu.add(owner) { _, _ in count += 1 }
    stage.window.isHidden = true
    show()
    #expect(!controller.isMenuVisible && count == 0)
  }

  @Test("G4: own items come behind the others, where a responder enables them")
  func items() throws {
    controller.menuItems = [
      MenuItem(title: "Everything", action: .selectAll), MenuItem(title: "Ping", action: .ping),
    ]
    scene.card.allowed.insert(.selectAll)
    show()
    #expect(
      try #require(scene.menu).titles == ["Copy", "Paste", "Select All", "Everything"])
    scene.menu?.click("Everything")
    #expect(scene.log.lines == ["select all"])
  }

  @Test("G4: update asks anew what is enabled")
  func update() throws {
    show()
    scene.card.allowed = [.paste]
    controller.update()
    #expect(try #require(scene.menu).titles == ["Paste"])
    scene.card.allowed = []
    controller.update()
    #expect(!controller.isMenuVisible)
  }

  @Test("a bar that is too wide has pages")
  func pages() throws {
    controller.menuItems = (1...12).map { MenuItem(title: "Command \($0)", action: .copy) }
    stage.tap(at: Point(x: 5, y: 5))
    show()
    let menu = try #require(scene.menu)
    #expect(menu.frame.width <= 400)
    #expect(menu.items.last?.frame.width == 0)
    menu.tap(at: Point(x: menu.frame.width - 10, y: 22))
    #expect(scene.menu?.items.first?.frame.width == 0)
    stage.keyPress(.keyboardRightArrow)
    #expect(scene.menu?.highlighted == "Copy")
  }
}
