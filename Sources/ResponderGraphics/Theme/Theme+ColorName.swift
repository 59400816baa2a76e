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
    /// The ground of a window.
    case systemBackground
    /// What lies on it: cards, sidebars.
    case secondarySystemBackground
    /// What lies on that.
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
    /// Red.
    case systemRed
    /// Orange.
    case systemOrange
    /// Yellow.
    case systemYellow
    /// Green.
    case systemGreen
    /// Teal.
    case systemTeal
    /// Blue.
    case systemBlue
    /// Indigo.
    case systemIndigo
    /// Purple.
    case systemPurple
    /// Pink.
    case systemPink
    /// Gray.
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
    /// The ground of a window with grouped content.
    case systemGroupedBackground
    /// The groups on that.
    case secondarySystemGroupedBackground
    /// What lies on the groups.
    case tertiarySystemGroupedBackground
    /// A gray that stands out a little less.
    case systemGray2
    /// A gray that stands out less.
    case systemGray3
    /// A gray that stands out less still.
    case systemGray4
    /// A gray that stands out little.
    case systemGray5
    /// A gray that is nearly the ground.
    case systemGray6
    /// Mint.
    case systemMint
    /// Cyan.
    case systemCyan
    /// Brown.
    case systemBrown
  }
}

extension Theme.ColorName {
  static let lightColors = Dictionary(uniqueKeysWithValues: colors.map { ($0.name, $0.light) })

  static let darkColors = Dictionary(uniqueKeysWithValues: colors.map { ($0.name, $0.dark) })

  private static let colors: [(name: Theme.ColorName, light: Color, dark: Color)] = [
    (.label, Color(hex: 0x17181C), Color(hex: 0xF2F3F5)),
    (.secondaryLabel, Color(hex: 0x5A5D66), Color(hex: 0xB4B8C2)),
    (.tertiaryLabel, Color(hex: 0x7E828C), Color(hex: 0x7F8490)),
    (.placeholderText, Color(hex: 0x686C76), Color(hex: 0x989DA9)),
    (.separator, Color(hex: 0xDFE1E6), Color(hex: 0x34373F)),
    (.systemBackground, Color(hex: 0xF6F7F9), Color(hex: 0x16181D)),
    (.secondarySystemBackground, Color(hex: 0xFFFFFF), Color(hex: 0x1F2228)),
    (.tertiarySystemBackground, Color(hex: 0xEEF0F3), Color(hex: 0x292D35)),
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
    (.systemRed, Color(hex: 0xD42F37), Color(hex: 0xFF7B77)),
    (.systemOrange, Color(hex: 0xC75B00), Color(hex: 0xFFA659)),
    (.systemYellow, Color(hex: 0x9A7400), Color(hex: 0xF2CC55)),
    (.systemGreen, Color(hex: 0x1F8A4C), Color(hex: 0x5FD38A)),
    (.systemTeal, Color(hex: 0x0E7F8C), Color(hex: 0x5CCBD8)),
    (.systemBlue, Color(hex: 0x2F5FE0), Color(hex: 0x86AEFF)),
    (.systemIndigo, Color(hex: 0x5348D6), Color(hex: 0xA9A2FF)),
    (.systemPurple, Color(hex: 0x8A3FC4), Color(hex: 0xD29BFF)),
    (.systemPink, Color(hex: 0xC92C6C), Color(hex: 0xFF8FBA)),
    (.systemGray, Color(hex: 0x71757F), Color(hex: 0x9CA1AC)),
    (.quaternaryLabel, Color(hex: 0xB4B7BF), Color(hex: 0x4B4F58)),
    (.opaqueSeparator, Color(hex: 0xCDD0D7), Color(hex: 0x3A3E47)),
    (.link, Color(hex: 0x2F5FE0), Color(hex: 0x86AEFF)),
    (.systemFill, Color(hex: 0x787880, alpha: 0.20), Color(hex: 0x787880, alpha: 0.36)),
    (.secondarySystemFill, Color(hex: 0x787880, alpha: 0.16), Color(hex: 0x787880, alpha: 0.32)),
    (.tertiarySystemFill, Color(hex: 0x767680, alpha: 0.12), Color(hex: 0x767680, alpha: 0.24)),
    (.quaternarySystemFill, Color(hex: 0x747480, alpha: 0.08), Color(hex: 0x747480, alpha: 0.18)),
    (.systemGroupedBackground, Color(hex: 0xEEF0F3), Color(hex: 0x16181D)),
    (.secondarySystemGroupedBackground, Color(hex: 0xFFFFFF), Color(hex: 0x1F2228)),
    (.tertiarySystemGroupedBackground, Color(hex: 0xEEF0F3), Color(hex: 0x292D35)),
    (.systemGray2, Color(hex: 0xABAFB8), Color(hex: 0x666B76)),
    (.systemGray3, Color(hex: 0xC4C7CE), Color(hex: 0x4C505A)),
    (.systemGray4, Color(hex: 0xD0D3D9), Color(hex: 0x3C4048)),
    (.systemGray5, Color(hex: 0xE3E5EA), Color(hex: 0x2E3138)),
    (.systemGray6, Color(hex: 0xF0F1F4), Color(hex: 0x1F2228)),
    (.systemMint, Color(hex: 0x00806F), Color(hex: 0x63E0CF)),
    (.systemCyan, Color(hex: 0x0079A8), Color(hex: 0x64D2FF)),
    (.systemBrown, Color(hex: 0x85683F), Color(hex: 0xC6A27C)),
  ]

  /// What is lighter in the dark where it lies above the ground.
  static let elevatedDarkColors: [(Theme.ColorName, Color)] = [
    (.systemBackground, Color(hex: 0x1F2228)), (.secondarySystemBackground, Color(hex: 0x292D35)),
    (.tertiarySystemBackground, Color(hex: 0x343841)),
    (.systemGroupedBackground, Color(hex: 0x1F2228)),
    (.secondarySystemGroupedBackground, Color(hex: 0x292D35)),
    (.tertiarySystemGroupedBackground, Color(hex: 0x343841)), (.systemGray6, Color(hex: 0x292D35)),
  ]
}
