import UIKitNames

/// The colors of HTML and style sheets.
enum HTMLColor {
  /// Returns the color of a name, of hexadecimal digits, or of `rgb` or `rgba`. For others, returns `nil`.
  static func color(_ value: String) -> UIColor? {
    let value = value.lowercased()
    if value.hasPrefix("#") { return color(digits: value.dropFirst()) }
    if value.hasPrefix("rgb") { return color(function: value) }
    return names[value].flatMap { color(digits: $0[...]) }
      ?? (value == "transparent" ? UIColor.clear : nil)
  }

  private static func color(digits: Substring) -> UIColor? {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    let isShort = digits.count == 3 || digits.count == 4
    let text = isShort ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard text.count == 6 || text.count == 8, let number = UInt32(text, radix: 16) else {
      return nil
    }
    let all = text.count == 6 ? number << 8 | 0xFF : number
    func part(_ shift: UInt32) -> Double { Double(all >> shift & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  private static func color(function: String) -> UIColor? {
    let inside = function.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    let parts = inside.split { $0 == "," || $0 == " " || $0 == "/" }
    let numbers = parts.map { part in
      part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 } : Double(part)
    }
    guard numbers.count >= 3, let red = numbers[0], let green = numbers[1], let blue = numbers[2]
    else { return nil }
    let alpha = numbers.count > 3 ? numbers[3] ?? 1 : 1
    let scale = parts[0].hasSuffix("%") ? 1.0 : 255
    return UIColor(red: red / scale, green: green / scale, blue: blue / scale, alpha: alpha)
  }

  private static let names: [String: String] = [
    "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "ffffff",
    "maroon": "800000", "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff",
    "magenta": "ff00ff", "green": "008000", "lime": "00ff00", "olive": "808000", "yellow": "ffff00",
    "navy": "000080", "blue": "0000ff", "teal": "008080", "aqua": "00ffff", "cyan": "00ffff",
    "orange": "ffa500", "pink": "ffc0cb", "brown": "a52a2a", "gold": "ffd700", "indigo": "4b0082",
    "violet": "ee82ee", "crimson": "dc143c", "coral": "ff7f50", "salmon": "fa8072",
    "tomato": "ff6347", "turquoise": "40e0d0", "darkgray": "a9a9a9", "darkgrey": "a9a9a9",
    "lightgray": "d3d3d3", "lightgrey": "d3d3d3", "dimgray": "696969", "darkblue": "00008b",
    "darkgreen": "006400", "darkred": "8b0000", "lightblue": "add8e6", "lightgreen": "90ee90",
    "skyblue": "87ceeb", "steelblue": "4682b4", "royalblue": "4169e1", "tan": "d2b48c",
  ]
}
