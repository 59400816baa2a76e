import Glibc
import ResponderBus
import ResponderPlatform
import WaylandPlatform

extension Application {
  /// Begins to connect to the display that the environment names. The only line that names the platform.
  static func openPlatform() throws -> DisplayOpening {
    DisplayOpening(
      try WaylandDisplay.open(environment: Environment.all, hidden: Environment.hiddenGlobals))
  }
}

/// The environment, read here and nowhere else.
enum Environment {
  /// Every variable.
  static var all: [String: String] {
    var result: [String: String] = [:]
    for name in [
      "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_RUNTIME_DIR", "XCURSOR_PATH", "XCURSOR_THEME",
      "XCURSOR_SIZE", "XDG_DATA_HOME", "HOME", "LC_ALL", "LC_CTYPE", "LANG",
    ] {
      if let value = getenv(name) { result[name] = String(cString: value) }
    }
    return result
  }

  /// The locale of messages, as `ar_EG.UTF-8`; empty for none.
  static var localeName: String {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = getenv(name), value.pointee != 0 { return String(cString: value) }
    }
    return ""
  }

  /// The languages that messages are wanted in, with colons between; empty for those of the locale.
  static var languageList: String { getenv("LANGUAGE").map { String(cString: $0) } ?? "" }

  /// What the desktop calls itself, as `KDE` or `ubuntu:GNOME`; empty where it does not.
  static var desktopName: String { getenv("XDG_CURRENT_DESKTOP").map { String(cString: $0) } ?? "" }

  /// The folder that programs keep their settings in; nil where there is no home.
  static var configurationFolder: String? {
    // A relative one is to be ignored, says the specification.
    if let folder = getenv("XDG_CONFIG_HOME"), folder.pointee == UInt8(ascii: "/") {
      return String(cString: folder)
    }
    guard let home = getenv("HOME"), home.pointee != 0 else { return nil }
    return String(cString: home) + "/.config"
  }

  /// Where the session bus is, in D-Bus's notation; nil for nowhere.
  static var sessionBusAddress: String? {
    if let address = getenv("DBUS_SESSION_BUS_ADDRESS"), address.pointee != 0 {
      return String(cString: address)
    }
    // Where every desktop of today has it, for programs that are started without the variable.
    guard let folder = getenv("XDG_RUNTIME_DIR") else { return nil }
    let path = String(cString: folder) + "/bus"
    return access(path, F_OK) == 0 ? BusConnection.address(ofSocket: path) : nil
  }

  /// Whether the inspector is to be open from the start: `WINDOWRESPONDER_INSPECT=1`.
  static var opensInspector: Bool {
    getenv("WINDOWRESPONDER_INSPECT").map { $0.pointee != 0 && $0.pointee != UInt8(ascii: "0") }
      ?? false
  }

  /// The globals that the program is to act as if the compositor had not, to try what then happens:
  /// `WINDOWRESPONDER_HIDE=wp_viewporter,wp_cursor_shape_manager_v1`.
  static var hiddenGlobals: Set<String> {
    guard let value = getenv("WINDOWRESPONDER_HIDE") else { return [] }
    return Set(String(cString: value).split(separator: "," as Character).map(String.init))
  }
}
