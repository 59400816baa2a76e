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

  /// The background color of plain content. It is resolved with the theme when it is drawn. In a light theme,
  /// it is white. Follows `UIColor.systemBackground`.
  public static let systemBackground = Color(.systemBackground)

  /// The background color of content on ``systemBackground``. It is resolved with the theme when it is drawn.
  /// In a light theme, it is gray. Follows `UIColor.secondarySystemBackground`.
  public static let secondarySystemBackground = Color(.secondarySystemBackground)

  /// The background color of content on ``secondarySystemBackground``. It is resolved with the theme when it
  /// is drawn. In a light theme, it is white. Follows `UIColor.tertiarySystemBackground`.
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

  /// The color of text and symbols that report an error. It is resolved with the theme when it is drawn.
  ///
  /// Its contrast to all backgrounds is at least 4.5, as is that of the other colors for text and symbols.
  /// The contrast of ``systemRed`` is lower.
  public static let errorText = Color(.errorText)

  /// The color of text and symbols that report a warning. It is resolved with the theme when it is drawn.
  public static let warningText = Color(.warningText)

  /// The color of text and symbols that report success. It is resolved with the theme when it is drawn.
  public static let successText = Color(.successText)

  /// The color of the text of a link that was followed. It is resolved with the theme when it is drawn.
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

  /// The system red. It is resolved with the theme when it is drawn. Follows `UIColor.systemRed`.
  public static let systemRed = Color(.systemRed)

  /// The system orange. It is resolved with the theme when it is drawn. Follows `UIColor.systemOrange`.
  public static let systemOrange = Color(.systemOrange)

  /// The system yellow. It is resolved with the theme when it is drawn. Follows `UIColor.systemYellow`.
  public static let systemYellow = Color(.systemYellow)

  /// The system green. It is resolved with the theme when it is drawn. Follows `UIColor.systemGreen`.
  public static let systemGreen = Color(.systemGreen)

  /// The system teal. It is resolved with the theme when it is drawn. Follows `UIColor.systemTeal`.
  public static let systemTeal = Color(.systemTeal)

  /// The system blue. It is resolved with the theme when it is drawn. Follows `UIColor.systemBlue`.
  public static let systemBlue = Color(.systemBlue)

  /// The system indigo. It is resolved with the theme when it is drawn. Follows `UIColor.systemIndigo`.
  public static let systemIndigo = Color(.systemIndigo)

  /// The system purple. It is resolved with the theme when it is drawn. Follows `UIColor.systemPurple`.
  public static let systemPurple = Color(.systemPurple)

  /// The system pink. It is resolved with the theme when it is drawn. Follows `UIColor.systemPink`.
  public static let systemPink = Color(.systemPink)

  /// The system gray. It is resolved with the theme when it is drawn. Follows `UIColor.systemGray`.
  public static let systemGray = Color(.systemGray)
}

extension Color {
  /// Creates the color of a theme for a name, which is resolved when it is drawn.
  public convenience init(_ name: Theme.ColorName) {
    self.init(role: name.rawValue, fallback: Theme.ColorName.lightColors[name] ?? .black)
  }
}
