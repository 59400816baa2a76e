import ResponderBus
import ResponderPlatform
import ResponderSystem
import WaylandPlatform

extension Application {
  /// Begins to connect to the display that the environment names. No other line names the platform.
  static func openPlatform() throws -> DisplayOpening {
    DisplayOpening(
      try WaylandDisplay.open(environment: Environment.all, hidden: Environment.hiddenGlobals))
  }
}

/// The environment variables of the program. No other file reads them.
enum Environment {
  /// The variables that the platform needs, by their names.
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

  /// The locale of messages, such as `ar_EG.UTF-8`, or an empty string.
  static var localeName: String {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(ProcessEnvironment.text).first ?? ""
  }

  /// The preferred languages of messages, separated by colons, or an empty string for those of the locale.
  static var languageList: String { ProcessEnvironment.value(of: "LANGUAGE") ?? "" }

  /// The desktop's name, such as `KDE` or `ubuntu:GNOME`, or an empty string if it has none.
  static var desktopName: String { ProcessEnvironment.value(of: "XDG_CURRENT_DESKTOP") ?? "" }

  /// The folder for the settings of programs, or `nil` if there is no home folder.
  static var configurationFolder: Pathname? {
    // The XDG specification requires that relative paths are ignored.
    if let folder = Pathname(environment: "XDG_CONFIG_HOME"), folder.isAbsolute { return folder }
    return Pathname(environment: "HOME")?.appending(".config")
  }

  /// The address of the session bus in D-Bus notation, or `nil` if there is none.
  static var sessionBusAddress: String? {
    if let address = ProcessEnvironment.text(of: "DBUS_SESSION_BUS_ADDRESS") { return address }
    // The usual socket, for programs that are started without the variable.
    guard let folder = ProcessEnvironment.value(of: "XDG_RUNTIME_DIR") else { return nil }
    let path = folder + "/bus"
    return SystemCall.allows(.existing, to: path) ? BusConnection.address(ofSocket: path) : nil
  }

  /// The address of the accessibility bus in D-Bus notation, or `nil` if the session bus is asked for it:
  /// `AT_SPI_BUS_ADDRESS`.
  static var accessibilityBusAddress: String? { ProcessEnvironment.text(of: "AT_SPI_BUS_ADDRESS") }

  /// A Boolean value that indicates whether the inspector opens at the start: `WINDOWRESPONDER_INSPECT=1`.
  static var opensInspector: Bool {
    ProcessEnvironment.text(of: "WINDOWRESPONDER_INSPECT").map { !$0.hasPrefix("0") } ?? false
  }

  /// Returns the appearance that overrides the desktop's: `WINDOWRESPONDER_APPEARANCE=dark` or `light`,
  /// `WINDOWRESPONDER_CONTRAST=high` or `normal`, `WINDOWRESPONDER_TEXT_SCALE`, a factor, and `on` or `off`
  /// in `WINDOWRESPONDER_REDUCED_MOTION`, `WINDOWRESPONDER_BOLD_TEXT`, `WINDOWRESPONDER_ON_OFF_LABELS`,
  /// `WINDOWRESPONDER_BUTTON_SHAPES` and `WINDOWRESPONDER_REDUCED_TRANSPARENCY`.
  ///
  /// - Parameter onProblem: Called with a sentence about each variable that has another value. Such a
  ///   variable is ignored.
  static func appearanceOverrides(onProblem: (String) -> Void) -> AppearanceOverrides {
    func value<Value>(_ name: String, _ values: KeyValuePairs<String, Value>) -> Value? {
      guard let text = ProcessEnvironment.text(of: name) else { return nil }
      if let found = values.first(where: { $0.key == text.lowercased() }) { return found.value }
      onProblem("\(name) is \(values.map(\.key).joined(separator: " or ")), not \"\(text)\"")
      return nil
    }
    func isOn(_ name: String) -> Bool? { value(name, ["on": true, "off": false]) }
    var overrides = AppearanceOverrides(
      colorScheme: value("WINDOWRESPONDER_APPEARANCE", ["light": .light, "dark": .dark]),
      contrast: value("WINDOWRESPONDER_CONTRAST", ["normal": .normal, "high": .high]))
    overrides.textScale = textScale(onProblem: onProblem)
    overrides.reducedMotion = isOn("WINDOWRESPONDER_REDUCED_MOTION")
    overrides.boldText = isOn("WINDOWRESPONDER_BOLD_TEXT")
    overrides.onOffLabels = isOn("WINDOWRESPONDER_ON_OFF_LABELS")
    overrides.buttonShapes = isOn("WINDOWRESPONDER_BUTTON_SHAPES")
    overrides.reducedTransparency = isOn("WINDOWRESPONDER_REDUCED_TRANSPARENCY")
    return overrides
  }

  private static func textScale(onProblem: (String) -> Void) -> Double? {
    let name = "WINDOWRESPONDER_TEXT_SCALE"
    guard let text = ProcessEnvironment.text(of: name) else { return nil }
    let range = SystemAppearance.textScaleRange
    if let scale = Double(text), range.contains(scale) { return scale }
    let limits = "\(range.lowerBound) to \(range.upperBound)"
    onProblem("\(name) is a number from \(limits), not \"\(text)\"")
    return nil
  }

  /// The globals of the compositor that the program ignores, to test how it works without them:
  /// `WINDOWRESPONDER_HIDE=wp_viewporter,wp_cursor_shape_manager_v1`.
  static var hiddenGlobals: Set<String> {
    let value = ProcessEnvironment.value(of: "WINDOWRESPONDER_HIDE") ?? ""
    return Set(value.split(separator: "," as Character).map(String.init))
  }
}
