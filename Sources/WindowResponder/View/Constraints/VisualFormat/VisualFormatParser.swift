/// A parser of the visual format language.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var place = 0
  private var result = VisualFormat()

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    try parseOrientation()
    if take("|") {
      result.elements.append(.init(name: nil, offset: place - 1))
      if isAtEnd { throw error("Expected a view after the superview's edge") }
      result.connections.append(try parseConnection())
    }
    try parseView()
    while !isAtEnd {
      let connection = try parseConnection()
      if take("|") {
        result.connections.append(connection)
        result.elements.append(.init(name: nil, offset: place - 1))
        if !isAtEnd { throw error("Nothing can follow the superview's last edge") }
        break
      }
      guard peek == "[" else {
        if isAtEnd { throw error("Expected a view or the superview's edge after the connection") }
        throw error("Expected '[' or '|', and not '\(characters[place])'")
      }
      result.connections.append(connection)
      try parseView()
    }
    return result
  }

  // MARK: Characters

  private var isAtEnd: Bool { place >= characters.count }
  private var peek: Character? { isAtEnd ? nil : characters[place] }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    place += 1
    return true
  }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text)
    guard characters[place...].starts(with: wanted) else { return false }
    place += wanted.count
    return true
  }

  private func error(_ reason: String, at place: Int? = nil) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format, offset: place ?? self.place)
  }

  // MARK: Parts

  private mutating func parseOrientation() throws(VisualFormatError) {
    if characters.isEmpty { throw error("The format is empty") }
    if take("H:") { return }
    if take("V:") {
      result.axis = .vertical
      return
    }
    if characters.count > 1, characters[1] == ":" {
      throw error("Expected 'H:' or 'V:' as the orientation, and not '\(characters[0]):'", at: 0)
    }
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .none }
    switch peek {
    case "[", "|", nil: return .standard
    case "(":
      let open = place
      place += 1
      let list = try parseList(closing: open)
      guard take("-") else { throw error("Expected a '-' after the distance") }
      return .distances(list)
    default:
      let operand = try parseOperand(allowsSign: false, "a distance")
      guard take("-") else { throw error("Expected a '-' after the distance") }
      return .distances([.init(relation: .equal, operand: operand)])
    }
  }

  private mutating func parseView() throws(VisualFormatError) {
    let open = place
    guard take("[") else {
      if isAtEnd { throw error("Expected a view") }
      throw error("Expected a view: '[', and not '\(characters[place])'")
    }
    var element = VisualFormat.Element(name: nil, offset: place)
    guard let name = takeName() else { throw error("Expected the name of a view") }
    element.name = name
    if peek == "(" {
      let parenthesis = place
      place += 1
      element.predicates = try parseList(closing: parenthesis)
    }
    guard take("]") else {
      throw error(
        isAtEnd
          ? "Expected a ']' to match the '[' at \(open)"
          : "Expected a ']', and not '\(characters[place])'")
    }
    result.elements.append(element)
  }

  private mutating func parseList(
    closing open: Int
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var list = [try parsePredicate()]
    while take(",") { list.append(try parsePredicate()) }
    guard take(")") else {
      throw error(
        isAtEnd
          ? "Expected a ')' to match the '(' at \(open)"
          : "Expected a ')', and not '\(characters[place])'")
    }
    return list
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = LayoutConstraint.Relation.equal
    if take("==") {
      relation = .equal
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else if take(">=") {
      relation = .greaterThanOrEqual
    } else if peek == "=" || peek == "<" || peek == ">" {
      throw error("Expected '==', '<=' or '>='")
    }
    var predicate = VisualFormat.Predicate(
      relation: relation, operand: try parseOperand(allowsSign: true, "a number, metric or view"))
    if take("*") {
      predicate.multiplier = try parseNumber("a multiplier")
    } else if take("/") {
      let start = place
      let divisor = try parseNumber("a divisor")
      if divisor == 0 { throw error("Nothing can be divided by 0", at: start) }
      predicate.multiplier = 1 / divisor
    }
    if take("+") {
      predicate.constant = try parseNumber("a constant")
    } else if take("-") {
      predicate.constant = -(try parseNumber("a constant"))
    }
    if take("@") { predicate.priority = try parseOperand(allowsSign: false, "a priority") }
    return predicate
  }

  private mutating func parseOperand(
    allowsSign: Bool, _ what: String
  ) throws(VisualFormatError) -> VisualFormat.Operand {
    let start = place
    if let name = takeName() { return .name(name, at: start) }
    return .number(try parseNumber(what, allowsSign: allowsSign))
  }

  private mutating func takeName() -> String? {
    guard let first = peek, first.isLetter || first == "_" else { return nil }
    var name = ""
    while let next = peek, next.isLetter || next.isNumber || next == "_" || next == "." {
      name.append(next)
      place += 1
    }
    return name
  }

  private mutating func parseNumber(
    _ what: String, allowsSign: Bool = false
  ) throws(VisualFormatError) -> Double {
    let start = place
    var text = ""
    if allowsSign, take("-") { text = "-" }
    while let next = peek, next.isASCII, next.isNumber || next == "." {
      text.append(next)
      place += 1
    }
    if let number = Double(text) { return number }
    if text.isEmpty || text == "-" { throw error("Expected \(what)") }
    throw error("'\(text)' is no number", at: start)
  }
}
