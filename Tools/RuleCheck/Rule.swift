/// A rule of the project that can be checked automatically.
protocol Rule: Sendable {
  /// The name of the rule on the command line and of its list of exceptions, such as `long-file`.
  static var name: String { get }
  /// The requirement of the rule, in one line for `--help`.
  static var summary: String { get }

  /// Returns the current violations of the rule, including those in the list of exceptions.
  func violations(in subject: RuleSubject) throws -> [Violation]
}

/// A violation of a rule.
struct Violation: Equatable {
  /// The key of the violation in the list of exceptions. It doesn't depend on line numbers.
  var key: String
  /// The amount by which the limit is exceeded, or nil if the rule has no limit.
  var excess: Int?
  /// The file and, if known, the line: `Sources/Widgets/Slider.swift:12`.
  var location: String
  /// The description of the violation, in one sentence without a full stop.
  var message: String
}

/// The input of the rules: the source files and, on demand, the compiler's records of the last debug build.
final class RuleSubject {
  let package: SourcePackage
  private let readRecords: () throws -> CompilerRecords
  private var loaded: CompilerRecords?

  init(package: SourcePackage, records: @escaping () throws -> CompilerRecords) {
    self.package = package
    readRecords = records
  }

  /// Returns the compiler's records, which are read on first access.
  func records() throws -> CompilerRecords {
    if let loaded { return loaded }
    let records = try readRecords()
    loaded = records
    return records
  }
}
