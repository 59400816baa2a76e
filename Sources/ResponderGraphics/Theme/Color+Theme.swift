extension Color {
  /// The color of text. It is resolved with the theme when it is drawn.
  public static let label = Color(.label)

  /// The color of secondary text. It is resolved with the theme when it is drawn.
  public static let secondaryLabel = Color(.secondaryLabel)

  /// The color of tertiary text and of disabled controls. It is resolved with the theme when it is drawn.
  public static let tertiaryLabel = Color(.tertiaryLabel)

  /// The color of placeholder text. It is resolved with the theme when it is drawn.
  public static let placeholderText = Color(.placeholderText)

  /// The color of separators. It is resolved with the theme when it is drawn.
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

  /// The fill color of large interactive shapes. It is resolved with the theme when it is drawn.
  public static let fill = Color(.fill)

  /// The fill color of gray buttons. It is resolved with the theme when it is drawn.
  public static let secondaryFill = Color(.secondaryFill)

  /// The fill color of a pressed gray button. It is resolved with the theme when it is drawn.
  public static let pressedFill = Color(.pressedFill)

  /// The tint color of interactive elements. It is resolved with the theme when it is drawn.
  public static let tint = Color(.tint)

  /// The color of text and symbols on ``tint``. It is resolved with the theme when it is drawn.
  public static let onTint = Color(.onTint)

  /// The color of destructive actions. It is resolved with the theme when it is drawn.
  public static let destructive = Color(.destructive)

  /// The color of text and symbols on ``destructive``. It is resolved with the theme when it is drawn.
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

  /// The color of marks and fills without a state, and of a dimmed tint. It is resolved with the theme when
  /// it is drawn.
  public static let neutral = Color(.neutral)

  /// The color of the outline of an empty check box, and of a switch that is off. It is resolved with the
  /// theme when it is drawn.
  public static let controlBorder = Color(.controlBorder)

  /// The color of the empty part of a slider or progress bar. It is resolved with the theme when it is drawn.
  public static let track = Color(.track)

  /// The color of the knob of a switch or slider. It is resolved with the theme when it is drawn.
  public static let knob = Color(.knob)

  /// The color of the focus ring. It is resolved with the theme when it is drawn.
  public static let focusRing = Color(.focusRing)

  /// The background of the title bar of the active window. It is resolved with the theme when it is drawn.
  public static let titleBar = Color(.titleBar)

  /// The background of the title bar of an inactive window. It is resolved with the theme when it is drawn.
  public static let inactiveTitleBar = Color(.inactiveTitleBar)

  /// The color of the thin border of a window. It is resolved with the theme when it is drawn.
  public static let windowBorder = Color(.windowBorder)

  /// The color of the shadow of a window or card. It is resolved with the theme when it is drawn.
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
  /// Creates the color of a theme for a name, which is resolved when it is drawn.
  public convenience init(_ name: Theme.ColorName) {
    self.init(role: name.rawValue, fallback: Theme.ColorName.lightColors[name] ?? .black)
  }
}
