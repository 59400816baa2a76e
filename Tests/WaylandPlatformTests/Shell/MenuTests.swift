import TestCompositor
import Testing

@testable import WindowResponder

@MainActor @Suite("Menus as popups", .serialized) struct MenuPopupTests {
  /// Creates a window that is filled by a view with a context menu and a submenu.
  private func makeRig(globals: [String: UInt32] = TestCompositor.allGlobals) throws -> Scene {
    try Scene(globals: globals)
  }

  @MainActor final class Scene: ContextMenuInteractionDelegate {
    let rig: ApplicationRig
    var chosen: [String] = []
    /// The number of the item that is on in a menu of 107 items, or `nil` for the short menu.
    var itemThatIsOn: Int?
    /// The number of additional items below the first two.
    var moreRows = 0
    private let view = View(frame: Rect(x: 0, y: 0, width: 200, height: 150))

    init(globals: [String: UInt32]) throws {
      rig = try ApplicationRig(globals: globals)
      rig.window.addSubview(view)
      view.addInteraction(ContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
    ) -> ContextMenuConfiguration? {
      if let itemThatIsOn {
        let actions = (1...107).map { number in
          Action(title: "\(number)", state: number == itemThatIsOn ? .on : .off) { _ in }
        }
        return ContextMenuConfiguration(actionProvider: { _ in Menu(children: actions) })
      }
      var children: [MenuElement] = [
        Action(title: "One") { [weak self] _ in self?.chosen.append("One") },
        Menu(
          title: "More",
          children: [Action(title: "Two") { [weak self] _ in self?.chosen.append("Two") }]),
      ]
      for number in 0..<moreRows { children.append(Action(title: "Row \(number)") { _ in }) }
      let menu = Menu(children: children)
      return ContextMenuConfiguration(actionProvider: { _ in menu })
    }

    /// Presses the secondary button at a location in the window.
    func rightClick(at place: Point = Point(x: 60, y: 50)) throws {
      let margins = rig.window.chrome.margins
      try rig.play { seat, surface in
        seat.pointerEnter(surface, x: place.x + margins.left, y: place.y + margins.top)
        seat.pointerFrame()
        seat.pointerButton(0x111, isDown: true)
        seat.pointerFrame()
      }
      try waitForPopups(1)
    }

    /// Resizes the view with the menu to fill the window.
    func fillWindow() { view.frame = rig.window.bounds }

    /// Checks that the grab of the menu has the serial of the newest press.
    func checkGrab() throws {
      let (grab, press) = try rig.compositor.perform { server in
        (try server.popup().grabSerial, try server.seat().pressSerial)
      }
      #expect(grab == press)
    }

    func waitForPopups(_ count: Int) throws {
      try rig.compositor.wait(for: "\(count) popups", pumping: rig.turn) { server in
        server.popups.count == count && server.popups.allSatisfy { $0.surface.isMapped }
      }
      try rig.settle()
    }

    /// Presses and releases a key, with the keyboard focus on the window or on the topmost popup.
    func key(_ code: UInt32, toPopup: Bool) throws {
      try rig.compositor.perform { server in
        let popup = server.popups.last?.surface
        let surface = try toPopup ? popup ?? server.toplevel().surface : server.toplevel().surface
        let seat = try server.seat()
        seat.keyboardEnter(surface)
        seat.key(code, isDown: true)
        seat.key(code, isDown: false)
      }
      try rig.settle()
    }
  }

  @Test("a right click's menu hangs on the pointer and grabs with the serial of the press")
  func button() throws {
    let scene = try makeRig()
    try scene.rightClick()
    try scene.rig.compositor.perform { server in
      let popup = try server.popup()
      let place = popup.positioner
      let press = try server.seat().pressSerial
      #expect(popup.grabSerial == press)
      #expect(place.anchor == .bottomRight && place.gravity == .bottomRight)
      #expect(place.adjustment.contains([.flipX, .flipY, .slideX, .slideY, .resizeY]))
      #expect(place.anchorRect?.width == 1 && place.anchorRect?.height == 1)
      #expect(place.isReactive)
      let window = try server.toplevel().desktopSurface
      #expect(popup.parent === window)
    }
    try scene.rig.close()
  }

  @Test(
    "a grab that takes the pointer from the window with the button down leaves a menu that ends",
    arguments: [true, false])
  func grabTakesThePointer(tellsRelease: Bool) throws {
    let scene = try makeRig()
    try scene.rightClick()
    let margins = scene.rig.window.chrome.margins
    // As in weston, the pointer leaves the window with the grab, and enters it again.
    try scene.rig.play { seat, surface in
      seat.pointerEnter(surface, x: 60 + margins.left, y: 50 + margins.top)
      seat.pointerFrame()
      if tellsRelease {
        seat.pointerButton(0x111, isDown: false)
        seat.pointerFrame()
      }
    }
    #expect(scene.rig.application.menuSession != nil)
    try scene.rig.play { seat, _ in
      seat.pointerMotion(x: 150, y: 140)
      seat.pointerFrame()
      seat.pointerButton(isDown: true)
      seat.pointerFrame()
      seat.pointerButton(isDown: false)
      seat.pointerFrame()
    }
    try scene.rig.compositor.wait(for: "no popup", pumping: scene.rig.turn) { $0.popups.isEmpty }
    #expect(scene.rig.application.menuSession == nil)
    #expect(scene.chosen.isEmpty)
    try scene.rig.close()
  }

