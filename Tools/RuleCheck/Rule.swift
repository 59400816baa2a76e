/// A rule of the house that a machine checks.
protocol Rule: Sendable {
  /// The name on the command line and of the list of exceptions, as `long-file`.
  static var name: String { get }
  /// What the rule demands, in one line for `--help`.
  static var summary: String { get }

  /// The places that break the rule today, those in the list of exceptions included.
  func violations(in subject: RuleSubject) throws -> [Violation]
}

/// A place that breaks a rule.
struct Violation: Equatable {
  /// The name of the place in the list of exceptions. It does not depend on line numbers.
  var key: String
  /// By how much the limit is exceeded, for a rule that measures; nil for one that does not.
  var excess: Int?
  /// The file and, where there is one, the line: `Sources/Widgets/Slider.swift:12`.
  var location: String
  /// What is wrong, in one sentence without a full stop.
  var message: String
}

/// What rules read: the source files, and on demand what the compiler recorded of the last debug build.
final class RuleSubject {
  let package: SourcePackage
  private let readRecords: () throws -> CompilerRecords
  private var loaded: CompilerRecords?

  init(package: SourcePackage, records: @escaping () throws -> CompilerRecords) {
    self.package = package
    readRecords = records
  }

  /// What the compiler recorded; read on first access.
  func records() throws -> CompilerRecords {
    if let loaded { return loaded }
    let records = try readRecords()
    loaded = records
    return records
  }
}
