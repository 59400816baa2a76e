import TestCompositor
import Testing

@testable import WindowResponder

@MainActor @Suite("Windows that belong to the screen", .serialized) struct LayerWindowTests {
  private func show(_ rig: ApplicationRig, _ role: Window.Role) throws -> Window {
    let panel = Window(size: Size(width: 0, height: 30))
    panel.role = role
    panel.isHidden = false
    try rig.compositor.wait(for: "a panel", pumping: rig.turn) {
      $0.layerSurfaces.last?.surface.isMapped == true
    }
    try rig.settle()
    return panel
  }

  private let top = Window.Role.layer(.top, edges: [.top, .left, .right], exclusiveZone: 30)

  @Test("A panel has the screen's width, no bar, shadow or corners, and its program's name")
  func plain() throws {
    var globals = TestCompositor.allGlobals
    globals["zxdg_decoration_manager_v1"] = nil
    let rig = try ApplicationRig(globals: globals)
    #expect(rig.application.desktopFeatures.contains(.layerWindows))
    let panel = try show(rig, top)
    #expect(panel.bounds == Rect(x: 0, y: 0, width: 1920, height: 30))
    #expect(panel.chrome.surfaceBounds == panel.bounds)
    #expect(panel.titleBarView == nil && rig.window.titleBarView != nil)
    let id = rig.application.identifier
    try rig.compositor.perform { server in
      let layer = try server.layerSurface()
      #expect(layer.namespace == id)
      #expect(layer.surface.size == .init(width: 1920, height: 30))
      #expect(layer.current.exclusiveZone == 30)
    }
    panel.isHidden = true
    try rig.close(leavesNothing: true)
  }

  @Test("Its role and its size change while it is shown, and a size of its own is granted")
  func changes() throws {
    let rig = try ApplicationRig()
    let panel = try show(rig, top)
    panel.role.edges = [.bottom]
    panel.role.margins.bottom = 8
    panel.frame.size = Size(width: 300, height: 44)
    try rig.compositor.wait(for: "the new size", pumping: rig.turn) {
      try $0.layerSurface().surface.size == .init(width: 300, height: 44)
    }
    #expect(panel.bounds.size == Size(width: 300, height: 44))
    try rig.compositor.perform { server in
      let now = try server.layerSurface().current
      #expect(now.anchor == .bottom && now.margins == [0, 0, 8, 0])
    }
    // A size of 0 requires anchors at both edges, and is not requested here.
    panel.frame.size = .zero
    try rig.settle()
    #expect(panel.bounds.size == Size(width: 640, height: 480))
    try rig.close()
  }

  @Test("A finger in it opens a menu that hangs on it")
  func menu() throws {
    let rig = try ApplicationRig()
    let panel = try show(rig, top)
    let button = Button(configuration: .plain())
    var chosen = 0
    button.menu = Menu(children: [Action(title: "One") { _ in chosen += 1 }])
    button.showsMenuAsPrimaryAction = true
    button.frame = Rect(x: 0, y: 0, width: 100, height: 30)
    panel.addSubview(button)
    try rig.compositor.perform { server in
      let seat = try server.seat()
      seat.touchDown(1, on: try server.layerSurface().surface, x: 20, y: 10)
      seat.touchFrame()
      seat.touchUp(1)
      seat.touchFrame()
    }
    try rig.compositor.wait(for: "a menu", pumping: rig.turn) {
      $0.popups.last?.surface.isMapped == true
    }
    try rig.settle()
    try rig.compositor.perform { server in
      #expect(try server.popup().layer === server.layerSurface())
      #expect(try server.popup().grabSerial != nil)
      try server.popup().sendDone()
    }
    try rig.settle()
    #expect(try rig.compositor.perform { $0.popups.isEmpty })
    try rig.close()
  }

  private final class Asked: Responder, ApplicationDelegate {
    var count = 0
    func windowShouldClose(_ window: Window) -> Bool {
      count += 1
      return false
    }
  }

  @Test(
    "S2: One that the compositor closes is hidden without a question, and can be shown again")
  func closed() throws {
    let rig = try ApplicationRig()
    let delegate = Asked()
    rig.application.delegate = delegate
    let panel = try show(rig, top)
    try rig.compositor.perform { try $0.layerSurface().close() }
    try rig.settle()
    #expect(panel.isHidden && delegate.count == 0)
    #expect(try rig.compositor.perform { $0.layerSurfaces.isEmpty })
    panel.isHidden = false
    try rig.compositor.wait(for: "the panel", pumping: rig.turn) {
      $0.layerSurfaces.last?.surface.isMapped == true
    }
    rig.application.delegate = nil
    try rig.close()
  }

  @Test("S2: An output that goes takes the panels on it; the program goes on")
  func outputGoes() throws {
    let rig = try ApplicationRig()
    let panel = try show(rig, top)
    try rig.compositor.perform { server in
      let layer = try server.layerSurface()
      try server.output().remove()
      layer.close()
    }
    try rig.settle()
    #expect(panel.isHidden)
    #expect(rig.application.windows == [rig.window])
    try rig.close()
  }

  @Test("Where there are no layers it is a window with a bar and a usual length")
  func ordinary() throws {
    var globals = TestCompositor.allGlobals
    globals["zwlr_layer_shell_v1"] = nil
    globals["zxdg_decoration_manager_v1"] = nil
    let rig = try ApplicationRig(globals: globals)
    #expect(!rig.application.desktopFeatures.contains(.layerWindows))
    let panel = Window(size: Size(width: 0, height: 130))
    panel.role = top
    panel.title = "Panel"
    panel.isHidden = false
    try rig.compositor.wait(for: "a window", pumping: rig.turn) {
      $0.toplevels.count == 2 && $0.toplevels.last?.surface.isMapped == true
    }
    try rig.settle()
    #expect(panel.bounds.size == Size(width: 640, height: 130))
    #expect(panel.titleBarView != nil)
    panel.role.edges = .all
    panel.frame.size = Size(width: 0, height: 200)
    try rig.settle()
    #expect(panel.bounds.size == Size(width: 640, height: 200))
    #expect(try rig.compositor.perform { try $0.toplevel(1).title } == "Panel")
    try rig.close()
  }

  @Test("Keys come to a panel that takes them all, and the window gets them back")
  func keys() throws {
    let rig = try ApplicationRig()
    var role = top
    role.keyboard = .exclusive
    let panel = try show(rig, role)
    #expect(panel.isKeyWindow)
    panel.isHidden = true
    try rig.settle()
    #expect(rig.window.isKeyWindow)
    try rig.close()
  }
}
