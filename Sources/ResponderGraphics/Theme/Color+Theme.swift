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

  /// The background of plain content. White in a light theme.
  /// Looked up in the theme when drawn. Follows `UIColor.systemBackground`.
  public static let systemBackground = Color(.systemBackground)

  /// The background of content on ``systemBackground``. Gray in a light theme.
  /// Looked up in the theme when drawn. Follows `UIColor.secondarySystemBackground`.
  public static let secondarySystemBackground = Color(.secondarySystemBackground)

  /// The background of content on ``secondarySystemBackground``. White in a light theme.
  /// Looked up in the theme when drawn. Follows `UIColor.tertiarySystemBackground`.
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

  /// Text and marks that report an error. Looked up in the theme when drawn.
  ///
  /// Its contrast to every background is at least 4.5, as that of the other names for text and marks;
  /// that of ``systemRed`` is not.
  public static let errorText = Color(.errorText)

  /// Text and marks that report a warning. Looked up in the theme when drawn.
  public static let warningText = Color(.warningText)

  /// Text and marks that report success. Looked up in the theme when drawn.
  public static let successText = Color(.successText)

  /// The text of a link that has been followed. Looked up in the theme when drawn.
  public static let visitedLink = Color(.visitedLink)

  /// Marks and fills that stand for no state, and a dimmed tint. Looked up in the theme when drawn.
  public static let neutral = Color(.neutral)

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

  /// The system red. Follows `UIColor.systemRed`. Looked up in the theme when drawn.
  public static let systemRed = Color(.systemRed)

  /// The system orange. Follows `UIColor.systemOrange`. Looked up in the theme when drawn.
  public static let systemOrange = Color(.systemOrange)

  /// The system yellow. Follows `UIColor.systemYellow`. Looked up in the theme when drawn.
  public static let systemYellow = Color(.systemYellow)

  /// The system green. Follows `UIColor.systemGreen`. Looked up in the theme when drawn.
  public static let systemGreen = Color(.systemGreen)

  /// The system teal. Follows `UIColor.systemTeal`. Looked up in the theme when drawn.
  public static let systemTeal = Color(.systemTeal)

  /// The system blue. Follows `UIColor.systemBlue`. Looked up in the theme when drawn.
  public static let systemBlue = Color(.systemBlue)

  /// The system indigo. Follows `UIColor.systemIndigo`. Looked up in the theme when drawn.
  public static let systemIndigo = Color(.systemIndigo)

  /// The system purple. Follows `UIColor.systemPurple`. Looked up in the theme when drawn.
  public static let systemPurple = Color(.systemPurple)

  /// The system pink. Follows `UIColor.systemPink`. Looked up in the theme when drawn.
  public static let systemPink = Color(.systemPink)

  /// The system gray. Follows `UIColor.systemGray`. Looked up in the theme when drawn.
  public static let systemGray = Color(.systemGray)
}

extension Color {
  /// The colour that a theme has for a name, looked up when something is drawn.
  public convenience init(_ name: Theme.ColorName) {
    self.init(role: name.rawValue, fallback: Theme.ColorName.lightColors[name] ?? .black)
  }
}