  @Test("the button that opened a menu chooses where it is let go, in the popup with the grab")
  func dragAndRelease() throws {
    let scene = try makeRig()
    try scene.rightClick()
    try scene.rig.compositor.perform { server in
      let popup = try server.popup().surface
      let seat = try server.seat()
      // The first item is below the margin for the shadow and the margin of the menu.
      seat.pointerEnter(popup, x: 60, y: 25)
      seat.pointerFrame()
      seat.pointerMotion(x: 60, y: 42)
      seat.pointerFrame()
      seat.pointerButton(0x111, isDown: false)
      seat.pointerFrame()
    }
    try scene.rig.settle()
    #expect(scene.chosen == ["One"])
    try scene.rig.compositor.wait(for: "no popup", pumping: scene.rig.turn) { $0.popups.isEmpty }
    try scene.rig.close()
  }

  @Test("a long press' menu grabs with the serial of the finger")
  func touch() throws {
    let scene = try makeRig()
    try scene.rig.play { seat, surface in
      seat.touchDown(1, on: surface, x: 84, y: 70)
      seat.touchFrame()
    }
    let begin = scene.rig.application.now
    try scene.rig.compositor.waitHere(for: "half a second", pumping: scene.rig.turn) {
      scene.rig.application.now - begin > 0.55
    }
    try scene.waitForPopups(1)
    try scene.checkGrab()
    try scene.rig.close()
  }

