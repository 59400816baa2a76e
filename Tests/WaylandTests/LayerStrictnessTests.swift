import TestCompositor
import Testing
import Wayland

/// Tests of requests that a client must not send for a layer surface, and of the resulting errors.
@MainActor @Suite("Strictness about surfaces of the screen") struct LayerStrictnessTests {
  private let pair: Pair
  private let shell: ZwlrLayerShellV1
  private let surface: WlSurface
  private let layer: ZwlrLayerSurfaceV1

  init() throws {
    pair = try Pair(behavior: .manual)
    shell = try pair.client.bind(ZwlrLayerShellV1.self)
    surface = try pair.client.bind(WlCompositor.self).createSurface()
    layer = shell.getLayerSurface(surface: surface, output: nil, layer: .top, namespace: "")
    layer.setSize(width: 10, height: 10)
  }

  @Test("A side of zero without both edges, when it is committed")
  func size() throws {
    layer.setSize(width: 0, height: 10)
    layer.setAnchor(anchor: [.left, .top, .bottom])
    try pair.client.roundTrip()
    surface.commit()
    pair.expectError("zwlr_layer_surface_v1", ZwlrLayerSurfaceV1.ErrorCode.invalidSize)
  }

  @Test("Edges that there are not")
  func edges() throws {
    layer.setAnchor(anchor: .init(rawValue: 16))
    pair.expectError("zwlr_layer_surface_v1", ZwlrLayerSurfaceV1.ErrorCode.invalidAnchor)
  }

  @Test("Keys that there are not")
  func keyboard() throws {
    layer.setKeyboardInteractivity(keyboardInteractivity: .init(rawValue: 3))
    pair.expectError(
      "zwlr_layer_surface_v1", ZwlrLayerSurfaceV1.ErrorCode.invalidKeyboardInteractivity)
  }

  @Test("A layer that there is not")
  func layers() throws {
    let other = try pair.client.bind(WlCompositor.self).createSurface()
    _ = shell.getLayerSurface(
      surface: other, output: nil, layer: .init(rawValue: 4), namespace: "")
    pair.expectError("zwlr_layer_shell_v1", ZwlrLayerShellV1.ErrorCode.invalidLayer)
  }

  @Test("A surface that is one of the screen already")
  func role() throws {
    _ = shell.getLayerSurface(surface: surface, output: nil, layer: .top, namespace: "")
    pair.expectError("zwlr_layer_shell_v1", ZwlrLayerShellV1.ErrorCode.role)
  }

  @Test("A buffer before the first configure was acknowledged")
  func early() throws {
    surface.attach(buffer: try pair.makeBuffer(width: 10, height: 10, pixel: 0), x: 0, y: 0)
    surface.commit()
    pair.expectError("zwlr_layer_surface_v1", ZwlrLayerSurfaceV1.ErrorCode.invalidSurfaceState)
  }

  @Test("A serial that was not sent")
  func serial() throws {
    layer.ackConfigure(serial: 77)
    pair.expectError("zwlr_layer_surface_v1", ZwlrLayerSurfaceV1.ErrorCode.invalidSurfaceState)
  }

  @Test("A popup without any parent")
  func popup() throws {
    let base = try pair.client.bind(XdgWmBase.self)
    let positioner = base.createPositioner()
    positioner.setSize(width: 5, height: 5)
    positioner.setAnchorRect(x: 0, y: 0, width: 1, height: 1)
    let other = try pair.client.bind(WlCompositor.self).createSurface()
    let popup = base.getXdgSurface(surface: other).getPopup(parent: nil, positioner: positioner)
    try pair.client.roundTrip()
    layer.getPopup(popup: popup)
    other.commit()
    try pair.client.roundTrip()
    let orphan = try pair.client.bind(WlCompositor.self).createSurface()
    _ = base.getXdgSurface(surface: orphan).getPopup(parent: nil, positioner: positioner)
    orphan.commit()
    pair.expectError("xdg_wm_base", XdgWmBase.ErrorCode.invalidPopupParent)
  }

  @Test("A surface that goes before what makes it one of the screen")
  func order() throws {
    surface.destroy()
    pair.expectError("", WlSurface.ErrorCode.defunctRoleObject)
  }
}
