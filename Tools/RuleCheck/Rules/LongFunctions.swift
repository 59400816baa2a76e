/// A rule that a function, an initializer or the braces of a property span at most 50 lines.
struct LongFunctions: Rule {
  static let name = "long-function"
  static let summary = "a function has at most \(limit) lines, from its first to its last one"
  static let limit = 50

  func violations(in subject: RuleSubject) -> [Violation] {
    subject.package.files.filter { !$0.isGenerated }.flatMap { file in
      Self.functions(of: file).filter { $0.lineCount > Self.limit }.map { function in
        Violation(
          key: "\(file.path): \(function.name)", excess: function.lineCount - Self.limit,
          location: "\(file.path):\(function.line)",
          message: "\(function.name) has \(function.lineCount) lines, and a function has at most "
            + "\(Self.limit): split it by what it does")
      }
    }
  }

  private struct Function {
    var name: String
    var line: Int
    var lineCount: Int
  }

  private static func functions(of file: SourceFile) -> [Function] {
    if file.path.hasSuffix(".c") { return functionsOfC(file) }
    return file.declarations.filter { declaration in
      switch declaration.kind {
      case .function, .initializer, .deinitializer, .subscript, .property: declaration.hasBody
      case .type, .extension, .enumCase: false
      }
    }.map { Function(name: $0.fullName, line: $0.line, lineCount: $0.lineCount) }
  }

  /// Returns the functions of a C file in which each function's closing brace is on its own line.
  private static func functionsOfC(_ file: SourceFile) -> [Function] {
    var functions: [Function] = []
    var start: (line: Int, name: String)?
    for (index, line) in file.lines.enumerated() {
      if start == nil, line.hasSuffix("{"), line.first?.isWhitespace == false,
        let parenthesis = line.firstIndex(of: "(")
      {
        let name = line[..<parenthesis].split { !($0.isLetter || $0.isNumber || $0 == "_") }.last
        start = (index + 1, name.map(String.init) ?? "")
      } else if line == "}", let begun = start {
        functions.append(
          Function(name: begun.name, line: begun.line, lineCount: index + 2 - begun.line))
        start = nil
      }
    }
    return functions
  }
}
