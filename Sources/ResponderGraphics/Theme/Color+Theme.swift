extension Color {
  /// Text. Looked up in the theme when drawn.
  public static let label = Color(.label)

  /// Text that matters less. Looked up in the theme when drawn.
  public static let secondaryLabel = Color(.secondaryLabel)

  /// Text that matters little, and what is disabled. Looked up in the theme when drawn.
  public static let tertiaryLabel = Color(.tertiaryLabel)

  /// Text that stands where some is to be typed. Looked up in the theme when drawn.
  public static let placeholderText = Color(.placeholderText)

  /// Lines between things. Looked up in the theme when drawn.
  public static let separator = Color(.separator)

  /// The ground of a window. Looked up in the theme when drawn.
  public static let systemBackground = Color(.systemBackground)

  /// What lies on it: cards, sidebars. Looked up in the theme when drawn.
  public static let secondarySystemBackground = Color(.secondarySystemBackground)

  /// What lies on that. Looked up in the theme when drawn.
  public static let tertiarySystemBackground = Color(.tertiarySystemBackground)

  /// The fill of large things that can be touched. Looked up in the theme when drawn.
  public static let fill = Color(.fill)

  /// The fill of gray buttons. Looked up in the theme when drawn.
  public static let secondaryFill = Color(.secondaryFill)

  /// The fill of a gray button that is pressed. Looked up in the theme when drawn.
  public static let pressedFill = Color(.pressedFill)

  /// What asks to be touched. Looked up in the theme when drawn.
  public static let tint = Color(.tint)

  /// Text and signs on ``tint``. Looked up in the theme when drawn.
  public static let onTint = Color(.onTint)

  /// What destroys something. Looked up in the theme when drawn.
  public static let destructive = Color(.destructive)

  /// Text and signs on ``destructive``. Looked up in the theme when drawn.
  public static let onDestructive = Color(.onDestructive)

  /// The outline of an empty box, and a switch that is off. Looked up in the theme when drawn.
  public static let controlBorder = Color(.controlBorder)

  /// The empty part of a slider or progress bar. Looked up in the theme when drawn.
  public static let track = Color(.track)

  /// The knob of a switch or slider. Looked up in the theme when drawn.
  public static let knob = Color(.knob)

  /// The ring around what has the keyboard. Looked up in the theme when drawn.
  public static let focusRing = Color(.focusRing)

  /// The ground of a title bar. Looked up in the theme when drawn.
  public static let titleBar = Color(.titleBar)

  /// The ground of the title bar of a window that is not worked in. Looked up in the theme when drawn.
  public static let inactiveTitleBar = Color(.inactiveTitleBar)

  /// The fine line around a window. Looked up in the theme when drawn.
  public static let windowBorder = Color(.windowBorder)

  /// The shadow of a window or card. Looked up in the theme when drawn.
  public static let windowShadow = Color(.windowShadow)

  /// Red. Looked up in the theme when drawn.
  public static let systemRed = Color(.systemRed)

  /// Orange. Looked up in the theme when drawn.
  public static let systemOrange = Color(.systemOrange)

  /// Yellow. Looked up in the theme when drawn.
  public static let systemYellow = Color(.systemYellow)

  /// Green. Looked up in the theme when drawn.
  public static let systemGreen = Color(.systemGreen)

  /// Teal. Looked up in the theme when drawn.
  public static let systemTeal = Color(.systemTeal)

  /// Blue. Looked up in the theme when drawn.
  public static let systemBlue = Color(.systemBlue)

  /// Indigo. Looked up in the theme when drawn.
  public static let systemIndigo = Color(.systemIndigo)

  /// Purple. Looked up in the theme when drawn.
  public static let systemPurple = Color(.systemPurple)

  /// Pink. Looked up in the theme when drawn.
  public static let systemPink = Color(.systemPink)

  /// Gray. Looked up in the theme when drawn.
  public static let systemGray = Color(.systemGray)
}

extension Color {
  /// The colour that a theme has for a name, looked up when something is drawn.
  public convenience init(_ name: Theme.ColorName) {
    self.init(role: name.rawValue, fallback: Theme.ColorName.lightColors[name] ?? .black)
  }
}
