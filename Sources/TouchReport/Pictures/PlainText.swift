/// Text from elsewhere, made harmless: names of machines and screens may hold anything.
package enum PlainText {
  /// The longest text from elsewhere that is told, in characters.
  static let longest = 300

  /// A text without what could not be seen or would turn what stands around it: control characters and
  /// those that set the direction are replaced by a sign. A very long one ends with an ellipsis.
  package static func clean(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longest) {
      scalars.append(isPlain(scalar) ? scalar : "\u{FFFD}")
    }
    if text.unicodeScalars.count > longest { scalars.append("…") }
    return String(scalars)
  }

  /// A clean text between the tags of a page, or in an attribute's double quotes.
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

  /// A text in which no line breaks between a number and its unit.
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
