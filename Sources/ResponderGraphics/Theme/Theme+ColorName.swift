extension Theme {
  /// The names of a theme's colors. Names of UIKit have UIKit's meaning.
  public enum ColorName: UInt8, CaseIterable, Sendable {
    /// The color of text.
    case label = 1
    /// The color of secondary text.
    case secondaryLabel
    /// The color of tertiary text and of disabled controls.
    case tertiaryLabel
    /// The color of placeholder text.
    case placeholderText
    /// The color of separators.
    case separator
    /// The background of plain content. White in a light theme.
    case systemBackground
    /// The background of content on ``systemBackground``. Gray in a light theme.
    case secondarySystemBackground
    /// The background of content on ``secondarySystemBackground``. White in a light theme.
    case tertiarySystemBackground
    /// The fill color of large interactive shapes.
    case fill
    /// The fill color of gray buttons.
    case secondaryFill
    /// The fill color of a pressed gray button.
    case pressedFill
    /// The tint color of interactive elements.
    case tint
    /// The color of text and symbols on ``tint``.
    case onTint
    /// The color of destructive actions.
    case destructive
    /// The color of text and symbols on ``destructive``.
    case onDestructive
    /// The color of the outline of an empty check box, and of a switch that is off.
    case controlBorder
    /// The color of the empty part of a slider or progress bar.
    case track
    /// The color of the knob of a switch or slider.
    case knob
    /// The color of the focus ring.
    case focusRing
    /// The background of the title bar of the active window.
    case titleBar
    /// The background of the title bar of an inactive window.
    case inactiveTitleBar
    /// The color of the thin border of a window.
    case windowBorder
    /// The color of the shadow of a window or card.
    case windowShadow
    /// The system red. Follows `UIColor.systemRed`.
    case systemRed
    /// The system orange. Follows `UIColor.systemOrange`.
    case systemOrange
    /// The system yellow. Follows `UIColor.systemYellow`.
    case systemYellow
    /// The system green. Follows `UIColor.systemGreen`.
    case systemGreen
    /// The system teal. Follows `UIColor.systemTeal`.
    case systemTeal
    /// The system blue. Follows `UIColor.systemBlue`.
    case systemBlue
    /// The system indigo. Follows `UIColor.systemIndigo`.
    case systemIndigo
    /// The system purple. Follows `UIColor.systemPurple`.
    case systemPurple
    /// The system pink. Follows `UIColor.systemPink`.
    case systemPink
    /// The system gray. Follows `UIColor.systemGray`.
    case systemGray
    /// The color of quaternary text and of symbols in the background.
    case quaternaryLabel
    /// The color of opaque separators.
    case opaqueSeparator
    /// The color of links.
    case link
    /// The fill color of thin and small shapes, such as the track of a slider.
    case systemFill
    /// The fill color of medium-size shapes, such as the background of a switch.
    case secondarySystemFill
    /// The fill color of large shapes, such as fields and buttons.
    case tertiarySystemFill
    /// The fill color of large areas with complex content.
    case quaternarySystemFill
    /// The background of windows and of grouped content. Gray in a light theme.
    case systemGroupedBackground
    /// The background of groups and cards on ``systemGroupedBackground``. White in a light
    /// theme.
    case secondarySystemGroupedBackground
    /// The background of content on ``secondarySystemGroupedBackground``. Gray in a light theme.
    case tertiarySystemGroupedBackground
    /// The system gray number 2. Follows `UIColor.systemGray2`.
    case systemGray2
    /// The system gray number 3. Follows `UIColor.systemGray3`.
    case systemGray3
    /// The system gray number 4. Follows `UIColor.systemGray4`.
    case systemGray4
    /// The system gray number 5. Follows `UIColor.systemGray5`.
    case systemGray5
    /// The system gray number 6. Follows `UIColor.systemGray6`.
    case systemGray6
    /// The system mint. Follows `UIColor.systemMint`.
    case systemMint
    /// The system cyan. Follows `UIColor.systemCyan`.
    case systemCyan
    /// The system brown. Follows `UIColor.systemBrown`.
    case systemBrown
    /// Text and marks that report an error.
    case errorText
    /// Text and marks that report a warning.
    case warningText
    /// Text and marks that report success.
    case successText
    /// The text of a link that has been followed.
    case visitedLink
    /// The color of marks and fills without a state, and of a dimmed tint.
    case neutral
  }
}

extension Theme.ColorName {
  static let lightColors = Dictionary(
    uniqueKeysWithValues: colors.map { ($0.name, $0.light) }
      + systemColors.map { ($0.name, $0.light) })

