import Foundation

extension RealCompositor {
  /// Starts mutter without a screen, or GNOME Shell, with a message bus and with PipeWire, which the input
  /// needs.
  ///
  /// The right Alt key is the Compose key, and the second layout is German.
  package static func mutter(
    isShell: Bool = false, width: Int = 800, height: Int = 600, outputs: Int = 1,
    root: SystemRoot = .own
  ) throws -> RealCompositor {
    let name = isShell ? "gnome-shell" : "mutter"
    let program = try root.require(name)
    let folder = try RuntimeFolder()
    let bus = try folder.startBus(in: root)
    var environment = ownEnvironment(folder).merging(bus) { $1 }
    environment["LIBGL_ALWAYS_SOFTWARE"] = "1"
    environment["GSETTINGS_BACKEND"] = "keyfile"
    for (name, value) in [("CONFIG", "config"), ("CACHE", "cache"), ("DATA", "data")] {
      environment["XDG_\(name)_HOME"] = folder.file(value)
    }
    try writeGNOMESettings(folder)
    for helper in ["pipewire", "wireplumber"] {
      let process = try folder.run(root.require(helper), [], environment: environment, in: root)
      if helper == "pipewire" {
        try folder.await(socket: "pipewire-0", of: process, called: helper)
      }
    }
    let monitors = (0..<outputs).flatMap { _ in ["--virtual-monitor", "\(width)x\(height)"] }
    let process = try folder.run(
      program,
      ["--headless", "--wayland", "--no-x11", "--wayland-display", "wayland-0"]
        + (isShell ? ["--unsafe-mode"] : []) + monitors, environment: environment, in: root)
    try folder.await(socket: "wayland-0", of: process, called: name)
    let compositor = try RealCompositor(
      kind: .mutter(isShell: isShell), size: (width, height), folder: folder, process: process,
      display: "wayland-0", extra: bus)
    // It requests its name on the bus after it has created its socket.
    guard wait(seconds: 30, interval: 0.05, until: { (try? compositor.plug()) != nil }) else {
      throw CompositorError.didNotStart("\(name)'s input", log: folder.log)
    }
    if isShell { try compositor.leaveOverview() }
    return compositor
  }

  /// Leaves the overview of all windows, with which GNOME Shell starts. The shell accepts Escape only some
  /// time after its input devices exist.
  private func leaveOverview() throws {
    guard wait(seconds: 30, interval: 0.2, until: { (try? shellEvaluate("1")) == "1" }) else {
      throw CompositorError.didNotStart("gnome-shell", log: log)
    }
    let question = """
      if (Main.overview.visible && !Main.overview.animationInProgress) Main.overview.hide();
      Main.overview.visible || Main.overview.animationInProgress || Main.layoutManager._startingUp
      """
    // The overview may appear a moment after the shell has started.
    var calm = 0
    let isAway = try wait(seconds: 30, interval: 0.1) {
      calm = try shellEvaluate(question) == "false" ? calm + 1 : 0
      return calm == 10
    }
    guard isAway else { throw CompositorError.didNotStart("gnome-shell", log: log) }
  }

  /// Runs JavaScript in GNOME Shell, and returns the value of the script as JSON.
  @discardableResult
  package func shellEvaluate(_ script: String) throws -> String {
    let answer = try gdbus(
      "org.gnome.Shell", "/org/gnome/Shell", "org.gnome.Shell.Eval", script)
    guard answer.hasPrefix("(true, '"), answer.hasSuffix("')") else {
      throw CompositorError.refused("GNOME's shell: \(answer)")
    }
    return String(answer.dropFirst(8).dropLast(2))
  }

  /// Calls a method on the compositor's bus. The arguments and the returned answer are in GVariant's text
  /// format.
  package func gdbus(
    _ destination: String, _ path: String, _ method: String, _ arguments: String...
  ) throws -> String {
    let words = [
      "call", "--address", clientEnvironment["DBUS_SESSION_BUS_ADDRESS"] ?? "", "--dest",
      destination, "--object-path", path, "--method", method, "--",
    ]
    let call = try folder.runClient(
      Executables.require("gdbus"), words + arguments, environment: clientEnvironment)
    guard call.waitForExit() == .status(0) else { throw CompositorError.refused(call.errors) }
    return call.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func writeGNOMESettings(_ folder: RuntimeFolder) throws {
    let settings = folder.file("config/glib-2.0/settings")
    try FileManager.default.createDirectory(atPath: settings, withIntermediateDirectories: true)
    let text = """
      [org/gnome/mutter]
      experimental-features=['scale-monitor-framebuffer']
      center-new-windows=false
      [org/gnome/shell]
      welcome-dialog-last-shown-version='999'
      [org/gnome/desktop/notifications]
      show-banners=false
      [org/gnome/desktop/interface]
      enable-animations=false
      [org/gnome/desktop/input-sources]
      sources=[('xkb', 'us'), ('xkb', 'de')]
      xkb-options=['compose:ralt']

      """
    try text.write(toFile: settings + "/keyfile", atomically: false, encoding: .utf8)
  }
}
