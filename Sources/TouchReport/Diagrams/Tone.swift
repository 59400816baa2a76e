package import WindowResponder

/// The meaning of a colour in a drawing. Each tone has a light and a dark variant, as a web page has.
///
/// A tone is never the only indication of a result: a bad result also has a mark or a word.
package enum Tone: String, CaseIterable, Sendable {
  /// The tone of text, and of measured data.
  case ink
  /// The tone of explanations.
  case quiet
  /// The tone of guide lines.
  case grid
  /// The tone of areas behind measured data.
  case area
  /// The tone of the background.
  case background
  case good
  case bad
  /// The tone of an uncertain result.
  case doubt
  /// The tones of different series.
  case one, two, three, four

  /// The colour on a white background, as 0xRRGGBB.
  package var light: UInt32 {
    switch self {
    case .ink: 0x1C2126
    case .quiet: 0x57606A
    case .grid: 0xD0D6DC
    case .area: 0xEEF1F4
    case .background: 0xFFFFFF
    case .good: 0x1A7F5A
    case .bad: 0xC4283A
    case .doubt: 0x9A6200
    case .one: 0x1F5FBF
    case .two: 0xB9520A
    case .three: 0x6B3FB5
    case .four: 0x0A6E80
    }
  }

  /// The colour on a dark background, as 0xRRGGBB.
  package var dark: UInt32 {
    switch self {
    case .ink: 0xE9EDF1
    case .quiet: 0xA6B0BA
    case .grid: 0x414A53
    case .area: 0x272D34
    case .background: 0x171A1E
    case .good: 0x4CC79B
    case .bad: 0xFF7D84
    case .doubt: 0xF0B64C
    case .one: 0x7DB3FF
    case .two: 0xFFA566
    case .three: 0xC2A5FF
    case .four: 0x62D0E3
    }
  }

  /// The colour for the current appearance.
  package var color: Color {
    let (light, dark) = (Color(hex: light), Color(hex: dark))
    return Color { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Returns the CSS custom properties of all tones: `--ink:#1c2126;…`.
  package static func styles(isDark: Bool) -> String {
    allCases.map { "--\($0):#\(hex(isDark ? $0.dark : $0.light))" }.joined(separator: ";")
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
