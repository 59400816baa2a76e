/// A rule that a file is at most 400 lines long.
struct LongFiles: Rule {
  static let name = "long-file"
  static let summary = "a file has at most \(limit) lines"
  static let limit = 400

  func violations(in subject: RuleSubject) -> [Violation] {
    subject.package.files.filter { $0.lines.count > Self.limit && !$0.isGenerated }.map {
      Violation(
        key: $0.path, excess: $0.lines.count - Self.limit, location: $0.path,
        message:
          "\($0.lines.count) lines, and a file has at most \(Self.limit): split it by subject")
    }
  }
}

extension SourceFile {
  /// A Boolean value that indicates whether a script generated the file, according to its first line.
  var isGenerated: Bool { lines.first?.hasPrefix("// Written by script/") == true }
}
