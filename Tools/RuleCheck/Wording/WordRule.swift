/// A rule about the wording of comments, articles and names.
protocol WordRule: Sendable {
  /// The name in the list of exceptions, as `opening`.
  static var name: String { get }
  /// The demand of the rule, in one line for `--help`.
  static var summary: String { get }

  /// Returns the findings of a file, those of the list of exceptions included.
  func findings(in file: ProseFile) -> [Finding]
}

extension WordRule {
  /// Returns a finding of the rule.
  func finding(_ path: String, _ line: Int, _ message: String) -> Finding {
    Finding(path: path, line: line, rule: Self.name, message: message)
  }
}
