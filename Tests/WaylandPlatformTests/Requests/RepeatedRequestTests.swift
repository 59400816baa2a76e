import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

/// Tests of requests that a compositor treats as events. Each is sent, even if the requested state of the
/// application has not changed.
@MainActor @Suite("Requests that are made again", .serialized) struct RepeatedRequestTests {
  private func count(_ rig: ApplicationRig, _ interface: String, _ name: String) throws -> Int {
    try rig.settle()
    return rig.compositor.requests(to: interface, named: name).count
  }

  @Test("a window is maximised again after the user has unmaximised it")
  func maximized() throws {
    let rig = try ApplicationRig()
    rig.window.setMaximized(true)
    #expect(try count(rig, "xdg_toplevel", "set_maximized") == 1)
    try rig.compositor.perform {
      try $0.toplevel().configure(width: 0, height: 0, states: [.activated])
    }
    try rig.settle()
    #expect(!rig.window.desktopState.contains(.maximized))
    rig.window.setMaximized(true)
    rig.window.setFullscreen(true)
    rig.window.setFullscreen(true)
    rig.window.minimize()
    rig.window.minimize()
    #expect(try count(rig, "xdg_toplevel", "set_maximized") == 2)
    #expect(try count(rig, "xdg_toplevel", "set_fullscreen") == 2)
    #expect(try count(rig, "xdg_toplevel", "set_minimized") == 2)
    try rig.close()
  }

  @Test("a window is raised as often as there is a token")
  func activation() throws {
    let rig = try ApplicationRig()
    for _ in 0..<2 { rig.window.activate(withToken: "same") }
    #expect(try count(rig, "xdg_activation_v1", "activate") == 2)
    try rig.close()
  }

  @Test("the pointer gets its shape at every enter")
  func shapes() throws {
    let rig = try ApplicationRig()
    for _ in 0..<2 {
      try rig.play { seat, surface in
        seat.pointerEnter(surface, x: 60, y: 60)
        seat.pointerFrame()
        seat.pointerLeave()
        seat.pointerFrame()
      }
    }
    #expect(try count(rig, "wp_cursor_shape_device_v1", "set_shape") == 2)
    try rig.close()
  }

  @Test("the desktop's keys are asked for again after the user has taken them back, and not before")
  func desktopKeys() throws {
    let (manager, object) = (
      "zwp_keyboard_shortcuts_inhibit_manager_v1", "zwp_keyboard_shortcuts_inhibitor_v1"
    )
    let rig = try ApplicationRig()
    func send(_ body: @escaping @Sendable (ZwpKeyboardShortcutsInhibitorV1Resource) -> Void) throws
    {
      try rig.compositor.perform { server in
        server.resources(ZwpKeyboardShortcutsInhibitorV1Resource.self).last.map(body)
      }
      try rig.settle()
    }
    rig.window.takesDesktopKeys = true
    try rig.settle()
    try send { $0.sendActive() }
    rig.window.takesDesktopKeys = true
    #expect(try count(rig, manager, "inhibit_shortcuts") == 1)
    try send { $0.sendInactive() }
    #expect(!rig.window.hasDesktopKeys)
    rig.window.takesDesktopKeys = true
    #expect(try count(rig, manager, "inhibit_shortcuts") == 2)
    #expect(try count(rig, object, "destroy") == 1)
    try send { $0.sendActive() }
    #expect(rig.window.hasDesktopKeys)
    try rig.close(leavesNothing: true)
  }

  /// A controller that prefers a locked pointer.
  private final class Locking: ViewController {
    override var prefersPointerLocked: Bool { true }
  }

  @Test("the pointer is locked again after the desktop has let it go, when the controller says so")
  func pointerLock() throws {
    let rig = try ApplicationRig()
    let controller = Locking()
    rig.window.rootViewController = controller
    func send(_ body: @escaping @Sendable (ZwpLockedPointerV1Resource) -> Void) throws {
      try rig.compositor.perform { server in
        server.resources(ZwpLockedPointerV1Resource.self).last.map(body)
      }
      try rig.settle()
    }
    try rig.settle()
    try send { $0.sendLocked() }
    #expect(rig.window.isPointerHeld)
    controller.setNeedsUpdateOfPrefersPointerLocked()
    #expect(try count(rig, "zwp_pointer_constraints_v1", "lock_pointer") == 1)
    try send { $0.sendUnlocked() }
    #expect(!rig.window.isPointerHeld)
    controller.setNeedsUpdateOfPrefersPointerLocked()
    #expect(try count(rig, "zwp_pointer_constraints_v1", "lock_pointer") == 2)
    try send { $0.sendLocked() }
    #expect(rig.window.isPointerHeld)
    try rig.close(leavesNothing: true)
  }

  @Test("the pointer is confined again after the desktop has let it go, when the program says so")
  func confinement() throws {
    let rig = try ApplicationRig()
    let rect = Rect(x: 10, y: 10, width: 50, height: 50)
    func send(_ body: @escaping @Sendable (ZwpConfinedPointerV1Resource) -> Void) throws {
      try rig.compositor.perform { server in
        server.resources(ZwpConfinedPointerV1Resource.self).last.map(body)
      }
      try rig.settle()
    }
    rig.window.pointerConfinement = rect
    try rig.settle()
    try send { $0.sendConfined() }
    try send { $0.sendUnconfined() }
    rig.window.pointerConfinement = rect
    rig.window.pointerConfinement = rect
    #expect(try count(rig, "zwp_pointer_constraints_v1", "confine_pointer") == 2)
    try rig.close(leavesNothing: true)
  }
}
