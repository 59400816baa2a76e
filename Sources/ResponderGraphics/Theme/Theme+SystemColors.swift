extension Theme.ColorName {
  /// A hue or gray of UIKit, which is the same in every theme of the library.
  struct SystemColor: Sendable {
    let name: Theme.ColorName
    let light: Color
    let dark: Color
    let highContrastLight: Color
    let highContrastDark: Color

    init(
      _ name: Theme.ColorName, _ light: UInt32, _ dark: UInt32, _ highContrastLight: UInt32,
      _ highContrastDark: UInt32
    ) {
      self.name = name
      self.light = Color(hex: light)
      self.dark = Color(hex: dark)
      self.highContrastLight = Color(hex: highContrastLight)
      self.highContrastDark = Color(hex: highContrastDark)
    }
  }

  /// The hues and grays of iOS 13 to 18, for light and dark appearance and both with high contrast.
  ///
  /// Many of them have less contrast to the background than text needs. For text and marks, use ``errorText``
  /// and the other names of the theme.
  static let systemColors = [
    SystemColor(.systemRed, 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    SystemColor(.systemOrange, 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    SystemColor(.systemYellow, 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
    SystemColor(.systemGreen, 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    SystemColor(.systemMint, 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
    SystemColor(.systemTeal, 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    SystemColor(.systemCyan, 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    SystemColor(.systemBlue, 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    SystemColor(.systemIndigo, 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    SystemColor(.systemPurple, 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    SystemColor(.systemPink, 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    SystemColor(.systemBrown, 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    SystemColor(.systemGray, 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    SystemColor(.systemGray2, 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    SystemColor(.systemGray3, 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    SystemColor(.systemGray4, 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    SystemColor(.systemGray5, 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    SystemColor(.systemGray6, 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
  ]

  /// The backgrounds of elevated content, which are lighter in a dark theme.
  static let elevatedDarkColors: [(name: Theme.ColorName, color: Color)] =
    backgrounds(0x1F2228, 0x292D35, 0x343841) + [(.systemGray6, Color(hex: 0x2C2C2E))]

  /// Returns the backgrounds that differ with high contrast.
  static func highContrastBackgrounds(
    isDark: Bool, isElevated: Bool
  ) -> [(name: Theme.ColorName, color: Color)] {
    guard isDark else {
      return [
        Theme.ColorName.secondarySystemBackground, .systemGroupedBackground,
        .tertiarySystemGroupedBackground,
      ].map { ($0, Color(hex: 0xEBEBF0)) }
    }
    guard isElevated else { return backgrounds(0x16181D, 0x24282F, 0x31363F) }
    return backgrounds(0x24282F, 0x31363F, 0x3E444F) + [(.systemGray6, Color(hex: 0x363638))]
  }

  /// Returns the three background levels of a dark theme, for plain and grouped content.
  private static func backgrounds(
    _ first: UInt32, _ second: UInt32, _ third: UInt32
  ) -> [(name: Theme.ColorName, color: Color)] {
    [
      (.systemBackground, Color(hex: first)), (.secondarySystemBackground, Color(hex: second)),
      (.tertiarySystemBackground, Color(hex: third)),
      (.systemGroupedBackground, Color(hex: first)),
      (.secondarySystemGroupedBackground, Color(hex: second)),
      (.tertiarySystemGroupedBackground, Color(hex: third)),
    ]
  }
}
