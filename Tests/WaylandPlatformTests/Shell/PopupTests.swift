import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("Popups") struct PopupTests {
  private let positioner = PopupPositioner(
    size: Size(width: 20, height: 10), anchorRect: Rect(x: 5, y: 6, width: 10, height: 4),
    anchor: .bottomLeft, gravity: .bottomRight, adjustment: [.flipY, .slideX],
    offset: Vector(dx: 1, dy: 2))

  private func makeRig() throws -> (Rig, any Surface) {
    let rig = try Rig()
    let window = try rig.makeWindow()
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: 5, y: 6)
      seat.pointerButton(isDown: true)
      seat.pointerFrame()
    }
    return (rig, window)
  }

  private func makePopup(_ rig: Rig, over parent: any Surface, grab: Bool) throws -> any Surface {
    let popup = try rig.display.makeSurface(
      role: .popup(parent: parent, positioner: positioner, grab: grab))
    try rig.wait(for: "the popup") { $0.popups.last?.surface.isMapped == true }
    return popup
  }

  @Test("a popup is placed, shown and told where it is")
  func placed() throws {
    let (rig, window) = try makeRig()
    let popup = try makePopup(rig, over: window, grab: false)
    let told = try #require(rig.recorder.configurations.last)
    #expect(told.popupFrame?.size == Size(width: 20, height: 10))
    try rig.compositor.perform { server in
      let popup = try server.popup()
      let window = try server.toplevel()
      #expect(popup.grabSerial == nil)
      #expect(popup.parent === window.desktopSurface)
      #expect(popup.surface.size == .init(width: 20, height: 10))
    }
    popup.destroy()
    try rig.settle()
    #expect(try rig.compositor.perform { $0.popups.count } == 0)
    try rig.close()
  }

  @Test("a popup that grabs does so with the newest press, and its dismissal is reported")
  func grab() throws {
    let (rig, window) = try makeRig()
    let popup = try makePopup(rig, over: window, grab: true)
    let (grab, press) = try rig.compositor.perform { server in
      (try server.popup().grabSerial, try server.seat().pressSerial)
    }
    #expect(grab == press)
    try rig.compositor.perform { try $0.popup().sendDone() }
    try rig.settle()
    #expect(rig.recorder.dismissed.count == 1)
    #expect(rig.recorder.dismissed.first === popup)
    popup.destroy()
    try rig.close()
  }

  @Test("a key's press can be grabbed with too")
  func grabByKey() throws {
    let (rig, window) = try makeRig()
    try rig.play { seat, surface in
      seat.keyboardEnter(surface)
      seat.key(30, isDown: true)
    }
    _ = try makePopup(rig, over: window, grab: true)
    let (grab, press) = try rig.compositor.perform { server in
      (try server.popup().grabSerial, try server.seat().pressSerial)
    }
    #expect(grab == press)
    try rig.close()
  }

  @Test("popups nest, and go with their parents, the topmost first")
  func nested() throws {
    let (rig, window) = try makeRig()
    let first = try makePopup(rig, over: window, grab: true)
    let second = try makePopup(rig, over: first, grab: true)
    // The parent is not the topmost popup, so the new popup must not grab.
    let third = try makePopup(rig, over: first, grab: true)
    let grabs = try rig.compositor.perform { $0.popups.map { $0.grabSerial != nil } }
    #expect(grabs == [true, true, false])
    first.destroy()
    try rig.settle()
    #expect(try rig.compositor.perform { $0.popups.count } == 0)
    #expect(rig.recorder.dismissed.count == 2)
    #expect(rig.recorder.dismissed.contains { $0 === second })
    #expect(rig.recorder.dismissed.contains { $0 === third })
    try rig.close()
  }

  @Test("a popup can be moved")
  func reposition() throws {
    let (rig, window) = try makeRig()
    let popup = try makePopup(rig, over: window, grab: false)
    rig.recorder.clear()
    var other = positioner
    other.size = Size(width: 30, height: 12)
    popup.reposition(other)
    try rig.settle()
    #expect(rig.recorder.configurations.last?.popupFrame?.size == other.size)
    try rig.compositor.perform { server in
      let popup = try server.popup()
      #expect(popup.surface.size == .init(width: 30, height: 12))
    }
    try rig.close()
  }

  @Test("before version 3 a popup stays where it is")
  func oldReposition() throws {
    var globals = TestCompositor.allGlobals
    globals["xdg_wm_base"] = 2
    let rig = try Rig(globals: globals)
    let window = try rig.makeWindow()
    let popup = try makePopup(rig, over: window, grab: false)
    popup.reposition(positioner)
    try rig.settle()
    #expect(rig.requests("xdg_popup", "reposition").isEmpty)
    try rig.close()
  }

  @Test("a strange positioner is brought to what the protocol allows")
  func strangePositioner() throws {
    let (rig, window) = try makeRig()
    let strange = PopupPositioner(
      size: Size(width: 0, height: -4),
      anchorRect: Rect(x: 1e9, y: -1e9, width: 1e12, height: -3), offset: Vector(dx: 1e30, dy: 0))
    let popup = try rig.display.makeSurface(
      role: .popup(parent: window, positioner: strange, grab: false))
    try rig.settle()
    #expect(rig.compositor.postedErrors.isEmpty)
    #expect(rig.compositor.requests(to: "xdg_positioner", named: "set_size").count == 1)
    popup.destroy()
    try rig.close()
  }

  @Test("over a window that is gone there is no popup")
  func noParent() throws {
    let (rig, window) = try makeRig()
    window.destroy()
    #expect(throws: SurfaceFailure.self) {
      try rig.display.makeSurface(
        role: .popup(parent: window, positioner: positioner, grab: false))
    }
    try rig.close()
  }
}
