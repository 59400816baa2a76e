import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("Surfaces of the screen") struct LayerTests {
  private typealias Anchor = ZwlrLayerSurfaceV1Resource.Anchor

  private func bar(_ change: (inout LayerSettings) -> Void = { _ in }) -> LayerSettings {
    var settings = LayerSettings()
    settings.edges = [.top, .left, .right]
    settings.size = Size(width: 0, height: 32)
    settings.namespace = "bar"
    change(&settings)
    return settings
  }

  private func show(_ settings: LayerSettings, on rig: Rig) throws -> any Surface {
    let surface = try rig.display.makeSurface(role: .layer(settings))
    rig.recorder.answers = true
    try rig.wait(for: "a layer") { $0.layerSurfaces.last?.surface.isMapped == true }
    try rig.settle()
    return surface
  }

  @Test("S1: a bar tells what it is before its first commit, and is as wide as the screen")
  func shown() throws {
    let rig = try Rig()
    #expect(rig.display.offers.contains(.layers))
    _ = try show(
      bar {
        $0.layer = .overlay
        $0.exclusiveZone = 31.5
        $0.margins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        $0.keyboard = .exclusive
      }, on: rig)
    try rig.compositor.perform { server in
      let layer = try server.layerSurface()
      #expect(layer.namespace == "bar")
      #expect(layer.output == nil)
      #expect(layer.current.layer == .overlay)
      #expect(layer.current.anchor == [Anchor.top, .left, .right])
      #expect(layer.current.size == .init(width: 0, height: 32))
      #expect(layer.current.exclusiveZone == 32)
      #expect(layer.current.margins == [1, 4, 3, 2])
      #expect(layer.current.keyboard == .exclusive)
      #expect(layer.surface.size == .init(width: 1914, height: 32))
      #expect(layer.acknowledged.count == 1)
    }
    #expect(rig.recorder.configurations.last?.width == 1914)
    #expect(rig.recorder.focuses.last?.surface != nil)
    #expect(rig.requests("xdg_wm_base", "get_xdg_surface").isEmpty)
    #expect(rig.requests("zwlr_layer_surface_v1", "set_layer").isEmpty)
    try rig.close()
  }

  @Test("what is left out is not told, and the surface is made on the output that was asked for")
  func output() throws {
    let rig = try Rig()
    try rig.compositor.perform { server in
      var second = Server.Output.Description()
      second.name = "TEST-2"
      second.width = 800
      server.addOutput(second)
    }
    try rig.waitHere(for: "the output") { rig.display.outputs.count == 2 }
    let number = try #require(rig.display.outputs.last?.number)
    let surface = try show(bar { $0.output = number }, on: rig)
    try rig.compositor.perform { server in
      let layer = try server.layerSurface()
      #expect(layer.output?.description.name == "TEST-2")
      #expect(layer.surface.size == .init(width: 800, height: 32))
    }
    #expect(surface.outputNumbers == [number])
    for name in ["set_exclusive_zone", "set_margin", "set_keyboard_interactivity"] {
      #expect(rig.requests("zwlr_layer_surface_v1", name).isEmpty, "\(name)")
    }
    surface.destroy()
    _ = try show(bar { $0.output = 123_456 }, on: rig)
    #expect(try rig.compositor.perform { try $0.layerSurface().output == nil })
    try rig.close()
  }

  @Test("what changes while it is shown is sent at once, each thing alone, and counts")
  func changed() throws {
    let rig = try Rig()
    let surface = try show(bar(), on: rig)
    let commits = rig.requests("wl_surface", "commit").count
    surface.setLayer(bar())
    try rig.settle()
    #expect(rig.requests("wl_surface", "commit").count == commits)
    surface.setLayer(bar { $0.layer = .bottom })
    try rig.settle()
    #expect(rig.requests("wl_surface", "commit").count == commits + 1)
    #expect(rig.requests("zwlr_layer_surface_v1", "set_size").count == 1)
    surface.setLayer(
      bar {
        $0.layer = .bottom
        $0.edges = [.left]
        $0.size = Size(width: 50, height: 60)
        $0.exclusiveZone = -1
        $0.keyboard = .onDemand
      })
    try rig.wait(for: "the other size") {
      try $0.layerSurface().surface.size == .init(width: 50, height: 60)
    }
    try rig.compositor.perform { server in
      let now = try server.layerSurface().current
      #expect(now.layer == .bottom && now.anchor == .left && now.exclusiveZone == -1)
      #expect(now.keyboard == .onDemand)
    }
    try rig.close()
  }

  @Test(
    "what no compositor would take is brought to what it takes",
    arguments: [
      Size(width: 0, height: 0), Size(width: -5, height: .nan), Size(width: 1e12, height: 0.2),
      Size(width: Double.infinity, height: -Double.infinity),
    ])
  func sanitized(size: Size) throws {
    let rig = try Rig()
    let edges: [RectEdge] = [[], [.left], [.top, .bottom], .all, RectEdge(rawValue: 0xFFFF)]
    for edges in edges {
      let surface = try show(
        bar {
          $0.size = size
          $0.edges = edges
          $0.exclusiveZone = .nan
          $0.margins = EdgeInsets(top: .infinity, left: -1e30, bottom: .nan, right: 0.4)
          $0.namespace = String(repeating: "☃", count: 100_000) + "\0"
        }, on: rig)
      surface.setLayer(bar { $0.edges = [] })
      surface.setLayer(bar { $0.exclusiveZone = 1e300 })
      try rig.settle()
      #expect(rig.compositor.postedErrors.isEmpty)
      surface.destroy()
      try rig.settle()
    }
    try rig.close()
  }

  @Test("S1: older versions receive only requests that they know", arguments: [UInt32(1), 2, 3])
  func older(version: UInt32) throws {
    var globals = TestCompositor.allGlobals
    globals["zwlr_layer_shell_v1"] = version
    let rig = try Rig(globals: globals)
    let surface = try show(bar { $0.keyboard = .onDemand }, on: rig)
    surface.setLayer(bar { $0.layer = .overlay })
    try rig.settle()
    try rig.compositor.perform { server in
      let now = try server.layerSurface().current
      #expect(now.layer == (version == 1 ? .top : .overlay))
      #expect(now.keyboard == .none)
    }
    try rig.close()
  }

  @Test("another size from the compositor is used and answered; an absurd one is not used")
  func resized() throws {
    let rig = try Rig()
    _ = try show(bar(), on: rig)
    let serial = try rig.compositor.perform {
      try $0.layerSurface().configure(.init(width: 700, height: 40))
    }
    try rig.wait(for: "the size") {
      try $0.layerSurface().surface.size == .init(width: 700, height: 40)
    }
    #expect(try rig.compositor.perform { try $0.layerSurface().acknowledged.last } == serial)
    try rig.compositor.perform {
      _ = try $0.layerSurface().configure(.init(width: 1_000_000, height: 40))
    }
    try rig.settle()
    #expect(rig.recorder.configurations.last?.width == 700)
    #expect(rig.log.count == 1)
    try rig.compositor.perform { _ = try $0.layerSurface().configure(.init(width: 0, height: 0)) }
    try rig.settle()
    #expect(rig.recorder.configurations.last?.width == nil)
    try rig.close()
  }

  @Test("it follows the scale of its output, and the fractional one")
  func scales() throws {
    let rig = try Rig()
    let surface = try show(bar(), on: rig)
    try rig.compositor.perform { try $0.layerSurface().surface.preferFractionalScale(180) }
    try rig.wait(for: "a larger buffer") {
      try $0.layerSurface().surface.current.buffer?.height == 48
    }
    #expect(surface.scale == 1.5)
    #expect(
      try rig.compositor.perform { try $0.layerSurface().surface.size }
        == .init(width: 1920, height: 32))
    try rig.close()
  }

  @Test("input comes in its coordinates, and frame callbacks are sent")
  func input() throws {
    let rig = try Rig()
    _ = try show(bar(), on: rig)
    try rig.compositor.perform { server in
      let seat = try server.seat()
      let surface = try server.layerSurface().surface
      seat.touchDown(1, on: surface, x: 100, y: 20)
      seat.touchFrame()
    }
    try rig.settle()
    #expect(rig.recorder.touches.count == 1)
    #expect(!rig.recorder.frames.isEmpty)
    try rig.close()
  }

  @Test("one that the compositor closes is reported once, and may be destroyed")
  func closed() throws {
    let rig = try Rig()
    let surface = try show(bar(), on: rig)
    try rig.compositor.perform { try $0.layerSurface().close() }
    try rig.settle()
    #expect(rig.recorder.closed.count == 1)
    #expect(rig.recorder.closed.first === surface)
    surface.setLayer(bar { $0.exclusiveZone = 9 })
    surface.destroy()
    surface.setLayer(bar())
    try rig.settle()
    #expect(try rig.compositor.perform { $0.layerSurfaces.isEmpty && $0.surfaces.isEmpty })
    try rig.close()
  }

  @Test("a popup hangs on it with its grab, goes first, and one on that has an ordinary parent")
  func popups() throws {
    let rig = try Rig()
    let surface = try show(bar(), on: rig)
    try rig.compositor.perform { server in
      let seat = try server.seat()
      seat.pointerEnter(try server.layerSurface().surface, x: 5, y: 6)
      seat.pointerButton(isDown: true)
      seat.pointerFrame()
    }
    try rig.settle()
    let positioner = PopupPositioner(
      size: Size(width: 20, height: 10), anchorRect: Rect(x: 5, y: 6, width: 10, height: 400))
    let popup = try rig.display.makeSurface(
      role: .popup(parent: surface, positioner: positioner, grab: true))
    let second = try rig.display.makeSurface(
      role: .popup(parent: popup, positioner: positioner, grab: true))
    try rig.wait(for: "the popups") {
      $0.popups.count == 2 && $0.popups.allSatisfy { $0.surface.isMapped }
    }
    try rig.compositor.perform { server in
      let layer = try server.layerSurface()
      #expect(layer.popups.count == 1)
      #expect(try server.popup(0).parent == nil && server.popup(0).layer === layer)
      #expect(try server.popup(0).grabSerial == server.seat().pressSerial)
      // The anchor rectangle is limited to the parent surface.
      #expect(try server.popup(0).positioner.anchorRect?.height == 26)
      #expect(try server.popup(1).layer == nil)
      #expect(try server.popup(1).parent === server.popup(0).desktopSurface)
    }
    popup.reposition(positioner)
    surface.destroy()
    try rig.settle()
    #expect(rig.recorder.dismissed.contains { $0 === popup })
    #expect(rig.recorder.dismissed.contains { $0 === second })
    #expect(try rig.compositor.perform { $0.popups.isEmpty && $0.layerSurfaces.isEmpty })
    try rig.close()
  }

  @Test("what only a window has is passed over")
  func notAWindow() throws {
    let rig = try Rig()
    let surface = try show(bar(), on: rig)
    let window = try rig.makeWindow()
    var names: [SurfaceExport?] = []
    surface.export { names.append($0) }
    surface.setTitle("Bar")
    surface.setMaximized(true)
    surface.setFullscreen(true)
    surface.minimize()
    surface.setSizeLimits(minimum: Size(width: 1, height: 1), maximum: nil)
    surface.setParent(window)
    window.setParent(surface)
    window.setLayer(bar())
    surface.beginMove()
    surface.beginResize(.top)
    surface.showWindowMenu(at: .zero)
    try rig.settle()
    #expect(names.count == 1 && names[0] == nil)
    try rig.close()
  }

  @Test("without the global there are none")
  func without() throws {
    let rig = try Rig(hidden: ["zwlr_layer_shell_v1"])
    #expect(!rig.display.offers.contains(.layers))
    #expect(throws: SurfaceFailure.self) {
      try rig.display.makeSurface(role: .layer(bar()))
    }
    try rig.close()
  }
}
