/// The words, signs and literals of a predicate's format, one after the other.
struct PredicateScanner {
  enum Token: Equatable {
    case word(String)
    case sign(String)
    case text(String)
    case number(Double)
    /// A placeholder without its percent sign and length, such as `@`, `d` or `K`.
    case placeholder(Character)
  }

  private var rest: Substring

  init(_ format: String) { rest = format[...] }

  /// Returns all tokens of the format.
  static func tokens(of format: String) throws(PredicateError) -> [Token] {
    var scanner = Self(format)
    var tokens: [Token] = []
    while let token = try scanner.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() throws(PredicateError) -> Token? {
    rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first else { return nil }
    switch first {
    case "\"", "'": return .text(try quoted(first))
    case "%": return .placeholder(try placeholder())
    case _ where first.isNumber || first == "-" || first == ".":
      let digits = take { $0.isNumber || ".eE+-".contains($0) }
      guard let number = Double(digits) else { throw PredicateError("\(digits) is no number") }
      return .number(number)
    case _ where first.isLetter || first == "_" || first == "#":
      return .word(take { $0.isLetter || $0.isNumber || "_.".contains($0) })
    default: return .sign(sign())
    }
  }

  private mutating func take(while isPart: (Character) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest.dropFirst(part.count)
    return String(part)
  }

  private mutating func sign() -> String {
    let two = String(rest.prefix(2))
    if ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(two) {
      rest = rest.dropFirst(2)
      return two
    }
    return String(rest.removeFirst())
  }

  private mutating func placeholder() throws(PredicateError) -> Character {
    rest.removeFirst()
    _ = take { "0123456789.lhqzj".contains($0) }
    guard let kind = rest.popFirst(), "@KdDiuUxXfFgGeE".contains(kind) else {
      throw PredicateError("a placeholder has no kind")
    }
    return kind
  }

  private mutating func quoted(_ mark: Character) throws(PredicateError) -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == mark { return text }
      if character == "\\", let escaped = rest.popFirst() {
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        text.append(character)
      }
    }
    throw PredicateError("the closing quotation mark is missing")
  }
}

/// The reason why a format cannot be parsed.
struct PredicateError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