  static let darkColors = Dictionary(
    uniqueKeysWithValues: colors.map { ($0.name, $0.dark) }
      + systemColors.map { ($0.name, $0.dark) })

  private static let colors: [(name: Theme.ColorName, light: Color, dark: Color)] = [
    (.label, Color(hex: 0x17181C), Color(hex: 0xF2F3F5)),
    (.secondaryLabel, Color(hex: 0x5A5D66), Color(hex: 0xB4B8C2)),
    (.tertiaryLabel, Color(hex: 0x7E828C), Color(hex: 0x7F8490)),
    (.placeholderText, Color(hex: 0x686C76), Color(hex: 0x989DA9)),
    (.separator, Color(hex: 0xDFE1E6), Color(hex: 0x34373F)),
    (.systemBackground, Color(hex: 0xFFFFFF), Color(hex: 0x16181D)),
    (.secondarySystemBackground, Color(hex: 0xF2F2F7), Color(hex: 0x1F2228)),
    (.tertiarySystemBackground, Color(hex: 0xFFFFFF), Color(hex: 0x292D35)),
    (.fill, Color(hex: 0xE9EBEF), Color(hex: 0x2A2E36)),
    (.secondaryFill, Color(hex: 0xE6E8ED), Color(hex: 0x30343D)),
    (.pressedFill, Color(hex: 0xCDD1DA), Color(hex: 0x4A505D)),
    (.tint, Color(hex: 0x2F5FE0), Color(hex: 0x86AEFF)),
    (.onTint, Color(hex: 0xFFFFFF), Color(hex: 0x0A1C42)),
    (.destructive, Color(hex: 0xC6262E), Color(hex: 0xFF8A85)),
    (.onDestructive, Color(hex: 0xFFFFFF), Color(hex: 0x45090C)),
    (.controlBorder, Color(hex: 0x878C98), Color(hex: 0x828896)),
    (.track, Color(hex: 0xD3D7DF), Color(hex: 0x414650)),
    (.knob, Color(hex: 0xFFFFFF), Color(hex: 0xF7F8FA)),
    (.focusRing, Color(hex: 0x2F5FE0), Color(hex: 0x9DBDFF)),
    (.titleBar, Color(hex: 0xECEEF2), Color(hex: 0x23262D)),
    (.inactiveTitleBar, Color(hex: 0xF6F7F9), Color(hex: 0x1B1D22)),
    (.windowBorder, Color(hex: 0x000000, alpha: 0.14), Color(hex: 0xFFFFFF, alpha: 0.14)),
    (.windowShadow, Color(hex: 0x0B1020, alpha: 0.30), Color(hex: 0x000000, alpha: 0.55)),
    (.quaternaryLabel, Color(hex: 0xB4B7BF), Color(hex: 0x4B4F58)),
    (.opaqueSeparator, Color(hex: 0xCDD0D7), Color(hex: 0x3A3E47)),
    (.link, Color(hex: 0x2F5FE0), Color(hex: 0x86AEFF)),
    (.systemFill, Color(hex: 0x787880, alpha: 0.20), Color(hex: 0x787880, alpha: 0.36)),
    (.secondarySystemFill, Color(hex: 0x787880, alpha: 0.16), Color(hex: 0x787880, alpha: 0.32)),
    (.tertiarySystemFill, Color(hex: 0x767680, alpha: 0.12), Color(hex: 0x767680, alpha: 0.24)),
    (.quaternarySystemFill, Color(hex: 0x747480, alpha: 0.08), Color(hex: 0x747480, alpha: 0.18)),
    (.systemGroupedBackground, Color(hex: 0xF2F2F7), Color(hex: 0x16181D)),
    (.secondarySystemGroupedBackground, Color(hex: 0xFFFFFF), Color(hex: 0x1F2228)),
    (.tertiarySystemGroupedBackground, Color(hex: 0xF2F2F7), Color(hex: 0x292D35)),
    (.errorText, Color(hex: 0xC6262E), Color(hex: 0xFF8A85)),
    (.warningText, Color(hex: 0xB25000), Color(hex: 0xFFA659)),
    (.successText, Color(hex: 0x1A7A42), Color(hex: 0x5FD38A)),
    (.visitedLink, Color(hex: 0x8A3FC4), Color(hex: 0xD29BFF)),
    (.neutral, Color(hex: 0x6A6E78), Color(hex: 0x9CA1AC)),
  ]
}
