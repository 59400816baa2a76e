/// A rule that the modules of applications do not call the algorithms of Swift's module for regular
/// expressions.
///
/// A search for a string in a string, such as `contains("ab")` or `split(separator: "=>")`, looks like one of
/// the standard library. It links the parser of regular expressions, which makes a program 1.3 MB larger.
struct TextAlgorithms: Rule {
  static let name = "text-algorithm"
  static let summary =
    "no module of an application calls an algorithm that links regular expressions"
  /// Modules of programs that link regular expressions or Foundation anyway, and of tools.
  static let exempt: Set<String> = [
    "UIKit", "UIKitFoundation", "WaylandScanner", "ResponderTestKit", "TestCompositor", "Gallery",
    "TouchRecording", "TouchImport", "TouchDevice", "TouchAnalysis", "TouchJudgement",
    "TouchReport", "TouchRecorder", "TouchLab",
  ]

  func violations(in subject: RuleSubject) throws -> [Violation] {
    try subject.records().files.flatMap { file -> [Violation] in
      let module = file.path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      guard !Self.exempt.contains(module) else { return [] }
      var lines: [String: Int] = [:]
      for occurrence in file.occurrences where Self.isInRegexModule(occurrence.usr) {
        lines[occurrence.name] = min(lines[occurrence.name] ?? .max, occurrence.line)
      }
      return lines.sorted { $0.key < $1.key }.map { name, line in
        Violation(
          key: "\(file.path): \(name)", location: "\(file.path):\(line)",
          message:
            "\(name) links regular expressions: search for a character, or use the methods of "
            + "String+Bytes.swift")
      }
    }
  }

  /// Returns a Boolean value that indicates whether a symbol belongs to the module for regular expressions.
  static func isInRegexModule(_ usr: String) -> Bool { usr.contains("17_StringProcessing") }
}