  @Test("the menu of a key grabs with the serial of the key")
  func key() throws {
    let scene = try makeRig()
    let card = FocusedView(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    card.addInteraction(ContextMenuInteraction(delegate: scene))
    scene.rig.window.addSubview(card)
    card.becomeFirstResponder()
    // `KEY_COMPOSE` is the Menu key.
    try scene.key(127, toPopup: false)
    try scene.waitForPopups(1)
    try scene.checkGrab()
    try scene.rig.close()
  }

  @Test("a grab that is refused is done without, once")
  func refused() throws {
    let scene = try makeRig()
    try scene.rig.compositor.perform { $0.behavior.configures = false }
    try scene.rig.play { seat, surface in
      seat.pointerEnter(surface, x: 84, y: 70)
      seat.pointerFrame()
      seat.pointerButton(0x111, isDown: true)
      seat.pointerFrame()
    }
    try scene.rig.compositor.wait(for: "a popup", pumping: scene.rig.turn) {
      $0.popups.count == 1
    }
    try scene.rig.compositor.perform { server in
      server.behavior.configures = true
      try server.popup().sendDone()
    }
    try scene.waitForPopups(1)
    #expect(try scene.rig.compositor.perform { try $0.popup().grabSerial } == nil)
    try scene.rig.compositor.perform { try $0.popup().sendDone() }
    try scene.rig.compositor.wait(for: "no popup", pumping: scene.rig.turn) { $0.popups.isEmpty }
    #expect(scene.rig.application.menuSession == nil)
    try scene.rig.close()
  }

  @Test("a submenu hangs on its menu and goes before it", arguments: [true, false])
  func nested(popupHasKeyboard: Bool) throws {
    let scene = try makeRig()
    try scene.rightClick()
    // `KEY_DOWN` twice, and `KEY_RIGHT`.
    for code: UInt32 in [108, 108, 106] { try scene.key(code, toPopup: popupHasKeyboard) }
    try scene.waitForPopups(2)
    try scene.rig.compositor.perform { server in
      let first = try server.popup(0)
      let second = try server.popup(1)
      #expect(second.parent === first.desktopSurface)
      #expect(second.grabSerial != nil)
      #expect(second.positioner.anchor == .topRight)
    }
    // `KEY_ENTER`
    try scene.key(28, toPopup: popupHasKeyboard)
    #expect(scene.chosen == ["Two"])
    try scene.rig.compositor.wait(for: "no popup", pumping: scene.rig.turn) { $0.popups.isEmpty }
    try scene.rig.close()
  }

  /// Resizes the window to the size of the screen, 400 × 300 points, with one of two states.
  private func fillScreen(_ scene: Scene, _ state: XdgToplevelResource.State) throws {
    try scene.rig.compositor.perform { server in
      var description = Server.Output.Description()
      description.width = 400
      description.height = 300
      try server.output().description = description
      try server.toplevel().configure(width: 400, height: 300, states: [.activated, state])
    }
    try scene.rig.settle()
    scene.fillWindow()
  }

  /// Returns the frames of the popups, in the coordinates of the window that owns them.
  private func places(_ scene: Scene) throws -> [Rect] {
    try scene.rig.settle()
    return scene.rig.application.popups.map {
      Rect(origin: $0.originInOwner, size: $0.bounds.size)
    }
  }

  @Test(
    "where the window fills the screen menus stay on it, also with a compositor that does not see to it",
    arguments: [XdgToplevelResource.State.fullscreen, .maximized])
  func staysOnScreen(state: XdgToplevelResource.State) throws {
    let scene = try makeRig()
    try fillScreen(scene, state)
    let screen = Rect(x: 0, y: 0, width: 400, height: 300)
    try scene.rightClick(at: Point(x: 395, y: 290))
    for code: UInt32 in [108, 108, 106] { try scene.key(code, toPopup: true) }
    try scene.waitForPopups(2)
    let menus = try places(scene)
    #expect(menus.count == 2 && menus.allSatisfy { screen.contains($0) }, "\(menus)")
    // The menu opens upward from its location, and to the left.
    #expect(menus[0].maxX == 395 && menus[0].maxY == 290)
    #expect(menus[1].maxX <= menus[0].minX)
    try scene.rig.close()
  }

  @Test("a menu that is longer than the screen is as long as that, and the rest is scrolled to")
  func longMenu() throws {
    let scene = try makeRig()
    scene.moreRows = 60
    try fillScreen(scene, .fullscreen)
    try scene.rightClick(at: Point(x: 60, y: 250))
    let menu = try #require(try places(scene).first)
    #expect(menu.minY == 0 && menu.height == 300)
    // `KEY_END`
    try scene.key(107, toPopup: true)
    let row = try #require(scene.rig.application.popups.last?.menuItems.last)
    #expect(row.isHighlighted && Rect(origin: .zero, size: menu.size).contains(row.frame))
    try scene.rig.close()
  }

  @Test("no popup is asked to be larger than the screen, wherever its window is")
  func notLargerThanTheScreen() throws {
    let scene = try makeRig()
    scene.moreRows = 60
    try scene.rig.compositor.perform { server in
      var description = Server.Output.Description()
      description.scale = 2
      description.logicalSize = .init(width: 1_280, height: 720)
      try server.output().description = description
    }
    try scene.rightClick()
    #expect(try places(scene).first?.height == 720)
    try scene.rig.close()
  }

  @Test("a window that does not fill the screen leaves the placing to the compositor")
  func leavesPlacing() throws {
    let scene = try makeRig()
    try scene.rightClick(at: Point(x: 60, y: 140))
    let (anchor, adjustment) = try scene.rig.compositor.perform { server in
      let positioner = try server.popup().positioner
      return (positioner.anchor, positioner.adjustment)
    }
    #expect(anchor == .bottomRight && adjustment.contains([.flipX, .flipY, .slideX, .slideY]))
    #expect(try places(scene).first?.origin == Point(x: 61, y: 141))
    try scene.rig.close()
  }

  @Test("a menu goes with its window, and nothing is left over")
  func parentCloses() throws {
    let scene = try makeRig()
    try scene.rightClick()
    for code: UInt32 in [108, 108, 106] { try scene.key(code, toPopup: true) }
    try scene.waitForPopups(2)
    scene.rig.window.close()
    try scene.rig.settle()
    try scene.rig.compositor.perform { server in
      #expect(server.popups.isEmpty && server.toplevels.isEmpty)
    }
    try scene.rig.close()
  }

  @Test("a menu that the compositor makes smaller begins at the item that is on all the same")
  func beginsAtWhatIsOn() throws {
    let scene = try makeRig()
    scene.itemThatIsOn = 60
    try scene.rightClick()
    let menu = try #require(scene.rig.application.popups.last)
    let shown = menu.menuItems[59].frame
    #expect(abs(shown.midY - menu.bounds.midY) < 2)
    #expect(menu.bounds.height < menu.menuItems.map(\.frame.height).reduce(0, +))
    // `KEY_PAGEDOWN` continues from the item that is on.
    try scene.key(109, toPopup: true)
    let lit = try #require(menu.menuItems.first { $0.isHighlighted })
    #expect((Int(lit.title) ?? 0) > 62)
    #expect(lit.frame.minY >= 0 && lit.frame.maxY <= menu.bounds.maxY)
    try scene.rig.close()
  }

  @Test("a click on an item arrives at the popup's surface")
  func click() throws {
    let scene = try makeRig()
    try scene.rightClick()
    let row = try #require(scene.rig.application.popups.last?.menuItems.first?.frame)
    let margins = try #require(scene.rig.application.popups.last?.chrome.margins)
    try scene.rig.compositor.perform { server in
      let seat = try server.seat()
      seat.pointerButton(0x111, isDown: false)
      seat.pointerFrame()
      seat.pointerLeave()
      seat.pointerEnter(
        try server.popup().surface, x: row.midX + margins.left, y: row.midY + margins.top)
      seat.pointerFrame()
      seat.pointerButton(isDown: true)
      seat.pointerButton(isDown: false)
      seat.pointerFrame()
    }
    try scene.rig.settle()
    #expect(scene.chosen == ["One"])
    try scene.rig.close()
  }

  private final class FocusedView: View {
    override var canBecomeFirstResponder: Bool { true }
  }
}
