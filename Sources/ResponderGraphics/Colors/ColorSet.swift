/// A colour of an asset catalog: one for each style and contrast that it names.
struct ColorSet {
  private struct Entry {
    var color: Color
    var isDark: Bool?
    var hasHighContrast: Bool
  }

  private var entries: [Entry] = []

  /// Reads the `Contents.json` of a `colorset`; nil where it has no colour.
  init?(_ bytes: [UInt8]) {
    for element in JSONValue(bytes)?["colors"]?.elements ?? [] {
      guard let color = element["color"].flatMap(Self.color) else { continue }
      var entry = Entry(color: color, hasHighContrast: false)
      for appearance in element["appearances"]?.elements ?? [] {
        switch appearance["value"]?.text {
        case "dark": entry.isDark = true
        case "light": entry.isDark = false
        case "high": entry.hasHighContrast = true
        default: break
        }
      }
      entries.append(entry)
    }
    if entries.isEmpty { return nil }
  }

  /// The colour, which traits decide on where there are several.
  var color: Color {
    guard entries.count > 1 else { return entries.first?.color ?? .clear }
    return Color { [self] traits in color(for: traits) }
  }

  private func color(for traits: TraitCollection) -> Color {
    let isDark = traits.userInterfaceStyle == .dark
    let isHigh = traits.accessibilityContrast == .high
    // The one that says most of what is wanted, and nothing else.
    let fitting = entries.filter { entry in
      (entry.isDark ?? isDark) == isDark && (!entry.hasHighContrast || isHigh)
    }
    func rank(_ entry: Entry) -> Int {
      (entry.isDark != nil ? 2 : 0) + (entry.hasHighContrast ? 1 : 0)
    }
    return (fitting.max { rank($0) < rank($1) } ?? entries[0]).color
  }

  private static func color(_ value: JSONValue) -> Color? {
    if let reference = value["reference"]?.text { return system(reference) }
    guard let parts = value["components"] else { return nil }
    let alpha = part(parts["alpha"]) ?? 1
    if let white = part(parts["white"]) { return Color(white: white, alpha: alpha) }
    guard let red = part(parts["red"]), let green = part(parts["green"]),
      let blue = part(parts["blue"])
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A part as catalogs write it: `0.500`, `0x80` or `128`.
  private static func part(_ value: JSONValue?) -> Double? {
    guard let text = value?.text else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / 255
  }

  /// A colour of the system by its name there, as `systemRedColor`.
  private static func system(_ name: String) -> Color? {
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return Theme.ColorName.allCases.first { "\($0)" == plain }.map { Color($0) }
  }
}
