/// The rule that selects the plural form for a number: a formula in C, as in the files of gettext.
struct PluralRule: Sendable {
  private indirect enum Term: Sendable {
    case number(Int)
    case count
    case not(Term)
    case both(Term, String, Term)
    case choice(Term, Term, Term)
  }

  private let term: Term

  /// Creates the rule of English and German: one form for one, and another form for all other numbers.
  init() { term = .both(.count, "!=", .number(1)) }

  /// Creates the rule in the header of a file. If there is no valid rule, returns `nil`.
  init?(head: String) {
    guard
      let line = head.split(whereSeparator: \.isNewline).first(where: {
        $0.lowercased().hasPrefix("plural-forms:")
      })
    else { return nil }
    let parts = line.split(separator: ";")
    guard let formula = parts.first(where: { $0.drop { $0 == " " }.hasPrefix("plural=") }),
      let equals = formula.firstIndex(of: "=")
    else { return nil }
    self.init(formula: formula[formula.index(after: equals)...])
  }

  /// Creates the rule of a formula such as `n%10==1 ? 0 : 1`. If it is not valid, returns `nil`.
  init?(formula: Substring) {
    var parser = Parser(rest: formula.utf8.filter { $0 != 0x20 }[...])
    guard let term = parser.choice(0), parser.rest.isEmpty else { return nil }
    self.term = term
  }

  /// Returns the index of the plural form, from 0.
  func index(for count: Int) -> Int { max(0, Self.value(term, abs(max(count, -Int.max)))) }

  private static func value(_ term: Term, _ count: Int) -> Int {
    switch term {
    case .number(let number): return number
    case .count: return count
    case .not(let term): return value(term, count) == 0 ? 1 : 0
    case .choice(let test, let yes, let no):
      return value(value(test, count) != 0 ? yes : no, count)
    case .both(let left, let sign, let right):
      let (a, b) = (value(left, count), value(right, count))
      return switch sign {
      case "||": a != 0 || b != 0 ? 1 : 0
      case "&&": a != 0 && b != 0 ? 1 : 0
      case "==": a == b ? 1 : 0
      case "!=": a != b ? 1 : 0
      case "<=": a <= b ? 1 : 0
      case ">=": a >= b ? 1 : 0
      case "<": a < b ? 1 : 0
      case ">": a > b ? 1 : 0
      case "%": b == 0 ? 0 : a % b
      case "/": b == 0 ? 0 : a / b
      case "*": a.multipliedReportingOverflow(by: b).partialValue
      case "+": a &+ b
      default: a &- b
      }
    }
  }

  private struct Parser {
    var rest: ArraySlice<UInt8>

    /// The operators in order of increasing precedence.
    private static let signs: [[String]] = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    private mutating func take(_ sign: String) -> Bool {
      guard rest.starts(with: sign.utf8) else { return false }
      rest = rest.dropFirst(sign.utf8.count)
      return true
    }

    mutating func choice(_ depth: Int) -> Term? {
      guard depth < 64, let test = pair(0, depth) else { return nil }
      guard take("?") else { return test }
      guard let yes = choice(depth + 1), take(":"), let no = choice(depth + 1) else { return nil }
      return .choice(test, yes, no)
    }

    private mutating func pair(_ level: Int, _ depth: Int) -> Term? {
      guard level < Self.signs.count else { return single(depth) }
      guard var left = pair(level + 1, depth) else { return nil }
      while let sign = Self.signs[level].first(where: { take($0) }) {
        guard let right = pair(level + 1, depth) else { return nil }
        left = .both(left, sign, right)
      }
      return left
    }

    private mutating func single(_ depth: Int) -> Term? {
      if take("!") { return depth < 64 ? single(depth + 1).map { .not($0) } : nil }
      if take("n") { return .count }
      if take("(") {
        guard let inner = choice(depth + 1), take(")") else { return nil }
        return inner
      }
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
      rest = rest.dropFirst(digits.count)
      return .number(number)
    }
  }
}
