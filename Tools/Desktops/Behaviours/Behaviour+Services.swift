import Foundation
import RealCompositors

extension Behaviour {
  /// The services that desktops offer to programs in addition to windows.
  static let services = [
    Behaviour("window icon") { trial in
      let probe = try trial.desktopProbe("c", needing: "xdg_toplevel_icon_manager_v1")
      try trial.check(
        probe, asks: "xdg_toplevel_icon_manager_v1.set_icon", of: "the icon is not set")
      try trial.check(
        probe, asks: "xdg_toplevel_icon_v1.add_buffer", of: "the icon has no picture")
    },
    Behaviour("modal dialog") { trial in
      let probe = try trial.desktopProbe("d", needing: "xdg_wm_dialog_v1")
      try trial.check(probe, asks: "xdg_dialog_v1.set_modal", of: "the dialog is not told")
      let isShown = trial.wait { probe.waylandLog.count("xdg_toplevel.configure") > 2 }
      try trial.check(isShown, "the dialog is not shown")
    },
    Behaviour("bell") { trial in
      let probe = try trial.desktopProbe("l", needing: "xdg_system_bell_v1")
      try trial.check(probe, asks: "xdg_system_bell_v1.ring", of: "the bell does not ring")
    },
    Behaviour("place of a window") { trial in
      let compositor = try trial.start()
      let home = ["XDG_STATE_HOME": compositor.file("state")]
      let first = try trial.probe("PositionProbe", on: compositor, environment: home)
      try trial.need("xdg_session_manager_v1", of: first)
      // User input saves the state and the session.
      try compositor.input.type("s")
      try trial.check(
        trial.wait { !first.waylandLog.events("xdg_session_v1.created").isEmpty },
        "there is no session")
      try compositor.put(first, on: .right)
      try trial.check(
        trial.wait { first.waylandLog.geometry?.width == 400 },
        "it does not go to the right half: \(first.waylandLog.geometrySize ?? [])")
      trial.rest(on: compositor)
      first.send(signal: 15)
      try trial.check(first.waitForExit() == .status(0), "SIGTERM did not end it well")
      let second = try trial.probe("PositionProbe", on: compositor, environment: home)
      try trial.check(
        trial.wait { !second.waylandLog.events("xdg_toplevel_session_v1.restored").isEmpty },
        "the window is not put anywhere")
      let place = try trial.origin(of: second, under: (600, 300), on: compositor)
      try trial.check(place.x == 400, "it was at the right half, and is at \(place)")
    },
    Behaviour("exported menus") { trial in
      let probe = try trial.desktopProbe("e", needing: "org_kde_kwin_appmenu_manager")
      try trial.check(
        probe, asks: "org_kde_kwin_appmenu.set_address", of: "the menus are not told")
    },
    Behaviour("notification") { trial in
      let compositor = try trial.start()
      let mako = try trial.helper("mako", ["--default-timeout", "0"], on: compositor)
      let probe = try trial.probe("DesktopProbe", on: compositor)
      try trial.needLayers(of: probe)
      try compositor.input.type("n")
      try trial.check(probe, says: "shown Backup finished")
      try trial.check(
        trial.wait { mako.waylandLog.count("zwlr_layer_surface_v1.configure") > 0 },
        "the daemon shows nothing")
      _ = try trial.helper("makoctl", ["invoke", "action-1"], on: compositor)
      try trial.check(probe, says: "answer later to Backup finished")
    },
    Behaviour("status item") { trial in
      let compositor = try trial.start()
      let settings = """
        {"layer": "top", "position": "top", "height": 30, "modules-left": ["tray"]}
        """
      let file = compositor.file("bar.json")
      try settings.write(toFile: file, atomically: false, encoding: .utf8)
      let bar = try trial.helper("waybar", ["-c", file], on: compositor)
      let probe = try trial.probe("DesktopProbe", on: compositor)
      try trial.needLayers(of: probe)
      try trial.check(trial.wait { bar.waylandLog.isShown }, "the bar does not come")
      try compositor.input.type("k")
      try trial.check(probe, says: "bar true")
      _ = trial.wait(seconds: 1) { false }
      try compositor.input.click(atX: 18, y: 15)
      try trial.check(probe, says: "item clicked")
    },
  ]
}

extension Trial {
  /// Starts the desktop probe, requests something that requires a global, and returns the probe.
  fileprivate func desktopProbe(_ letter: String, needing interface: String) throws -> ChildProcess
  {
    let compositor = try start()
    let probe = try probe("DesktopProbe", on: compositor)
    try need(interface, of: probe)
    try compositor.input.type(letter)
    try check(probe, says: "does \(letter)")
    return probe
  }

  /// Ends the test if the compositor has no layer shell, which the available daemon and bar require.
  fileprivate func needLayers(of process: ChildProcess) throws {
    do {
      try need("zwlr_layer_shell_v1", of: process)
    } catch Ending.notOffered(let reason) {
      throw Ending.notPlayed("what would show it cannot run here: \(reason)")
    }
  }

  fileprivate func check(
    _ process: ChildProcess, asks request: String, of complaint: String
  ) throws {
    try check(wait { process.waylandLog.count(request) > 0 }, complaint)
  }

  /// Starts a program that another desktop provides, on the compositor's bus.
  fileprivate func helper(
    _ name: String, _ words: [String], on compositor: RealCompositor
  ) throws -> ChildProcess {
    guard let path = Executables.find(name) else {
      throw Ending.notPlayed("\(name) is not installed")
    }
    guard compositor.clientEnvironment["DBUS_SESSION_BUS_ADDRESS"] != nil else {
      throw Ending.notPlayed("there is no session bus")
    }
    return try compositor.launch(
      path, words, environment: ["HOME": compositor.file(""), "GDK_BACKEND": "wayland"],
      debug: true)
  }
}
