/// The parts of an entry's text that are compared separately.
struct Declaration: Equatable {
  /// The availability keywords before the declaration: `deprecated`, `unavailable`.
  private(set) var availability: Set<String> = []
  /// Boolean values that indicate whether conforming types must have the declaration, and whether they
  /// inherit a default implementation.
  private(set) var isRequirement = false, hasDefault = false
  /// A Boolean value that indicates whether users can subclass or override the declaration.
  private(set) var isOpen = false
  /// The attributes, such as `@MainActor` and `nonisolated`.
  private(set) var attributes: Set<String> = []
  /// The modifiers, such as `static` and `mutating`.
  private(set) var modifiers: Set<String> = []
  /// The effects: `async`, and `throws` with its type.
  private(set) var effects: Set<String> = []
  /// The accessors: `get`, `set` and their effects.
  private(set) var accessors: Set<String> = []
  /// The indices of the parameters that have a default argument.
  private(set) var defaults: Set<Int> = []
  /// The remaining text: keyword, name, parameters and types.
  private(set) var core = ""

  /// Creates a declaration from the text of an ``APIEntry``.
  init(_ text: String) {
    var rest = text[...]
    takePrefixes(of: &rest)
    takeModifiers(of: &rest)
    takeAccessors(of: &rest)
    let parameters = Parameters(rest)
    defaults = parameters.defaults
    core = parameters.text
    takeEffects()
  }

  private static let modifiers: Set = [
    "static", "final", "weak", "unowned", "lazy", "convenience", "required", "mutating",
    "nonmutating",
    "indirect", "consuming", "borrowing", "dynamic", "distributed",
  ]
  private static let members = ["func ", "var ", "let ", "subscript("]

  private mutating func takePrefixes(of rest: inout Substring) {
    while rest.hasPrefix("deprecated") || rest.hasPrefix("unavailable"),
      let end = rest.firstRange(of: ": ")
    {
      availability.insert(String(rest[..<end.lowerBound]))
      rest = rest[end.upperBound...]
    }
    isRequirement = rest.take("requirement: ")
    if !isRequirement, rest.take("optional requirement: ") {
      isRequirement = true
      hasDefault = true
    }
    isOpen = rest.take("open ")
  }

  private mutating func takeModifiers(of rest: inout Substring) {
    while let space = rest.firstIndex(of: " ") {
      let word = String(rest[..<space])
      let next = rest[rest.index(after: space)...]
      if word.hasPrefix("@") || word.hasPrefix("nonisolated") {
        attributes.insert(word)
      } else if Self.modifiers.contains(word)
        // `class` begins a type or a type member.
        || word == "class" && Self.members.contains(where: next.hasPrefix)
      {
        modifiers.insert(word)
      } else {
        break
      }
      rest = next
    }
  }

  private mutating func takeAccessors(of rest: inout Substring) {
    guard let start = rest.firstRange(of: " { "),
      let end = rest[start.upperBound...].firstRange(of: " }")
    else { return }
    let words = rest[start.upperBound..<end.lowerBound].split(separator: " ").map(String.init)
    guard ["get", "set", "mutating", "nonmutating"].contains(words.first ?? "") else { return }
    accessors = Set(words)
    rest = rest[..<start.lowerBound] + rest[end.upperBound...]
  }

  /// Removes the effects after the parameters and stores them.
  private mutating func takeEffects() {
    guard let end = core.endOfFirstParentheses else { return }
    var rest = core[end...]
    while rest.take(" ") {
      let word = String(rest.prefix { $0 != " " })
      guard word == "async" || word == "rethrows" || word.hasPrefix("throws") else { break }
      effects.insert(word)
      rest = rest.dropFirst(word.count)
      core.removeSubrange(end..<rest.startIndex)
      rest = core[end...]
    }
  }

  /// The superclass of a class, or the type that an alias refers to; `nil` for other declarations.
  var parent: String? {
    let mark = core.hasPrefix("typealias ") ? " = " : core.hasPrefix("class ") ? ": " : nil
    guard let start = mark.flatMap({ core.firstRange(of: $0) }) else { return nil }
    let before = core[..<start.lowerBound]
    guard core.hasPrefix("typealias ") || !before.contains(" where") else { return nil }
    let name = core[start.upperBound...].prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
    return name.isEmpty ? nil : String(name)
  }

  /// The core text of a class without its superclass.
  var coreWithoutSuperclass: String {
    guard core.hasPrefix("class "), let parent, let start = core.firstRange(of: ": " + parent)
    else {
      return core
    }
    let clause = core.firstRange(of: " where ").map { core[$0.lowerBound...] } ?? ""
    return String(core[..<start.lowerBound] + clause)
  }

  /// A Boolean value that indicates whether users can replace the implementation of the declaration.
  var isReplaceable: Bool { isOpen || isRequirement }
}

/// A parameter list without its default arguments.
private struct Parameters {
  /// The text without default arguments.
  private(set) var text = ""
  /// The indices of the parameters that have a default argument.
  private(set) var defaults: Set<Int> = []

  init(_ declaration: Substring) {
    var depth = 0
    var number = 0
    var isDefault = false
    var isQuoted = false
    var previous: Character = " "
    for character in declaration {
      if character == "\"", previous != "\\" { isQuoted.toggle() }
      if !isQuoted {
        if "([<{".contains(character) { depth += 1 }
        let closes = ")]}".contains(character) || (character == ">" && previous != "-")
        if closes { depth -= 1 }
        if (depth == 1 && character == ",") || (depth == 0 && closes) {
          isDefault = false
          number += 1
        }
        if depth == 1, character == "=", previous == " ", !isDefault, text.hasSuffix(" ") {
          isDefault = true
          defaults.insert(number)
          text.removeLast()
        }
      }
      if !isDefault { text.append(character) }
      previous = character
    }
  }
}

extension String {
  /// The index after the closing parenthesis of the first pair, or `nil` if there is no pair.
  fileprivate var endOfFirstParentheses: Index? {
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      guard self[index] == ")" else { continue }
      depth -= 1
      if depth == 0 { return self.index(after: index) }
    }
    return nil
  }
}

extension Substring {
  /// Removes a prefix, and returns whether it was present.
  fileprivate mutating func take(_ beginning: String) -> Bool {
    guard hasPrefix(beginning) else { return false }
    self = dropFirst(beginning.count)
    return true
  }
}
