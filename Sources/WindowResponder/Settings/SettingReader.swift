/// A reader for the value after the equals sign of a line of a settings file.
struct SettingReader {
  /// The largest depth of nested lists.
  static let deepest = 16

  private var rest: Substring.UnicodeScalarView

  /// Returns the value of a text. If the text has no valid value, returns `nil`.
  static func content(of text: Substring) -> SettingContent? {
    var reader = SettingReader(rest: text.unicodeScalars)
    guard let content = reader.value(depth: 0) else { return nil }
    reader.skipBlanks()
    return reader.rest.isEmpty ? content : nil
  }

  private mutating func skipBlanks() {
    while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
  }

  private mutating func value(depth: Int) -> SettingContent? {
    skipBlanks()
    switch rest.first {
    case "\"": return quoted().map { .text($0) }
    case "[": return depth < Self.deepest ? list(depth: depth + 1) : nil
    default: return word()
    }
  }

  private mutating func word() -> SettingContent? {
    let end = rest.firstIndex { $0 == "," || $0 == "]" || $0 == " " || $0 == "\t" }
    let text = String(rest[..<(end ?? rest.endIndex)])
    rest = rest[(end ?? rest.endIndex)...]
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      if let number = Int(text) { return .integer(number) }
      return Double(text).map { .number($0) }
    }
  }

  private mutating func list(depth: Int) -> SettingContent? {
    rest.removeFirst()
    var values: [SettingContent] = []
    skipBlanks()
    if rest.first == "]" {
      rest.removeFirst()
      return .list([])
    }
    while let next = value(depth: depth) {
      values.append(next)
      skipBlanks()
      switch rest.popFirst() {
      case ",": continue
      case "]": return .list(values)
      default: return nil
      }
    }
    return nil
  }

  private mutating func quoted() -> String? {
    rest.removeFirst()
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(result) }
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case let other?: result.append(other)
      case nil: return nil
      }
    }
    return nil
  }
}
