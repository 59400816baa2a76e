/// The beginning of an unindented declaration or statement of a block.
struct Opening: Equatable {
  /// The prefixes of the keyword, such as `@MainActor` and `final`.
  private(set) var prefixes: [Substring] = []
  /// The keyword of the declaration, such as `class`, `func` or `import`, or the first word of a statement.
  private(set) var word: Substring = ""
  /// The text after the keyword.
  private(set) var rest: Substring = ""

  private static let types: Set<Substring> = [
    "class", "struct", "enum", "protocol", "extension", "actor",
  ]
  private static let functions: Set<Substring> = ["func", "init", "subscript", "deinit"]
  private static let values: Set<Substring> = ["let", "var", "typealias", "case"]
  private static let access: Set<Substring> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]
  private static let modifiers: Set<Substring> = access.union([
    "final", "static", "override", "weak", "lazy", "mutating", "nonisolated", "indirect",
    "convenience", "required", "unowned",
  ])

  /// Creates an opening, or returns nil if the line is indented, is a comment, closes something, or contains
  /// only attributes.
  init?(line: String) {
    guard let first = line.first, !" \t})]/#.".contains(first) else { return nil }
    var left = line[...]
    while let next = Self.firstWord(of: left) {
      left = left.dropFirst(next.count).drop { $0 == " " }
      if next.hasPrefix("@") || Self.modifiers.contains(next) {
        prefixes.append(next)
      } else {
        word = next
        rest = left
        return
      }
    }
    return nil
  }

  /// Returns a name, or an attribute with its arguments.
  private static func firstWord(of text: Substring) -> Substring? {
    guard let first = text.first else { return nil }
    guard first == "@" || first == "_" || first.isLetter else { return text.prefix(1) }
    let name = text.prefix { $0 == "@" || $0 == "_" || $0.isLetter || $0.isNumber }
    guard first == "@", text.dropFirst(name.count).first == "(" else { return name }
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return text[...index] }
      }
    }
    return text
  }

  /// A Boolean value that indicates whether the line is a declaration.
  var isMember: Bool {
    Self.types.contains(word) || Self.functions.contains(word) || Self.values.contains(word)
  }

  /// A Boolean value that indicates whether the line begins a type, an extension or a test.
  var standsInFile: Bool {
    Self.types.contains(word) || prefixes.contains { $0.hasPrefix("@Test") }
  }

  /// A Boolean value that indicates whether the line is a method, or a property with modifiers that only a
  /// property of a class can have.
  var standsInClassOnly: Bool {
    Self.functions.contains(word) || prefixes.contains { !$0.hasPrefix("@") }
  }

  /// The line with `fileprivate` before the declaration, so that another document can have a declaration of
  /// the same name; nil if the modifier isn't allowed.
  var madePrivate: String? {
    guard isMember, word != "case", !prefixes.contains(where: Self.access.contains) else {
      return nil
    }
    // The members of an extension with a conformance must keep their access level.
    if word == "extension", rest.contains(":") { return nil }
    return (prefixes + ["fileprivate", word, rest]).joined(separator: " ")
  }
}
