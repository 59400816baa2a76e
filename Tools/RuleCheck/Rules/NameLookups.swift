/// A rule that only two modules look up types by name and symbols by mangled name, and call private entry
/// points of Swift's runtime.
///
/// The compiler can't check these: a type that moves to another module is no longer found, without an error.
/// A pair of an initializer and a static method of the same symbol, which creates objects, is allowed next to
/// its class: the compiler compares the types of the two, and the linker reports a missing symbol.
struct NameLookups: Rule {
  static let name = "name-lookup"
  static let summary =
    "mangled names, look-ups by name and private entries of Swift's runtime stand in "
    + allowedModules.joined(separator: " and ")
  static let allowedModules = ["CRuntime", "ResponderRuntime"]
  /// Functions that find a type, a symbol or a name at run time, attributes that name a symbol, and the
  /// attribute for imports of interfaces that are not public.
  static let functions: Set<String> = [
    "_typeByName", "_mangledTypeName", "_getTypeByMangledNameInContext", "dlsym", "dlvsym",
    "swift_getTypeByMangledNameInContext", "swift_getTypeByMangledNameInEnvironment",
    "swift_demangle", "NSClassFromString", "_silgen_name", "_cdecl", "_spi", "swift_tryRetain",
    "swift_lookUpClassMethod",
  ]
  /// The beginning of the symbols of pairs.
  static let pairPrefix = "wr_create_"

  func violations(in subject: RuleSubject) -> [Violation] {
    let sources = subject.package.sources.filter { !Self.allowedModules.contains($0.module) }
    let pairs = Self.pairs(in: sources)
    return sources.flatMap { file in
      let found = file.mask.map { Self.names(in: $0, pairs: pairs) } ?? Self.namesInC(file)
      return Dictionary(found, uniquingKeysWith: min).sorted { $0.key < $1.key }.map { name, line in
        Violation(
          key: "\(file.path): \(name)", location: "\(file.path):\(line)",
          message: "\(name) depends on a name that the compiler does not check: move it to "
            + "ResponderRuntime")
      }
    }
  }

  /// Returns the symbols that name two declarations of one file, and none of another file.
  private static func pairs(in sources: [SourceFile]) -> Set<String> {
    var files: [String: [String]] = [:]
    for file in sources {
      for literal in file.mask?.literals ?? [] where literal.contents.hasPrefix(pairPrefix) {
        files[literal.contents, default: []].append(file.path)
      }
    }
    return Set(files.filter { $0.value.count == 2 && Set($0.value).count == 1 }.keys)
  }

  private static func names(in mask: CodeMask, pairs: Set<String>) -> [(String, Int)] {
    let paired = Set(mask.literals.filter { pairs.contains($0.contents) }.map(\.line))
    let words = Token.tokens(of: mask).filter {
      functions.contains($0.text) && !($0.text == "_silgen_name" && paired.contains($0.line))
    }
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

  /// Returns a Boolean value that indicates whether a text is a mangled name of Swift: of a symbol, or of a
  /// type with its module, as in `7Widgets9InspectorC`.
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
