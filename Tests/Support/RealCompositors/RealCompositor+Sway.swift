import Foundation

extension RealCompositor {
  /// Starts sway without a screen. Windows float at the output's top left; `rule` replaces that.
  package static func sway(
    width: Int = 800, height: Int = 600, scale: Int = 1,
    rule: String = "for_window [app_id=\".*\"] floating enable, move position 0 0"
  ) throws -> RealCompositor {
    let program = try Executables.require("sway")
    let folder = try RuntimeFolder()
    var environment = ownEnvironment(folder)
    environment["SWAYSOCK"] = folder.file("sway.sock")
    environment["WLR_BACKENDS"] = "headless"
    environment["WLR_LIBINPUT_NO_DEVICES"] = "1"
    environment["WLR_RENDERER"] = "pixman"
    let settings = """
      output * resolution \(width)x\(height) scale \(scale) bg #203040 solid_color
      seat * pointer_constraint enable
      default_border none
      focus_follows_mouse no
      xwayland disable
      \(rule)

      """
    try settings.write(toFile: folder.file("sway.conf"), atomically: false, encoding: .utf8)
    let process = try folder.runAsOrdinaryUser(
      program, ["-c", folder.file("sway.conf")], environment: environment)
    // sway picks its own name, the first free one from 1.
    try folder.await(socket: "wayland-1", of: process, called: "sway")
    let points = (width: width / scale, height: height / scale)
    let compositor = try RealCompositor(
      kind: .sway, size: points, folder: folder, process: process, display: "wayland-1",
      extra: ["SWAYSOCK": folder.file("sway.sock")])
    try compositor.plug()
    return compositor
  }

  /// Tells sway a command, as `resize set 500 400`, and returns its answer (JSON).
  @discardableResult
  package func swaymsg(_ words: String...) throws -> String {
    let program = try Executables.require("swaymsg")
    let child = try folder.runClient(program, words, environment: clientEnvironment)
    guard child.waitForExit() == .status(0) else {
      throw CompositorError.refused("swaymsg \(words): \(child.output)\(child.errors)")
    }
    return child.output
  }

  func swayScreenshot() throws -> Screenshot {
    let file = folder.file("shot.ppm")
    let grim = try folder.runClient(
      Executables.require("grim"), ["-t", "ppm", "-o", "HEADLESS-1", file],
      environment: clientEnvironment)
    guard grim.waitForExit() == .status(0) else {
      throw CompositorError.refused("grim: \(grim.errors)")
    }
    return try Screenshot(ppm: file)
  }
}

extension RuntimeFolder {
  /// Starts a process that refuses to be root, as another user when we are root.
  package func runAsOrdinaryUser(
    _ executable: String, _ arguments: [String], environment: [String: String]
  ) throws -> ChildProcess {
    guard geteuid() == 0 else {
      return try run(executable, arguments, environment: environment)
    }
    let nobody: uid_t = 65_534
    _ = FileManager.default.createFile(atPath: file("log"), contents: nil)
    give(to: nobody)
    let user = ["--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups", executable]
    return try run(Executables.require("setpriv"), user + arguments, environment: environment)
  }
}
