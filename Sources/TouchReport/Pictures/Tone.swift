package import WindowResponder

/// What a colour in a picture stands for. A page has a light and a dark look; so has each tone.
///
/// No tone is the only sign of anything: what is bad has a mark or a word of its own as well.
package enum Tone: String, CaseIterable, Sendable {
  /// Text, and what is measured.
  case ink
  /// Text that explains.
  case quiet
  /// Lines that help the eye.
  case grid
  /// Areas behind what is measured.
  case area
  /// What everything lies on.
  case paper
  case good
  case bad
  /// Neither good nor bad is certain.
  case doubt
  /// Series that are told apart.
  case one, two, three, four

  /// The colour on white paper, as 0xRRGGBB.
  package var light: UInt32 {
    switch self {
    case .ink: 0x1C2126
    case .quiet: 0x57606A
    case .grid: 0xD0D6DC
    case .area: 0xEEF1F4
    case .paper: 0xFFFFFF
    case .good: 0x1A7F5A
    case .bad: 0xC4283A
    case .doubt: 0x9A6200
    case .one: 0x1F5FBF
    case .two: 0xB9520A
    case .three: 0x6B3FB5
    case .four: 0x0A6E80
    }
  }

  /// The colour on a dark ground, as 0xRRGGBB.
  package var dark: UInt32 {
    switch self {
    case .ink: 0xE9EDF1
    case .quiet: 0xA6B0BA
    case .grid: 0x414A53
    case .area: 0x272D34
    case .paper: 0x171A1E
    case .good: 0x4CC79B
    case .bad: 0xFF7D84
    case .doubt: 0xF0B64C
    case .one: 0x7DB3FF
    case .two: 0xFFA566
    case .three: 0xC2A5FF
    case .four: 0x62D0E3
    }
  }

  /// The colour, by the look of what is drawn on.
  package var color: Color {
    let (light, dark) = (Color(hex: light), Color(hex: dark))
    return Color { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Names for all tones, for the styles of a page: `--ink:#1c2126;…`.
  package static func styles(isDark: Bool) -> String {
    allCases.map { "--\($0):#\(hex(isDark ? $0.dark : $0.light))" }.joined(separator: ";")
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
