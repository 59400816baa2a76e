internal import ResponderAccessibility
import ResponderText

/// The texts of views.
@MainActor enum AccessibleTexts {
  /// Returns the object that reads and changes the text of a view, or `nil` for a view without text.
  static func text(of view: View, _ node: ViewNode) -> (any AccessibleText)? {
    if let input = view as? any TextInput { return InputText(input, node) }
    if let label = view as? Label { return LabelText(label) }
    return nil
  }

  /// Returns the links of a view with a text, or `nil` for a view without links.
  static func links(of view: View, _ text: (any AccessibleText)?) -> (any AccessibleLinks)? {
    if let label = view as? Label { return label.hasLinks ? LabelLinks(label) : nil }
    guard let input = text as? InputText, !input.links.isEmpty else { return nil }
    return input
  }

  /// Returns the attributes of text in AT-SPI's names.
  static func attributes(_ attributes: TextAttributes, _ font: Font?) -> [String: String] {
    var result: [String: String] = [:]
    if let font = attributes.font ?? font {
      result["size"] = "\(Int(font.pointSize.rounded()))pt"
      result["family-name"] = font.familyName
      result["weight"] = "\(font.weight.rawValue)"
      if font.isItalic { result["style"] = "italic" }
    }
    if let color = attributes.foregroundColor { result["fg-color"] = text(of: color) }
    if let color = attributes.backgroundColor { result["bg-color"] = text(of: color) }
    if attributes.underlineStyle != nil { result["underline"] = "single" }
    if attributes.strikethroughStyle != nil { result["strikethrough"] = "true" }
    return result
  }

  private static func text(of color: Color) -> String {
    var (red, green, blue) = (0.0, 0.0, 0.0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    let parts = [red, green, blue].map { Int((min(max($0, 0), 1) * 65535).rounded()) }
    return parts.map(String.init).joined(separator: ",")
  }
}

/// The segments of a piece of text, according to AT-SPI's units.
@MainActor struct TextSegments {
  private let breaks: TextBreaks
  private var count: Int { breaks.count }

  /// Finds the boundaries of a text.
  init(_ text: String) { breaks = TextBreaks(text) }

  /// Returns the range in bytes of the segment that contains an offset.
  func segment(_ unit: AccessibleTextUnit, at offset: Int) -> Range<Int> {
    switch unit {
    case .wordStart: fromStart(.word, offset)
    case .sentenceStart: fromStart(.sentence, offset)
    case .wordEnd: fromEnd(.word, offset)
    case .sentenceEnd: fromEnd(.sentence, offset)
    default: character(offset)
    }
  }

  private func character(_ offset: Int) -> Range<Int> {
    if offset >= count { return count..<count }
    let end = breaks.boundary(from: offset, .character, isForward: true) ?? count
    let start = breaks.boundary(from: min(offset + 1, count), .character, isForward: false) ?? 0
    return min(start, offset)..<max(end, offset)
  }

  /// Returns the range in bytes from the start of a unit to the start of the next one.
  private func fromStart(_ granularity: TextGranularity, _ offset: Int) -> Range<Int> {
    let start = start(granularity, atOrBefore: offset) ?? 0
    var next = start
    while let end = breaks.boundary(from: next, granularity, isForward: true) {
      // The next unit starts at the end of this one or after it.
      guard let following = self.start(granularity, atOrAfter: end) else { break }
      if following > offset { return start..<following }
      next = max(following, end)
    }
    return start..<count
  }

  /// Returns the range in bytes from the end of a unit to the end of the next one.
  private func fromEnd(_ granularity: TextGranularity, _ offset: Int) -> Range<Int> {
    var start = 0
    while let end = breaks.boundary(from: start, granularity, isForward: true) {
      if end > offset { return start..<end }
      start = end
    }
    return start..<count
  }

  private func start(_ granularity: TextGranularity, atOrBefore offset: Int) -> Int? {
    if offset >= count { return breaks.boundary(from: count, granularity, isForward: false) }
    return breaks.boundary(from: offset + 1, granularity, isForward: false)
  }

  private func start(_ granularity: TextGranularity, atOrAfter offset: Int) -> Int? {
    var place = offset
    while place < count {
      if breaks.boundary(from: place + 1, granularity, isForward: false) == place { return place }
      place += 1
    }
    return nil
  }
}
