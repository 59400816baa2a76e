import Foundation

/// A real input method for a compositor: fcitx5 with only its Korean engine.
///
/// With its keyboard layout, the keys `dkssud` type 안녕. Each key types a part of a syllable, which is
/// composed until the next syllable begins.
package struct InputMethod {
  /// The protocol messages between the input method and the compositor.
  package var waylandLog: WaylandLog { WaylandLog(readLog()) }
  private let readLog: () -> String

  /// The options of fcitx5, which exclude the bus, windows and other engines.
  private static let arguments = ["--disable=all", "--enable=wayland,waylandim,keyboard,hangul"]

  /// Starts the input method on a compositor that accepts input methods as clients (`zwp_input_method_v2`),
  /// such as sway.
  package init(on compositor: RealCompositor) throws {
    let home = try Self.home(in: compositor.folder)
    let process = try compositor.launch(
      Executables.require("fcitx5"), Self.arguments, environment: home, debug: true)
    readLog = { process.errors }
  }

  /// Creates the input method that a compositor has started itself, as KWin does (`zwp_input_method_v1`).
  package init(startedBy compositor: RealCompositor) {
    let file = compositor.file(Self.logName)
    readLog = {
      String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
    }
  }

  /// The number of times that the input method has received the keyboard: once for each enabled text.
  package var keyboardCount: Int {
    let log = waylandLog
    // KWin has handled the request when it sends a keymap to the requested keyboard.
    let keyboards = log.requests("zwp_input_method_context_v1.grab_keyboard").filter { request in
      let id = request.arguments.first?.split(whereSeparator: { "@#".contains($0) }).last
      return log.events("wl_keyboard.keymap").contains { "\($0.object)" == id ?? "" }
    }
    return log.events("zwp_input_method_keyboard_grab_v2.keymap").count + keyboards.count
  }

  private static let logName = "input-method.log"

  /// Writes a script that a compositor can start without arguments, and returns its path.
  static func launcher(in folder: RuntimeFolder) throws -> String {
    let variables = try home(in: folder).map { "\($0)='\($1)'" }.sorted()
    let command = try [Executables.require("fcitx5")] + arguments
    let script = """
      #!/bin/sh
      exec env WAYLAND_DEBUG=client \(variables.joined(separator: " ")) \
        \(command.joined(separator: " ")) >'\(folder.file(logName))' 2>&1

      """
    let path = folder.file("input-method")
    try script.write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  /// Creates a folder with the settings of fcitx5, and returns the environment variables for it.
  private static func home(in folder: RuntimeFolder) throws -> [String: String] {
    let settings = folder.file("input/fcitx5")
    try FileManager.default.createDirectory(
      atPath: settings, withIntermediateDirectories: true)
    let profile = """
      [Groups/0]
      Name=Default
      Default Layout=us
      DefaultIM=hangul
      [Groups/0/Items/0]
      Name=hangul
      Layout=
      [GroupOrder]
      0=Default

      """
    try profile.write(toFile: settings + "/profile", atomically: false, encoding: .utf8)
    return [
      "HOME": folder.file("input"), "XDG_CONFIG_HOME": folder.file("input"),
      "XDG_DATA_HOME": folder.file("input"), "XDG_CACHE_HOME": folder.file("input"),
      // Without this value, fcitx5 would start its own bus.
      "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    ]
  }
}
