import WindowResponder

/// Colours for text, lines and small marks, which need more contrast to the background than the system hues
/// have.
enum Ink {
  static let blue = made(0x2F5FE0, 0x86AEFF)
  static let orange = made(0xB25000, 0xFFA659)
  static let green = made(0x1A7A42, 0x5FD38A)
  static let pink = made(0xC92C6C, 0xFF8FBA)
  static let purple = made(0x8A3FC4, 0xD29BFF)
  static let teal = made(0x0B7885, 0x5CCBD8)
  static let red = made(0xC6262E, 0xFF7B77)
  static let indigo = made(0x5348D6, 0xA9A2FF)
  static let yellow = made(0x8C6900, 0xF2CC55)
  static let gray = made(0x6A6E78, 0x9CA1AC)

  /// All colours, in an order in which neighbours differ.
  static let all = [blue, orange, green, pink, purple, teal, red, indigo, yellow, gray]

  private static func made(_ light: UInt32, _ dark: UInt32) -> Color {
    let (bright, dim) = (Color(hex: light), Color(hex: dark))
    return Color { $0.userInterfaceStyle == .dark ? dim : bright }
  }
}

extension Color {
  /// Returns the colour of large text on a fill: white if its contrast is at least 3, or else nearly black.
  static func largeText(on fill: Color) -> Color {
    let dark = Color(hex: 0x101114)
    return Color { traits in
      Color.white.contrastRatio(with: fill.resolvedColor(with: traits)) >= 3 ? .white : dark
    }
  }
}
