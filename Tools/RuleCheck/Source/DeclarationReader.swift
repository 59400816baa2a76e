/// A reader that finds the declarations of a Swift file in its tokens.
///
/// The reader follows braces and keywords. It needs no types, and reads every file that compiles; local
/// constants and closures are no declarations to it.
struct DeclarationReader {
  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "static", "class",
    "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "nonisolated", "isolated", "indirect", "dynamic", "optional", "prefix", "postfix", "infix",
    "consuming", "borrowing",
  ]
  private static let types: Set<String> = ["class", "struct", "enum", "protocol", "actor"]

  /// The owners of a pair of braces.
  private enum Scope {
    case type(String)
    case body(declaration: Int)
    case other
  }

  private let tokens: [Token]
  private var position = 0
  private var scopes: [Scope] = []
  private var modifiers: [String] = []
  private var firstLine: Int?
  private var declarations: [Declaration] = []
  /// The declaration whose signature is being read.
  private var pending: Int?
  /// A Boolean value that indicates whether an initial value of the pending property was read.
  private var isInitialized = false
  /// The declarations whose braces are open, outermost first; braces of statements have none.
  private var open: [Int] = []

  private init(_ tokens: [Token]) {
    self.tokens = tokens
  }

  /// Returns the declarations in the order of the file.
  static func declarations(in tokens: [Token]) -> [Declaration] {
    var reader = DeclarationReader(tokens)
    while reader.position < tokens.count { reader.step() }
    return reader.declarations
  }

  private mutating func step() {
    let token = tokens[position]
    // A member access or a name in backticks is no keyword.
    if previous == "." || previous == "`", let byte = token.text.utf8.first, Ascii.isWord(byte) {
      skip(token)
      return
    }
    switch token.text {
    case "{": openBrace()
    case "}": closeBrace(at: token.line)
    case "@": readAttribute()
    case "(", "[": skipGroup()
    case "func": declareFunction(.function)
    case "init" where isAtDeclaration: declareFunction(.initializer)
    case "subscript" where isAtDeclaration: declareFunction(.subscript)
    case "deinit": declare(.deinitializer, name: "deinit")
    case "var", "let": declareProperty()
    case "case" where isInType: declareCase()
    case "extension": declareType(.extension)
    case _ where Self.types.contains(token.text) && isTypeKeyword: declareType(.type)
    case _ where Self.modifiers.contains(token.text): takeModifier()
    default: skip(token)
    }
  }

  private var previous: String { position > 0 ? tokens[position - 1].text : "" }
  private func text(after distance: Int) -> String {
    position + distance < tokens.count ? tokens[position + distance].text : ""
  }

  private var isInType: Bool {
    guard let scope = scopes.last else { return false }
    if case .type = scope { return true }
    return false
  }

  /// A Boolean value that indicates whether a member or a name at file scope can stand here.
  private var isAtDeclaration: Bool { scopes.isEmpty || isInType }

  private var isTypeKeyword: Bool {
    let next = text(after: 1)
    guard let first = next.utf8.first, Ascii.isWord(first) else { return false }
    return !Self.modifiers.contains(next) && !["func", "var", "let", "subscript"].contains(next)
  }

  private var owner: String {
    scopes.compactMap { if case .type(let name) = $0 { name } else { nil } }
      .joined(separator: ".")
  }

  private mutating func skip(_ token: Token) {
    if token.text == "=", let pending, declarations[pending].kind == .property {
      isInitialized = true
    }
    if pending.map({ declarations[$0].hasBody }) == false, let pending {
      declarations[pending].lastLine = token.line
    }
    modifiers = []
    firstLine = nil
    position += 1
  }

  private mutating func takeModifier() {
    if firstLine == nil { firstLine = tokens[position].line }
    modifiers.append(tokens[position].text)
    position += 1
    guard text(after: 0) == "(" else { return }
    if text(after: 1) == "set" { modifiers.append("(set)") }
    skipGroup(keepsModifiers: true)
  }

  private mutating func readAttribute() {
    if firstLine == nil { firstLine = tokens[position].line }
    modifiers.append("@" + text(after: 1))
    let line = tokens[position].line
    position += 2
    while text(after: 0) == ".", position + 1 < tokens.count { position += 2 }
    if text(after: 0) == "(", tokens[position].line == line { skipGroup(keepsModifiers: true) }
  }

  /// Skips a group in parentheses or brackets, closures inside it included.
  private mutating func skipGroup(keepsModifiers: Bool = false) {
    var depth = 0
    var line = tokens[position].line
    while position < tokens.count {
      switch tokens[position].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      line = tokens[position].line
      position += 1
      if depth == 0 { break }
    }
    if let pending, !declarations[pending].hasBody { declarations[pending].lastLine = line }
    if !keepsModifiers {
      modifiers = []
      firstLine = nil
    }
  }

  private mutating func openBrace() {
    modifiers = []
    firstLine = nil
    position += 1
    guard let index = pending else {
      scopes.append(.other)
      return
    }
    pending = nil
    declarations[index].hasBody = true
    declarations[index].isEmpty = text(after: 0) == "}"
    switch declarations[index].kind {
    case .type, .extension: scopes.append(.type(declarations[index].name))
    case .property:
      declarations[index].isStored =
        isInitialized || ["willSet", "didSet"].contains(text(after: 0))
      scopes.append(.body(declaration: index))
    default: scopes.append(.body(declaration: index))
    }
    open.append(index)
  }

  private mutating func closeBrace(at line: Int) {
    modifiers = []
    firstLine = nil
    pending = nil
    position += 1
    guard let scope = scopes.popLast() else { return }
    if case .other = scope { return }
    guard let index = open.popLast() else { return }
    declarations[index].lastLine = line
  }

  private mutating func declare(_ kind: Declaration.Kind, name: String) {
    let line = tokens[min(position, tokens.count - 1)].line
    declarations.append(
      Declaration(
        kind: kind, name: name, owner: owner, modifiers: modifiers, line: firstLine ?? line,
        lastLine: line, isStored: kind == .property))
    pending = declarations.count - 1
    isInitialized = false
    modifiers = []
    firstLine = nil
    position += 1
  }

  private mutating func declareFunction(_ kind: Declaration.Kind) {
    var name = tokens[position].text
    if kind == .function {
      name = ""
      var ahead = 1
      while position + ahead < tokens.count, !["(", "<"].contains(text(after: ahead)) || ahead == 1
      {
        name += text(after: ahead)
        ahead += 1
      }
    }
    declare(kind, name: name)
    // The rest of the name, then generic parameters.
    while position < tokens.count, tokens[position].text != "(", tokens[position].text != "{" {
      position += 1
    }
    guard let index = pending, text(after: 0) == "(" else { return }
    declarations[index].name += "(\(labels()))"
    skipGroup()
  }

  /// Returns the argument labels of the parameters that follow, as `_:animated:`.
  private func labels() -> String {
    var labels = ""
    var depth = 0
    var isAtStart = false
    for token in tokens[position...] {
      switch token.text {
      case "(", "[", "{", "<":
        depth += 1
        isAtStart = depth == 1
        continue
      case ")", "]", "}": depth -= 1
      case ">": depth -= depth > 1 ? 1 : 0
      case "," where depth == 1:
        isAtStart = true
        continue
      case _ where depth == 1 && isAtStart: labels += token.text + ":"
      default: break
      }
      if depth == 0 { break }
      isAtStart = false
    }
    return labels
  }

  private mutating func declareProperty() {
    guard isAtDeclaration else {
      skip(tokens[position])
      return
    }
    let name = text(after: 1)
    let isConstant = tokens[position].text == "let"
    declare(.property, name: name)
    if isConstant, let pending { declarations[pending].modifiers.append("let") }
  }

  private mutating func declareCase() {
    declare(.enumCase, name: text(after: 1))
    while position < tokens.count, let pending, tokens[position].line == declarations[pending].line
    {
      if ["{", "}", "(", "case"].contains(tokens[position].text) { break }
      position += 1
    }
  }

  private mutating func declareType(_ kind: Declaration.Kind) {
    var name = ""
    var ahead = 1
    while position + ahead < tokens.count {
      let next = text(after: ahead)
      guard let byte = next.utf8.first, Ascii.isWord(byte) || next == "." else { break }
      if next == "where" { break }
      name += next
      ahead += 1
    }
    let isProtocol = tokens[position].text == "protocol"
    declare(kind, name: name)
    if isProtocol, let pending { declarations[pending].modifiers.append("protocol") }
    position += ahead - 1
    var inherited: [String] = []
    var isInClause = false
    while position < tokens.count, tokens[position].text != "{" {
      let token = tokens[position].text
      if token == ":", !isInClause { isInClause = true }
      if token == "where" { isInClause = false }
      if isInClause, let byte = token.utf8.first, Ascii.isWord(byte) { inherited.append(token) }
      position += 1
    }
    if let pending { declarations[pending].inherited = inherited }
  }
}
