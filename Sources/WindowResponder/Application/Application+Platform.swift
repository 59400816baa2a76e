import ResponderBus
import ResponderPlatform
import ResponderSystem
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
      if let value = ProcessEnvironment.value(of: name) { result[name] = value }
    }
    return result
  }

  /// The locale of messages, as `ar_EG.UTF-8`; empty for none.
  static var localeName: String {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(ProcessEnvironment.text).first ?? ""
  }

  /// The languages that messages are wanted in, with colons between; empty for those of the locale.
  static var languageList: String { ProcessEnvironment.value(of: "LANGUAGE") ?? "" }

  /// What the desktop calls itself, as `KDE` or `ubuntu:GNOME`; empty where it does not.
  static var desktopName: String { ProcessEnvironment.value(of: "XDG_CURRENT_DESKTOP") ?? "" }

  /// The folder that programs keep their settings in; nil where there is no home.
  static var configurationFolder: Pathname? {
    // A relative one is to be ignored, says the specification.
    if let folder = Pathname(environment: "XDG_CONFIG_HOME"), folder.isAbsolute { return folder }
    return Pathname(environment: "HOME")?.appending(".config")
  }

  /// Where the session bus is, in D-Bus's notation; nil for nowhere.
  static var sessionBusAddress: String? {
    if let address = ProcessEnvironment.text(of: "DBUS_SESSION_BUS_ADDRESS") { return address }
    // Where every desktop of today has it, for programs that are started without the variable.
    guard let folder = ProcessEnvironment.value(of: "XDG_RUNTIME_DIR") else { return nil }
    let path = folder + "/bus"
    return SystemCall.allows(.existing, to: path) ? BusConnection.address(ofSocket: path) : nil
  }

  /// Whether the inspector is to be open from the start: `WINDOWRESPONDER_INSPECT=1`.
  static var opensInspector: Bool {
    ProcessEnvironment.text(of: "WINDOWRESPONDER_INSPECT").map { !$0.hasPrefix("0") } ?? false
  }

  /// The appearance that is wanted whatever the desktop says: `WINDOWRESPONDER_APPEARANCE=dark` or `light`,
  /// `WINDOWRESPONDER_CONTRAST=high` or `normal`.
  ///
  /// - Parameter onProblem: Called with a sentence about each variable of another value, which counts as not
  ///   set.
  static func appearanceOverrides(onProblem: (String) -> Void) -> AppearanceOverrides {
    func value<Value>(_ name: String, _ values: KeyValuePairs<String, Value>) -> Value? {
      guard let text = ProcessEnvironment.text(of: name) else { return nil }
      if let found = values.first(where: { $0.key == text.lowercased() }) { return found.value }
      onProblem("\(name) is \(values.map(\.key).joined(separator: " or ")), not \"\(text)\"")
      return nil
    }
    return AppearanceOverrides(
      colorScheme: value("WINDOWRESPONDER_APPEARANCE", ["light": .light, "dark": .dark]),
      contrast: value("WINDOWRESPONDER_CONTRAST", ["normal": .normal, "high": .high]))
  }

  /// The globals that the program is to act as if the compositor had not, to try what then happens:
  /// `WINDOWRESPONDER_HIDE=wp_viewporter,wp_cursor_shape_manager_v1`.
  static var hiddenGlobals: Set<String> {
    let value = ProcessEnvironment.value(of: "WINDOWRESPONDER_HIDE") ?? ""
    return Set(value.split(separator: "," as Character).map(String.init))
  }
}
