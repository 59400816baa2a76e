import Foundation

/// A real input method: fcitx5 with its Korean engine, alone with a compositor.
///
/// With its keyboard layout `dkssud` writes 안녕: each letter is a part of a syllable, which is composed
/// until the next one begins.
package struct InputMethod {
  /// Its process; `waylandLog` tells what it said to the compositor.
  package let process: ChildProcess

  /// What fcitx5 is told to load: no bus, no windows, no other engines.
  static let arguments = ["--disable=all", "--enable=wayland,waylandim,keyboard,hangul"]

  /// Starts it on a compositor that takes input methods as clients (`zwp_input_method_v2`).
  package init(on compositor: RealCompositor) throws {
    let home = try Self.home(in: compositor.folder)
    process = try compositor.launch(
      Executables.require("fcitx5"), Self.arguments, environment: home, debug: true)
  }

  /// How often it has got the keys: once for each text that was enabled.
  package var keyboardCount: Int {
    process.waylandLog.events("zwp_input_method_keyboard_grab_v2.keymap").count
  }

  /// Makes a folder with its settings; gives the variables that lead there.
  static func home(in folder: RuntimeFolder) throws -> [String: String] {
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
      // No bus: its own would be started by itself.
      "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    ]
  }
}
