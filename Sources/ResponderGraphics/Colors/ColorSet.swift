/// A color of an asset catalog, with a variant for each style and contrast.
struct ColorSet {
  private struct Entry {
    var color: Color
    var isDark: Bool?
    var hasHighContrast: Bool
  }

  private var entries: [Entry] = []

  /// Creates a set from the `Contents.json` of a `colorset`. If it has no color, returns `nil`.
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

  /// The color, which depends on the traits if there are several variants.
  var color: Color {
    guard entries.count > 1 else { return entries.first?.color ?? .clear }
    return Color { [self] traits in color(for: traits) }
  }

  private func color(for traits: TraitCollection) -> Color {
    let isDark = traits.userInterfaceStyle == .dark
    let isHigh = traits.accessibilityContrast == .high
    // The variant that matches the most traits, and contradicts none.
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

  /// Returns a component in one of the forms of catalogs: `0.500`, `0x80` or `128`.
  private static func part(_ value: JSONValue?) -> Double? {
    guard let text = value?.text else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / 255
  }

  /// Returns a system color by its name in catalogs, such as `systemRedColor`.
  private static func system(_ name: String) -> Color? {
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return Theme.ColorName.allCases.first { "\($0)" == plain }.map { Color($0) }
  }
}
