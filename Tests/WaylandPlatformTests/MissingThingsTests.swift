import TestCompositor
import Testing
import Wayland

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("What a compositor may lack, and what may break") struct MissingThingsTests {
  nonisolated private static let optional = TestCompositor.allGlobals.keys.sorted().filter {
    !required.contains($0)
  }
  nonisolated private static let required = WaylandGlobals.table.filter { $0.required != nil }
    .map(\.interface.name)

  @Test("a window is shown and resized without each optional global", arguments: optional)
  func withoutOne(global: String) throws {
    let rig = try Rig(hidden: [global])
    try rig.makeWindow()
    try rig.compositor.perform { server in
      let window = try server.toplevel()
      window.surface.preferFractionalScale(180)
      window.configure(width: 90, height: 80)
    }
    try rig.settle()
    let size = try rig.compositor.perform { try $0.toplevel().surface.size }
    #expect(size == .init(width: 90, height: 80))
    if global == "zxdg_decoration_manager_v1" {
      #expect(rig.recorder.configurations.last?.isDecoratedByServer == false)
    }
    try rig.close()
  }

  @Test("a window is shown without any of them, in the oldest versions")
  func withoutAll() throws {
    let rig = try Rig(globals: ["wl_compositor": 1, "wl_shm": 1, "xdg_wm_base": 1])
    let surface = try rig.makeWindow()
    rig.recorder.clear()
    try rig.compositor.perform { try $0.toplevel().configure(width: 90, height: 80) }
    try rig.settle()
    #expect(surface.scale == 1)
    #expect(rig.recorder.configurations.last?.isDecoratedByServer == false)
    #expect(rig.display.outputs.isEmpty)
    surface.beginMove()
    rig.display.setCursor(.text)
    try rig.close()
  }

  @Test("a seat in its oldest version is of use", arguments: 1...9)
  func seatVersions(version: UInt32) throws {
    var globals = TestCompositor.allGlobals
    globals["wl_seat"] = version
    let rig = try Rig(globals: globals)
    try rig.makeWindow()
    try rig.play { seat, surface in
      seat.touchDown(0, on: surface, x: 1, y: 1)
      seat.touchShape(0, major: 4, minor: 4)
      seat.touchFrame()
      seat.pointerEnter(surface, x: 1, y: 1)
      seat.pointerFrame()
      seat.keyboardEnter(surface)
      seat.key(30, isDown: true)
    }
    #expect(rig.recorder.touches.count == 1)
    let contact = rig.recorder.touches.first?.changes.first?.contact
    #expect((contact?.majorRadius != nil) == (version >= 6))
    #expect(rig.recorder.pointers.count == 1)
    #expect(rig.recorder.keys.count == 1)
    try rig.close()
  }

  @Test(
    "without one of the three that are needed there is an error that names it", arguments: required)
  func withoutRequired(global: String) throws {
    #expect(throws: ConnectionError.missingGlobal(interface: global)) {
      _ = try Rig(hidden: [global])
    }
  }

  @Test("no display and no compositor at the address are errors that say so")
  func noDisplay() {
    #expect(throws: ConnectionError.noDisplay(missing: "WAYLAND_DISPLAY")) {
      _ = try WaylandDisplay.connect(environment: ["XDG_RUNTIME_DIR": "/tmp"])
    }
    #expect(throws: ConnectionError.noDisplay(missing: "XDG_RUNTIME_DIR")) {
      _ = try WaylandDisplay.connect(environment: ["WAYLAND_DISPLAY": "wayland-0"])
    }
    #expect(throws: ConnectionError.self) {
      _ = try WaylandDisplay.connect(environment: ["WAYLAND_DISPLAY": "/nonexistent/wayland-0"])
    }
  }

  @Test("connecting by the environment works")
  func connect() throws {
    let compositor = try TestCompositor()
    let display = try WaylandDisplay.connect(
      environment: compositor.environment, hidden: ["wl_seat"])
    #expect(display.fileDescriptor != nil)
    display.close()
    display.close()
    compositor.stop()
  }

  @Test("a compositor that dies is an error at the next turn, idle or in the middle of a frame")
  func compositorDies() throws {
    for isDrawing in [false, true] {
      let rig = try Rig()
      let surface = try rig.makeWindow()
      if isDrawing {
        #expect(surface.present(frame()) { _, _ in rig.compositor.kill() })
      } else {
        rig.compositor.kill()
      }
      #expect(throws: ConnectionError.self) {
        for _ in 0..<3 { try rig.turn() }
      }
      // Later calls of the surface have no effect.
      surface.setTitle("late")
      _ = surface.present(frame()) { _, _ in }
      surface.destroy()
      rig.display.close()
      rig.compositor.stop()
    }
  }

  @Test("a protocol error names the interface and the code")
  func protocolError() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.compositor.perform { server in
      let window = try server.toplevel()
      window.resource.postError(XdgToplevelResource.ErrorCode.invalidSize.rawValue, "a test")
    }
    var caught: ConnectionError?
    do {
      try rig.waitHere(for: "the error") { false }
    } catch let error as ConnectionError {
      caught = error
    }
    guard case .protocolViolation(let violation)? = caught else {
      Issue.record("\(String(describing: caught))")
      return
    }
    #expect(violation.interface == "xdg_toplevel" && violation.code == 2)
    rig.display.close()
    rig.compositor.stop()
  }

  @Test("a window opened and closed many times leaves no memory and no file open")
  func manyWindows() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    surface.destroy()
    try rig.settle()
    let before = openDescriptorCount()
    for _ in 0..<50 {
      let surface = try rig.makeWindow()
      surface.destroy()
      try rig.settle()
    }
    // The compositor's thread closes its copies of the descriptors at a later time.
    try rig.waitHere(for: "as few descriptors as before") { openDescriptorCount() <= before }
    let left = try rig.compositor.perform { ($0.surfaces.count, $0.buffers.count) }
    #expect(left == (0, 0))
    try rig.close()
  }

  private func frame() -> SurfaceFrame {
    let bounds = Rect(x: 0, y: 0, width: 40, height: 30)
    return SurfaceFrame(size: bounds.size, geometry: bounds, damage: Region(bounds))
  }
}
