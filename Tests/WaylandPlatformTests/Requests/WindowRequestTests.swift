import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("What windows ask of the compositor beside being shown") struct WindowRequestTests
{
  private func wishes(_ change: (inout SurfaceRequests) -> Void) -> SurfaceRequests {
    var wishes = SurfaceRequests()
    change(&wishes)
    return wishes
  }

  private static let names = [
    "xdg_toplevel_icon_manager_v1", "xdg_wm_dialog_v1", "xdg_system_bell_v1",
    "zwp_idle_inhibit_manager_v1", "zwp_keyboard_shortcuts_inhibit_manager_v1",
    "zwp_pointer_constraints_v1", "zwp_relative_pointer_manager_v1",
    "org_kde_kwin_appmenu_manager", "xdg_session_manager_v1",
  ]

  @Test("nothing of it is bound before a window asks")
  func nothing() throws {
    let rig = try Rig()
    try rig.makeWindow().setRequests(SurfaceRequests())
    try rig.settle()
    try rig.compositor.perform { server in
      #expect(server.resources(XdgToplevelIconManagerV1Resource.self).isEmpty)
      #expect(server.resources(ZwpIdleInhibitManagerV1Resource.self).isEmpty)
      #expect(server.resources(ZwpPointerConstraintsV1Resource.self).isEmpty)
    }
    let all: DisplayOffers = [
      .activation, .icons, .dialogs, .bell, .screenOn, .desktopKeys, .pointerHold, .layers,
      .menus, .windowPositions,
    ]
    #expect(rig.display.offers == all)
    try rig.close()
  }

  @Test("without the globals nothing is sent, and the display says what it lacks")
  func without() throws {
    let rig = try Rig(hidden: Set(Self.names + ["xdg_activation_v1", "zwlr_layer_shell_v1"]))
    let surface = try rig.makeWindow()
    surface.setRequests(
      wishes {
        $0.isModal = true
        $0.keepsScreenOn = true
        $0.takesDesktopKeys = true
        $0.pointerHold = .locked
        $0.menuAddress = MenuAddress(service: ":1.1", path: "/MenuBar/1")
      })
    surface.setIcon(SurfaceIcon(name: "folder", paint: nil))
    rig.display.ringBell(for: surface)
    var answers: [String?] = []
    surface.requestActivationToken(for: nil) { answers.append($0) }
    try rig.settle()
    #expect(answers == [nil])
    #expect(rig.display.offers == [])
    try rig.close()
  }

  @Test("a dialog is modal for as long as it says so")
  func dialogs() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    surface.setRequests(wishes { $0.isModal = true })
    surface.setRequests(wishes { $0.isModal = true })
    surface.setRequests(SurfaceRequests())
    surface.setRequests(wishes { $0.isModal = true })
    try rig.settle()
    #expect(rig.requests("xdg_wm_dialog_v1", "get_xdg_dialog").count == 1)
    #expect(rig.requests("xdg_dialog_v1", "set_modal").count == 2)
    #expect(rig.requests("xdg_dialog_v1", "unset_modal").count == 1)
    try rig.close()
  }

  @Test("S4: the address of a window's menus is set on one object, changed, removed and set anew")
  func menus() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    for path in ["/MenuBar/1", "/MenuBar/1", "/MenuBar/2"] {
      surface.setRequests(wishes { $0.menuAddress = MenuAddress(service: ":1.7", path: path) })
    }
    try rig.settle()
    let manager = "org_kde_kwin_appmenu_manager"
    let object = "org_kde_kwin_appmenu"
    #expect(rig.requests(manager, "create").count == 1)
    #expect(rig.requests(object, "set_address").count == 2)
    #expect(
      rig.requests(object, "set_address").last.map { "\($0)" }?.contains("/MenuBar/2") == true)
    surface.setRequests(SurfaceRequests())
    surface.setRequests(
      wishes { $0.menuAddress = MenuAddress(service: ":1.7", path: "/MenuBar/3") })
    try rig.settle()
    #expect(rig.requests(object, "release").count == 1)
    // Two addresses, an empty one before the release, and a new one.
    #expect(rig.requests(object, "set_address").count == 4)
    #expect(rig.requests(manager, "create").count == 2)
    surface.destroy()
    try rig.settle()
    #expect(rig.requests(object, "release").count == 2)
    try rig.close()
  }

  @Test("S3: a surface of the screen keeps it on, takes keys, holds the pointer and gives tokens")
  func layers() throws {
    let rig = try Rig()
    var settings = LayerSettings()
    settings.size = Size(width: 100, height: 32)
    settings.keyboard = .exclusive
    let surface = try rig.display.makeSurface(role: .layer(settings))
    rig.recorder.answers = true
    try rig.wait(for: "a layer") { $0.layerSurfaces.last?.surface.isMapped == true }
    surface.setRequests(
      wishes {
        $0.isModal = true
        $0.keepsScreenOn = true
        $0.takesDesktopKeys = true
        $0.pointerHold = .confined(Rect(x: 10, y: 2, width: 30, height: 20))
        $0.menuAddress = MenuAddress(service: ":1.7", path: "/MenuBar/1")
      })
    var tokens: [String?] = []
    surface.requestActivationToken(for: "org.example.Viewer") { tokens.append($0) }
    try rig.settle()
    #expect(rig.requests("zwp_idle_inhibit_manager_v1", "create_inhibitor").count == 1)
    #expect(
      rig.requests("zwp_keyboard_shortcuts_inhibit_manager_v1", "inhibit_shortcuts").count == 1)
    #expect(rig.requests("zwp_pointer_constraints_v1", "confine_pointer").count == 1)
    #expect(rig.requests("wl_region", "add").contains { "\($0)".contains("10") })
    #expect(rig.requests("xdg_activation_token_v1", "set_surface").count == 1)
    try rig.compositor.perform { server in
      server.resources(XdgActivationTokenV1Resource.self).first?.sendDone(token: "token-7")
    }
    try rig.settle()
    #expect(tokens == ["token-7"])
    // A layer surface is not created as a dialog, and exports no menus.
    #expect(rig.requests("xdg_wm_dialog_v1", "get_xdg_dialog").isEmpty)
    #expect(rig.requests("org_kde_kwin_appmenu_manager", "create").isEmpty)
    surface.destroy()
    try rig.settle()
    #expect(rig.requests("zwp_idle_inhibitor_v1", "destroy").count == 1)
    #expect(rig.requests("zwp_confined_pointer_v1", "destroy").count == 1)
    try rig.close()
  }

  @Test("the screen is kept on by one inhibitor at a time")
  func screen() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    surface.setRequests(wishes { $0.keepsScreenOn = true })
    try rig.settle()
    #expect(rig.requests("zwp_idle_inhibitor_v1", "destroy").isEmpty)
    surface.setRequests(SurfaceRequests())
    surface.setRequests(wishes { $0.keepsScreenOn = true })
    try rig.settle()
    #expect(rig.requests("zwp_idle_inhibit_manager_v1", "create_inhibitor").count == 2)
    #expect(rig.requests("zwp_idle_inhibitor_v1", "destroy").count == 1)
    try rig.close()
  }

  @Test("the desktop's keys are asked for on each keyboard, and come and go as the user likes")
  func keys() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    surface.setRequests(wishes { $0.takesDesktopKeys = true })
    try rig.settle()
    let request = "inhibit_shortcuts"
    let manager = "zwp_keyboard_shortcuts_inhibit_manager_v1"
    #expect(rig.requests(manager, request).count == 1)
    #expect(rig.recorder.desktopKeys.isEmpty)
    try rig.compositor.perform { server in
      server.resources(ZwpKeyboardShortcutsInhibitorV1Resource.self).first?.sendActive()
      server.resources(ZwpKeyboardShortcutsInhibitorV1Resource.self).first?.sendInactive()
      server.resources(ZwpKeyboardShortcutsInhibitorV1Resource.self).first?.sendActive()
      server.addGlobal("wl_seat", version: 7)
    }
    try rig.settle()
    #expect(rig.recorder.desktopKeys == [true, false, true])
    #expect(rig.requests(manager, request).count == 2)
    surface.setRequests(SurfaceRequests())
    try rig.settle()
    #expect(rig.recorder.desktopKeys == [true, false, true, false])
    #expect(rig.requests("zwp_keyboard_shortcuts_inhibitor_v1", "destroy").count == 2)
    try rig.close()
  }

  @Test("a locked pointer tells how its device moves, with the compositor's time or ours")
  func locking() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    surface.setRequests(wishes { $0.pointerHold = .locked })
    try rig.settle()
    #expect(rig.requests("zwp_pointer_constraints_v1", "lock_pointer").count == 1)
    let before = rig.display.now
    try rig.compositor.perform { server in
      let motion = server.resources(ZwpRelativePointerV1Resource.self).first
      // The pointer is not locked yet, and this motion is ignored.
      motion?.sendRelativeMotion(
        utimeHi: 0, utimeLo: 1, dx: 9, dy: 9, dxUnaccel: 9, dyUnaccel: 9)
      server.resources(ZwpLockedPointerV1Resource.self).first?.sendLocked()
      motion?.sendRelativeMotion(
        utimeHi: 0, utimeLo: 1, dx: 3, dy: -4, dxUnaccel: 1.5, dyUnaccel: -2)
    }
    try rig.settle()
    #expect(rig.recorder.pointerHolds == [true])
    let motion = try #require(rig.recorder.motions.first)
    #expect(rig.recorder.motions.count == 1)
    #expect(motion.delta == Vector(dx: 3, dy: -4))
    #expect(motion.unaccelerated == Vector(dx: 1.5, dy: -2))
    #expect((before...rig.display.now).contains(motion.timestamp))
    surface.setRequests(SurfaceRequests())
    try rig.settle()
    #expect(rig.recorder.pointerHolds == [true, false])
    try rig.close()
  }

  @Test("a pointer that is confined gets another region without being let go")
  func confining() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    surface.setRequests(
      wishes { $0.pointerHold = .confined(Rect(x: 1, y: 2, width: 3, height: 4)) })
    try rig.settle()
    #expect(rig.requests("zwp_pointer_constraints_v1", "confine_pointer").count == 1)
    surface.setRequests(wishes { $0.pointerHold = .confined(nil) })
    try rig.settle()
    #expect(rig.requests("zwp_confined_pointer_v1", "set_region").count == 1)
    #expect(rig.requests("zwp_confined_pointer_v1", "destroy").isEmpty)
    surface.setRequests(wishes { $0.pointerHold = .locked })
    try rig.settle()
    #expect(rig.requests("zwp_confined_pointer_v1", "destroy").count == 1)
    #expect(rig.requests("zwp_pointer_constraints_v1", "lock_pointer").count == 1)
    try rig.close()
  }

  @Test("a pointer that goes lets go, and one that comes is held")
  func pointers() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    surface.setRequests(wishes { $0.pointerHold = .locked })
    try rig.settle()
    try rig.compositor.perform { try $0.seat().capabilities = [.keyboard] }
    try rig.settle()
    #expect(rig.requests("zwp_locked_pointer_v1", "destroy").count == 1)
    try rig.compositor.perform { try $0.seat().capabilities = [.keyboard, .pointer] }
    try rig.settle()
    #expect(rig.requests("zwp_pointer_constraints_v1", "lock_pointer").count == 2)
    try rig.close()
  }

  @Test("the bell rings for a window that is there, else for the program")
  func bell() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    rig.display.ringBell(for: surface)
    surface.destroy()
    rig.display.ringBell(for: surface)
    try rig.settle()
    #expect(rig.requests("xdg_system_bell_v1", "ring").count == 2)
    try rig.close()
  }
}
