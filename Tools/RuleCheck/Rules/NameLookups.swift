/// A type is found by its name, and a symbol by its mangled name, in one file alone.
///
/// The compiler checks neither: a type that moves to another module is silently not found any more.
struct NameLookups: Rule {
  static let name = "name-lookup"
  static let summary = "mangled names and look-ups by name stand in \(allowedFile)"
  static let allowedFile = "Sources/CSystem/Creation.c"
  /// Functions that find a type, a symbol or a name at run time.
  static let functions: Set<String> = [
    "_typeByName", "_mangledTypeName", "_getTypeByMangledNameInContext", "dlsym", "dlvsym",
    "swift_getTypeByMangledNameInContext", "swift_getTypeByMangledNameInEnvironment",
    "swift_demangle", "NSClassFromString", "_silgen_name", "_cdecl",
  ]

  func violations(in subject: RuleSubject) -> [Violation] {
    subject.package.sources.filter { $0.path != Self.allowedFile }.flatMap { file in
      let found =
        file.mask.map { Self.names(in: $0) } ?? Self.namesInC(file)
      return Dictionary(found, uniquingKeysWith: min).sorted { $0.key < $1.key }.map { name, line in
        Violation(
          key: "\(file.path): \(name)", location: "\(file.path):\(line)",
          message: "\(name) depends on a name that the compiler does not check: move it to "
            + Self.allowedFile)
      }
    }
  }

  private static func names(in mask: CodeMask) -> [(String, Int)] {
    let words = Token.tokens(of: mask).filter { functions.contains($0.text) }
    let literals = mask.literals.filter { isMangled($0.contents) }
    return words.map { ($0.text, $0.line) } + literals.map { ($0.contents, $0.line) }
  }

  private static func namesInC(_ file: SourceFile) -> [(String, Int)] {
    file.lines.enumerated().flatMap { index, line -> [(String, Int)] in
      line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }
        .map(String.init)
        .filter { functions.contains($0) || ($0.hasPrefix("$s") && isMangled($0)) }
        .map { ($0, index + 1) }
    }
  }

  /// A Boolean value that indicates whether a text is a mangled name of Swift: of a symbol, or of a type with
  /// its module, as in `7Widgets9InspectorC`.
  static func isMangled(_ text: String) -> Bool {
    var rest = Substring(text)
    let hasPrefix = ["$s", "_$s", "$S"].contains { rest.hasPrefix($0) }
    if hasPrefix { rest = rest.dropFirst(rest.hasPrefix("_") ? 3 : 2) }
    guard let module = takeName(&rest) else {
      return hasPrefix && text.count > 4 && !text.contains(" ")
    }
    guard !rest.isEmpty,
      rest.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return false }
    if hasPrefix { return true }
    // Without a prefix it takes a second name, and the letter of a nominal type at the end.
    return takeName(&rest) != nil && module.count > 1
      && rest.first.map { "CVOPa".contains($0) } == true
  }

  /// Takes a name with its length before it, as `7Widgets`.
  private static func takeName(_ text: inout Substring) -> Substring? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), count > 0, !digits.hasPrefix("0"),
      text.count >= digits.count + count
    else { return nil }
    let name = text.dropFirst(digits.count).prefix(count)
    guard name.first?.isNumber == false else { return nil }
    text = text.dropFirst(digits.count + count)
    return name
  }
}
