import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

/// Tests of anchor rectangles, which the protocol requires to be inside the parent's window geometry.
@MainActor @Suite("Anchor rectangles of popups") struct PopupAnchorTests {
  @Test(
    "T3: an anchor rectangle lies inside the window geometry in whole points, 1 point large or more",
    arguments: [
      Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: -0.6, y: -0.6, width: 1, height: 1),
      Rect(x: 99.5, y: 79.5, width: 1, height: 1), Rect(x: 99.4, y: 79.6, width: 0.2, height: 0.2),
      Rect(x: 100, y: 80, width: 0, height: 0), Rect(x: 99.9, y: 10, width: 0, height: 0),
      Rect(x: 10, y: 79.9, width: 20.5, height: 40), Rect(x: 200, y: 300, width: 10, height: 10),
      Rect(x: -50, y: -50, width: 20, height: 20), Rect(x: -500, y: -1, width: 2_000, height: 900),
      Rect(x: 33.3, y: 44.7, width: 66.7, height: 35.3),
      Rect(x: 0.5, y: 0.5, width: 99.5, height: 79.5),
      Rect(x: 1e12, y: -1e12, width: 1e9, height: 1e12),
      Rect(x: 50, y: .nan, width: .nan, height: 3),
    ])
  func inside(_ anchor: Rect) throws {
    let rig = try Rig()
    rig.recorder.ownSize = Size(width: 100, height: 80)
    let window = try rig.makeWindow()
    let popup = try rig.display.makeSurface(
      role: .popup(parent: window, positioner: positioner(anchor), grab: false))
    try rig.wait(for: "the popup") { $0.popups.last?.surface.isMapped == true }
    try check(rig)
    popup.reposition(positioner(anchor.offsetBy(dx: 0.49, dy: 0.49)))
    try rig.settle()
    try check(rig)
    popup.destroy()
    try rig.close()
  }

  private func positioner(_ anchor: Rect) -> PopupPositioner {
    PopupPositioner(
      size: Size(width: 0.2, height: -3), anchorRect: anchor, anchor: .bottomLeft,
      gravity: .bottomRight, adjustment: [], offset: Vector(dx: .nan, dy: 0))
  }

  private func check(_ rig: Rig) throws {
    try rig.compositor.perform { server in
      let rules = try server.popup().positioner
      let anchor = try #require(rules.anchorRect)
      let toplevel = try server.toplevel()
      let geometry = try #require(toplevel.desktopSurface.windowGeometry)
      #expect(anchor.x >= 0 && anchor.y >= 0 && anchor.width >= 1 && anchor.height >= 1)
      #expect(anchor.x + anchor.width <= geometry.width)
      #expect(anchor.y + anchor.height <= geometry.height)
      #expect(rules.size.width >= 1 && rules.size.height >= 1)
    }
  }
}
