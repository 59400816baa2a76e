import Foundation

/// The parser of the format of a predicate.
struct PredicateParser {
  private typealias Token = PredicateScanner.Token

  private var tokens: ArraySlice<Token>
  private var arguments: ArraySlice<Any>

  /// Returns the predicate of a format and the values of its placeholders.
  static func parse(
    _ format: String, _ arguments: [Any]
  ) throws(PredicateError) -> PredicateTest {
    var parser = Self(
      tokens: try PredicateScanner.tokens(of: format)[...], arguments: arguments[...])
    let test = try parser.alternatives()
    guard parser.tokens.isEmpty else { throw PredicateError("there is text after its end") }
    return test
  }

  // MARK: Combinations

  private mutating func alternatives() throws(PredicateError) -> PredicateTest {
    var tests = [try conjunction()]
    while takes("OR") || takes("||") { tests.append(try conjunction()) }
    return tests.count == 1 ? tests[0] : .any(tests)
  }

  private mutating func conjunction() throws(PredicateError) -> PredicateTest {
    var tests = [try negation()]
    while takes("AND") || takes("&&") { tests.append(try negation()) }
    return tests.count == 1 ? tests[0] : .all(tests)
  }

  private mutating func negation() throws(PredicateError) -> PredicateTest {
    if takes("NOT") || takes("!") { return .not(try negation()) }
    if takes("TRUEPREDICATE") { return .constant(true) }
    if takes("FALSEPREDICATE") { return .constant(false) }
    guard takes("(") else { return try comparison() }
    let test = try alternatives()
    guard takes(")") else { throw PredicateError("a closing parenthesis is missing") }
    return test
  }

  // MARK: Comparisons

  private mutating func comparison() throws(PredicateError) -> PredicateTest {
    let left = try operand()
    guard let kind = takeOperator() else { throw PredicateError("an operator is missing") }
    var comparison = PredicateComparison(operator: kind)
    if takes("[") { comparison.options = try takeOptions() }
    return .comparison(left, comparison, try operand())
  }

  private mutating func takeOperator() -> PredicateComparison.Operator? {
    let others: [String: PredicateComparison.Operator] = [
      "=": .equal, "<>": .notEqual, "=<": .lessOrEqual, "=>": .greaterOrEqual,
    ]
    for (name, kind) in others where takes(name) { return kind }
    return PredicateComparison.Operator.allCases.first { takes($0.rawValue) }
  }

  private mutating func takeOptions() throws(PredicateError) -> String.CompareOptions {
    guard case .word(let letters) = tokens.popFirst(), takes("]") else {
      throw PredicateError("the options of an operator are incomplete")
    }
    var options: String.CompareOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n": options.insert(.literal)
      default: throw PredicateError("there is no option \(letter)")
      }
    }
    return options
  }

  private mutating func operand() throws(PredicateError) -> PredicateOperand {
    switch tokens.popFirst() {
    case .text(let text): return .value(text)
    case .number(let number): return .value(number)
    case .sign("{"): return .list(try list())
    case .placeholder(let kind):
      guard let argument = arguments.popFirst() else {
        throw PredicateError("a placeholder has no value")
      }
      return kind == "K" ? Self.path("\(argument)") : .value(argument)
    case .word(let word):
      switch word.uppercased() {
      case "SELF": return .object
      case "NIL", "NULL": return .value(nil)
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      default: return Self.path(word)
      }
    default: throw PredicateError("a value is missing")
    }
  }

  private mutating func list() throws(PredicateError) -> [PredicateOperand] {
    var operands: [PredicateOperand] = []
    while !takes("}") {
      operands.append(try operand())
      guard takes(",") || tokens.first == .sign("}") else {
        throw PredicateError("a list has no closing brace")
      }
    }
    return operands
  }

  private static func path(_ path: String) -> PredicateOperand {
    let keys = path.split(separator: ".").map(String.init)
    return .path(keys.first?.uppercased() == "SELF" ? Array(keys.dropFirst()) : keys)
  }

  /// Removes the next token if it is a word, in any case, or a sign.
  private mutating func takes(_ text: String) -> Bool {
    switch tokens.first {
    case .word(let word) where word.uppercased() == text: break
    case .sign(text): break
    default: return false
    }
    tokens.removeFirst()
    return true
  }
}
