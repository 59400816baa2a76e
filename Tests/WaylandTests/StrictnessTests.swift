import TestCompositor
import Testing
import Wayland

/// Tests of requests that a client must not send, and of the resulting errors.
@MainActor struct StrictnessTests {
  private let pair: Pair
  private let window: Window

  init() throws {
    pair = try Pair(behavior: .manual)
    window = try Window(pair.client)
  }

  private func configure() throws {
    window.surface.commit()
    try pair.wait(for: "the first commit") { $0.surfaces.first?.commits == 1 }
    try pair.compositor.perform { _ = try $0.toplevel().configure() }
    try pair.waitHere(for: "the configure") { window.serials.count == 1 }
  }

  @Test func aBufferBeforeTheFirstConfigureIsAcknowledged() throws {
    window.surface.attach(
      buffer: try pair.makeBuffer(width: 4, height: 4, pixel: 0), x: 0, y: 0)
    window.surface.commit()
    pair.expectError("xdg_surface", XdgSurface.ErrorCode.unconfiguredBuffer)
  }

  @Test func aConfigureThatIsNotAcknowledgedIsAsNone() throws {
    try configure()
    window.surface.attach(
      buffer: try pair.makeBuffer(width: 4, height: 4, pixel: 0), x: 0, y: 0)
    window.surface.commit()
    pair.expectError("xdg_surface", XdgSurface.ErrorCode.unconfiguredBuffer)
  }

  @Test func aSerialThatWasNotSent() throws {
    window.xdgSurface.ackConfigure(serial: 12345)
    pair.expectError("xdg_surface", XdgSurface.ErrorCode.invalidSerial)
  }

  @Test func aSerialAcknowledgedTwice() throws {
    try configure()
    window.xdgSurface.ackConfigure(serial: window.serials[0])
    try pair.client.roundTrip()
    window.xdgSurface.ackConfigure(serial: window.serials[0])
    pair.expectError("xdg_surface", XdgSurface.ErrorCode.invalidSerial)
  }

  @Test func aSecondRoleObject() throws {
    _ = window.xdgSurface.getToplevel()
    pair.expectError("xdg_surface", XdgSurface.ErrorCode.alreadyConstructed)
  }

  @Test func aSecondRole() throws {
    _ = window.shell.getXdgSurface(surface: window.surface)
    pair.expectError("xdg_wm_base", XdgWmBase.ErrorCode.role)
  }

  @Test func aRoleForASurfaceWithABuffer() throws {
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    surface.attach(buffer: try pair.makeBuffer(width: 4, height: 4, pixel: 0), x: 0, y: 0)
    _ = window.shell.getXdgSurface(surface: surface)
    pair.expectError("xdg_wm_base", XdgWmBase.ErrorCode.invalidSurfaceState)
  }

  @Test func objectsDestroyedInTheWrongOrder() throws {
    window.xdgSurface.destroy()
    pair.expectError("", XdgSurface.ErrorCode.defunctRoleObject)
  }

  @Test func aSurfaceDestroyedBeforeItsRole() throws {
    window.surface.destroy()
    pair.expectError("", WlSurface.ErrorCode.defunctRoleObject)
  }

  @Test func aShellDestroyedBeforeItsSurfaces() throws {
    window.shell.destroy()
    pair.expectError("", XdgWmBase.ErrorCode.defunctSurfaces)
  }

  @Test func anEmptyWindowGeometry() throws {
    window.xdgSurface.setWindowGeometry(x: 0, y: 0, width: 0, height: 5)
    pair.expectError("xdg_surface", XdgSurface.ErrorCode.invalidSize)
  }

  @Test func aSmallestSizeAboveTheLargest() throws {
    window.toplevel.setMinSize(width: 50, height: 50)
    window.toplevel.setMaxSize(width: 40, height: 0)
    window.surface.commit()
    pair.expectError("xdg_toplevel", XdgToplevel.ErrorCode.invalidSize)
  }

  @Test func aBufferThatTheScaleDoesNotDivide() throws {
    try configure()
    window.xdgSurface.ackConfigure(serial: window.serials[0])
    window.surface.setBufferScale(scale: 2)
    window.surface.attach(
      buffer: try pair.makeBuffer(width: 5, height: 4, pixel: 0), x: 0, y: 0)
    window.surface.commit()
    pair.expectError("wl_surface", WlSurface.ErrorCode.invalidSize)
  }

  @Test func anOffsetInAttach() throws {
    window.surface.attach(buffer: nil, x: 1, y: 0)
    pair.expectError("wl_surface", WlSurface.ErrorCode.invalidOffset)
  }

  @Test func aPopupWithoutASize() throws {
    let positioner = window.shell.createPositioner()
    positioner.setAnchorRect(x: 0, y: 0, width: 1, height: 1)
    let surface = try pair.client.bind(WlCompositor.self).createSurface()
    let popup = window.shell.getXdgSurface(surface: surface)
    _ = popup.getPopup(parent: window.xdgSurface, positioner: positioner)
    pair.expectError("xdg_wm_base", XdgWmBase.ErrorCode.invalidPositioner)
  }

  @Test func aDecorationThatOutlivesItsWindow() throws {
    let manager = try pair.client.bind(ZxdgDecorationManagerV1.self)
    _ = manager.getToplevelDecoration(toplevel: window.toplevel)
    window.toplevel.destroy()
    let code = ZxdgToplevelDecorationV1.ErrorCode.orphaned
    pair.expectError("zxdg_toplevel_decoration_v1", code)
  }

  @Test func aSecondViewport() throws {
    let viewporter = try pair.client.bind(WpViewporter.self)
    _ = viewporter.getViewport(surface: window.surface)
    _ = viewporter.getViewport(surface: window.surface)
    pair.expectError("wp_viewporter", WpViewporter.ErrorCode.viewportExists)
  }

  @Test func aShapeThatThereIsNot() throws {
    let pointer = try pair.client.bind(WlSeat.self).getPointer()
    let device = try pair.client.bind(WpCursorShapeManagerV1.self).getPointer(pointer: pointer)
    device.setShape(serial: 0, shape: .init(rawValue: 99))
    pair.expectError("wp_cursor_shape_device_v1", WpCursorShapeDeviceV1.ErrorCode.invalidShape)
  }

  @Test func aBufferOutsideItsPool() throws {
    let pool = try pair.client.bind(WlShm.self).createPool(
      fd: temporaryFile([0, 0, 0, 0]), size: 4)
    _ = pool.createBuffer(offset: 0, width: 2, height: 1, stride: 8, format: .argb8888)
    pair.expectError("wl_shm_pool", WlShm.ErrorCode.invalidStride)
  }
}
