import ResponderBus

/// The desktop's settings for the appearance, from the different names that desktops use for them.
struct DesktopSettingValues: Hashable, Sendable {
  /// The groups of settings that are read.
  static let namespaces = [
    "org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface",
    "org.kde.kdeglobals.General", "org.kde.kdeglobals.KDE", "org.kde.kdeglobals.Icons",
  ]

  private var colorScheme = UserInterfaceStyle.unspecified
  private var contrast: AccessibilityContrast?
  private var accentColor: Color?
  private var reducedMotion: Bool?
  private var gnomeTextScale: Double?
  private var gnomeContrast: AccessibilityContrast?
  private var gnomeAnimates: Bool?
  private var kdeTextScale: Double?
  private var kdeAnimates: Bool?
  private var gnomeIcons: String?
  private var kdeIcons: String?
  private var gnomeShapes: Bool?
  private var gnomeBold: Bool?
  private var kdeBold: Bool?

  /// The default size of KDE's text, in points.
  private static let usualKDEFontSize = 10.0

  /// Stores a setting, and returns a Boolean value that indicates whether it is one that the library uses. A
  /// value that is not valid counts as absent.
  @discardableResult mutating func set(_ group: String, _ key: String, to value: DBusValue) -> Bool
  {
    switch (group, key) {
    case ("org.freedesktop.appearance", "color-scheme"):
      colorScheme = value.integer == 1 ? .dark : value.integer == 2 ? .light : .unspecified
    case ("org.freedesktop.appearance", "contrast"):
      contrast = value.integer.map { $0 == 1 ? .high : .normal }
    case ("org.freedesktop.appearance", "accent-color"):
      accentColor = Self.color(value)
    case ("org.freedesktop.appearance", "reduced-motion"):
      reducedMotion = value.integer.map { $0 == 1 } ?? value.truth
    case ("org.gnome.desktop.interface", "text-scaling-factor"):
      gnomeTextScale = value.number
    case ("org.gnome.desktop.interface", "enable-animations"):
      gnomeAnimates = value.truth
    case ("org.gnome.desktop.a11y.interface", "high-contrast"):
      gnomeContrast = value.truth.map { $0 ? .high : .normal }
    case ("org.gnome.desktop.a11y.interface", "show-status-shapes"):
      gnomeShapes = value.truth
    case ("org.gnome.desktop.interface", "font-name"):
      gnomeBold = value.text.map(Self.isBold)
    case ("org.kde.kdeglobals.General", "font"):
      kdeTextScale = value.text.flatMap(Self.fontSize).map { $0 / Self.usualKDEFontSize }
      kdeBold = value.text.map(Self.isBoldInKDE)
    case ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"):
      kdeAnimates = (value.text.flatMap { Double($0) } ?? value.number).map { $0 > 0 }
    case ("org.gnome.desktop.interface", "icon-theme"):
      gnomeIcons = value.text.flatMap { $0.isEmpty ? nil : $0 }
    case ("org.kde.kdeglobals.Icons", "Theme"):
      kdeIcons = value.text.flatMap { $0.isEmpty ? nil : $0 }
    default: return false
    }
    return true
  }

  /// Stores the answer of the portal's `ReadAll`, and returns a Boolean value that indicates whether the
  /// answer is valid.
  mutating func set(_ answer: [DBusValue]) -> Bool {
    guard let groups = answer.first?.entries else { return false }
    for (group, settings) in groups {
      for (key, value) in settings.entries ?? [:] { set(group, key, to: value) }
    }
    return true
  }

  /// The appearance that results from the settings. Settings that all desktops share have precedence over
  /// those of a single desktop.
  var appearance: SystemAppearance {
    let contrasts = [contrast, gnomeContrast].compactMap { $0 }
    let scale = kdeTextScale ?? gnomeTextScale ?? 1
    let range = SystemAppearance.textScaleRange
    var appearance = SystemAppearance(
      colorScheme: colorScheme,
      contrast: contrasts.contains(.high) ? .high : contrasts.first ?? .unspecified,
      accentColor: accentColor,
      textScale: scale.isFinite ? min(max(scale, range.lowerBound), range.upperBound) : 1,
      prefersReducedMotion: reducedMotion ?? !(gnomeAnimates ?? kdeAnimates ?? true),
      iconThemeName: kdeIcons ?? gnomeIcons)
    appearance.showsOnOffLabels = gnomeShapes ?? false
    appearance.prefersBoldText = kdeBold ?? gnomeBold ?? false
    return appearance
  }

  /// Returns a Boolean value that indicates whether a font of GNOME, such as `Cantarell Bold 11`, is heavier
  /// than a regular one.
  private static func isBold(_ text: String) -> Bool {
    let words = text.lowercased().split(separator: " " as Character).dropLast()
    let weights: Set<Substring> = ["semibold", "semi-bold", "demibold", "bold", "heavy", "black"]
    return words.contains(where: weights.contains)
  }

  /// Returns a Boolean value that indicates whether a font of KDE, such as `Noto Sans,10,-1,5,75,0,0,0,0,0`,
  /// is heavier than a regular one. Weights are from 0 to 99, or in newer versions from 100 to 900.
  private static func isBoldInKDE(_ text: String) -> Bool {
    let parts = text.split(separator: "," as Character)
    guard parts.count > 4, let weight = Int(parts[4]) else { return false }
    return weight < 100 ? weight >= 63 : weight >= 600
  }

  /// Returns a color from three components from 0 to 1. If the value has another form, returns `nil`.
  private static func color(_ value: DBusValue) -> Color? {
    let parts = (value.parts ?? []).compactMap(\.number)
    guard parts.count == 3, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// Returns the size in KDE's description of a font, such as `Noto Sans,10,-1,5,50,0,0,0,0,0`.
  private static func fontSize(_ text: String) -> Double? {
    let parts = text.split(separator: "," as Character, maxSplits: 2)
    guard parts.count > 1, let size = Double(parts[1]), size.isFinite, size > 0 else { return nil }
    return size
  }
}
