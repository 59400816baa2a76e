import Foundation

extension RealCompositor {
  /// Starts sway without a screen. Windows float at the output's top left, unless `rule` has other settings.
  package static func sway(
    width: Int = 800, height: Int = 600, scale: Double = 1,
    rule: String = "for_window [app_id=\".*\"] floating enable, move position 0 0",
    hasBus: Bool = false, root: SystemRoot = .own
  ) throws -> RealCompositor {
    let program = try root.require("sway")
    let folder = try RuntimeFolder()
    var environment = ownEnvironment(folder)
    let bus = hasBus ? try folder.startBus(in: root) : [:]
    environment.merge(bus) { $1 }
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
      program, ["-c", folder.file("sway.conf")], environment: environment, in: root)
    // sway chooses its own socket name, the first free one from 1 on.
    try folder.await(socket: "wayland-1", of: process, called: "sway")
    let points = (width: Int(Double(width) / scale), height: Int(Double(height) / scale))
    let compositor = try RealCompositor(
      kind: .sway, size: points, folder: folder, process: process, display: "wayland-1",
      extra: bus.merging(["SWAYSOCK": folder.file("sway.sock")]) { $1 })
    try compositor.plug()
    return compositor
  }

  /// Sends a command to sway, as `resize set 500 400`, and returns its answer (JSON).
  @discardableResult
  package func swaymsg(_ words: String...) throws -> String {
    let program = try Executables.require("swaymsg")
    let child = try folder.runClient(program, words, environment: clientEnvironment)
    guard child.waitForExit() == .status(0) else {
      throw CompositorError.refused("swaymsg \(words): \(child.output)\(child.errors)")
    }
    return child.output
  }

  /// Starts another sway with monitors, `WL-1` and on, that are windows of this one. Returns the name of its
  /// Wayland socket and the path for `swaymsg -s`. Closing such a window removes the monitor. sway 1.7 cannot
  /// disable a monitor without a screen.
  package func nestSway(outputs: Int) throws -> (display: String, socket: String) {
    var environment = Self.ownEnvironment(folder)
    environment["WAYLAND_DISPLAY"] = display
    environment["SWAYSOCK"] = folder.file("inner.sock")
    environment["WLR_BACKENDS"] = "wayland"
    environment["WLR_WL_OUTPUTS"] = "\(outputs)"
    environment["WLR_LIBINPUT_NO_DEVICES"] = "1"
    environment["WLR_RENDERER"] = "pixman"
    try "xwayland disable\n".write(
      toFile: folder.file("inner.conf"), atomically: false, encoding: .utf8)
    let process = try folder.runAsOrdinaryUser(
      Executables.require("sway"), ["-c", folder.file("inner.conf")], environment: environment)
    try folder.await(socket: "wayland-2", of: process, called: "sway")
    return ("wayland-2", folder.file("inner.sock"))
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
