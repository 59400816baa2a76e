/// Functions for untrusted text: names of machines and screens may contain anything.
package enum PlainText {
  /// The largest length of untrusted text, in characters.
  static let longest = 300

  /// Returns a text in which control characters and characters that change the text direction are replaced by
  /// U+FFFD.
  ///
  /// A very long text ends with an ellipsis.
  package static func clean(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longest) {
      scalars.append(isPlain(scalar) ? scalar : "\u{FFFD}")
    }
    if text.unicodeScalars.count > longest { scalars.append("…") }
    return String(scalars)
  }

  /// Returns a clean text, escaped for element content and for attributes in double quotes.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(isPlain(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  /// Returns a text without a possible line break between a number and its unit.
  package static func keepingUnits(_ text: String) -> String {
    let units: Set<Substring> = ["mm", "ms", "s", "Hz", "%", "m/s", "pt", "px"]
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var kept = ""
    for (index, word) in words.enumerated() {
      if index > 0 {
        let unit = word.prefix { !",.;:)".contains($0) }
        let isUnit = units.contains(unit) && words[index - 1].last?.isNumber == true
        kept += isUnit ? "\u{A0}" : " "
      }
      kept += word
    }
    return kept
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
