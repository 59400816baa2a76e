extension Theme {
  /// What a colour is for. Where UIKit has the name, it means the same.
  public enum ColorName: UInt8, CaseIterable, Sendable {
    /// Text.
    case label = 1
    /// Text that matters less.
    case secondaryLabel
    /// Text that matters little, and what is disabled.
    case tertiaryLabel
    /// Text that stands where some is to be typed.
    case placeholderText
    /// Lines between things.
    case separator
    /// The background of plain content. White in a light theme.
    case systemBackground
    /// The background of content on ``systemBackground``. Gray in a light theme.
    case secondarySystemBackground
    /// The background of content on ``secondarySystemBackground``. White in a light theme.
    case tertiarySystemBackground
    /// The fill of large things that can be touched.
    case fill
    /// The fill of gray buttons.
    case secondaryFill
    /// The fill of a gray button that is pressed.
    case pressedFill
    /// What asks to be touched.
    case tint
    /// Text and signs on ``tint``.
    case onTint
    /// What destroys something.
    case destructive
    /// Text and signs on ``destructive``.
    case onDestructive
    /// The outline of an empty box, and a switch that is off.
    case controlBorder
    /// The empty part of a slider or progress bar.
    case track
    /// The knob of a switch or slider.
    case knob
    /// The ring around what has the keyboard.
    case focusRing
    /// The ground of a title bar.
    case titleBar
    /// The ground of the title bar of a window that is not worked in.
    case inactiveTitleBar
    /// The fine line around a window.
    case windowBorder
    /// The shadow of a window or card.
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
    /// Text that matters least, and signs in the background.
    case quaternaryLabel
    /// Lines between things that nothing shines through.
    case opaqueSeparator
    /// Text that leads somewhere.
    case link
    /// The fill of thin and small things, as the track of a slider.
    case systemFill
    /// The fill of middle-sized things, as the ground of a switch.
    case secondarySystemFill
    /// The fill of large things, as fields and buttons.
    case tertiarySystemFill
    /// The fill of large areas with much in them.
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
    /// Marks and fills that stand for no state, and a dimmed tint.
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
