import Foundation

/// The program `script/words`: checks the wording of comments, articles, names and commits.
public struct WordingTool {
  /// The list of exceptions, from the package's folder.
  static let list = "script/exceptions/words.txt"
  /// The rules about files.
  static let rules: [any WordRule] = [
    Openings(), DeclarationOpenings(), LongSentences(), BannedPhrases(), Terms(), TermNames(),
  ]

  /// The words after the program's name.
  let arguments: [String]
  /// The folder of the package, an absolute path without symbolic links.
  let package: String
  /// The hash of the last commit whose subject is not checked.
  var firstCommit = CommitSubjects.first
  /// The closure that receives each line for the user.
  var report: (String) -> Void = { print($0) }

  /// Creates the program for the package in the current folder.
  public init(arguments: [String]) {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    self.init(arguments: arguments, package: folder.resolvingSymlinksInPath().path)
  }

  init(arguments: [String], package: String) {
    self.arguments = arguments
    self.package = package
  }

  /// Runs the program, and returns its exit status.
  public func run() -> Int32 {
    do {
      switch try WordingOptions(arguments).mode {
      case .help:
        help()
        return 0
      case .list(let path): return try list(path)
      case .entries:
        entries(try findings()).forEach { report(ExceptionList.line($0)) }
        return 0
      case .update: return try update()
      case .check: return try check()
      }
    } catch let error as RuleError {
      report("words: \(error.description)")
      return error.status.rawValue
    } catch {
      report("words: \(error)")
      return RuleError.Status.unreadable.rawValue
    }
  }

  /// Returns the findings of all files, sorted by path and line.
  private func findings() throws -> [Finding] {
    try ProsePackage(folder: package).files.mapOnAllCores { file in
      Self.rules.flatMap { $0.findings(in: file) }.sorted { $0.line < $1.line }
    }.flatMap { $0 }
  }

  /// Returns the entries that the list of exceptions needs for findings, sorted by path and rule.
  private func entries(_ findings: [Finding]) -> [Violation] {
    Dictionary(grouping: findings) { $0.key }.map { key, findings in
      Violation(
        key: key, excess: findings.count, location: findings.first?.location ?? key,
        message: findings.map(\.text).joined(separator: "\n"))
    }.sorted { $0.key < $1.key }
  }

  private func comparison(_ findings: [Finding], _ text: String) -> ListComparison {
    ListComparison(
      violations: entries(findings), list: ExceptionList(text: text, path: Self.list),
      command: "script/words --update")
  }

  private var text: String {
    FileManager.default.contents(atPath: "\(package)/\(Self.list)")
      .map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func list(_ path: String) throws -> Int32 {
    let found = try findings().filter {
      path.isEmpty || $0.path == path || $0.path.hasPrefix("\(path)/")
    }
    found.forEach { report($0.text) }
    report("words: \(found.count) findings\(path.isEmpty ? "" : " in \(path)")")
    return 0
  }

  private func update() throws -> Int32 {
    let text = text
    if try comparison(try findings(), text).writeShortened(text, in: package) {
      report("words: \(Self.list) is shorter now")
    }
    return 0
  }

  private func check() throws -> Int32 {
    var findings = try findings()
    switch CommitSubjects.check(in: package, since: firstCommit) {
    case .checked(let wrong): findings += wrong
    case .skipped(let reason): report("words: the subjects of commits are not checked: \(reason)")
    }
    let comparison = comparison(findings, text)
    let history = ListHistory(package: package)
    let leastDebt = history.isAvailable ? history.leastDebt(of: Self.list) : nil
    if !history.isAvailable {
      report("words: there is no history here: that the list only gets shorter is not checked")
    }
    let problems = comparison.listProblems(leastDebt: leastDebt) + unsorted(comparison.list)
    let broken = comparison.broken
    broken.forEach { show($0, allowed: comparison.list) }
    problems.forEach { report("words: \($0)") }
    let count = broken.count + problems.count
    report(
      "words: \(count == 0 ? "holds" : "\(count) problems"), \(findings.count) findings, of which "
        + "\(comparison.list.debt) stand in \(Self.list) with a plan")
    return count == 0 ? 0 : RuleError.Status.broken.rawValue
  }

  /// Reports the findings of a file and rule, of which there are more than the list of exceptions allows.
  private func show(_ violation: Violation, allowed list: ExceptionList) {
    report(violation.message)
    if let allowed = list.entries.first(where: { $0.key == violation.key })?.excess {
      report(
        "words: \(violation.key): \(violation.excess ?? 0) findings, and \(Self.list) allows \(allowed)"
      )
    }
  }

  /// Returns the problems of entries that do not stand in the order of their text.
  private func unsorted(_ list: ExceptionList) -> [String] {
    zip(list.entries, list.entries.dropFirst())
      .filter { $0.heading == $1.heading && $0.key > $1.key }
      .map { "\(list.path):\($1.line): \($1.key) stands after \($0.key): sort the entries" }
  }

  private func help() {
    report("usage: script/words [--list [PATH] | --update | --entries]")
    report("")
    report(
      "Checks the wording of comments, articles and names against Documentation/Words.md. Findings from"
    )
    report("before the check stand in \(Self.list), a count for each file and rule, which only")
    report("gets lower; more findings fail, and so does a count that is too high.")
    report("")
    report(
      "  --list [PATH]   print all findings, or those of a file or folder, with what to write instead"
    )
    report("  --update        lower the counts of the list to what is found")
    report("  --entries       print the entries that the list needs")
    report("")
    let rules = Self.rules.map { (type(of: $0).name, type(of: $0).summary) }
    for (name, summary) in rules + [(CommitSubjects.name, CommitSubjects.summary)] {
      report("  \(name.padding(toLength: 14, withPad: " ", startingAt: 0))\(summary)")
    }
  }
}
