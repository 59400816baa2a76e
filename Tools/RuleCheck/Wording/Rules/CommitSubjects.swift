/// The subjects of commits are short and name one change.
struct CommitSubjects {
  static let name = "subject"
  static let summary =
    "the subject of a commit has at most \(limit) characters and no semicolon, from \(first.prefix(10)) on"
  static let limit = 72
  /// The last commit whose subject is not checked.
  static let first = "399c3d80fcf367f1a4fb42c104dcec2b25665d9f"

  /// The outcome of the check.
  enum Outcome: Equatable {
    case checked([Finding])
    /// The history is not there, or does not reach back to ``first``.
    case skipped(reason: String)
  }

  /// Checks the commits of the repository in a folder, without merges.
  static func check(in package: String, since first: String = first) -> Outcome {
    let git = Git(folder: package)
    guard git.output(["rev-parse", "--verify", "--quiet", "HEAD"]) != nil else {
      return .skipped(reason: "there is no history here")
    }
    guard git.output(["merge-base", "--is-ancestor", first, "HEAD"]) != nil else {
      return .skipped(
        reason: "the history does not contain \(first.prefix(16)), as in a shallow clone")
    }
    guard let log = git.output(["log", "--no-merges", "--format=%H %s", "\(first)..HEAD"]) else {
      return .skipped(reason: "git log fails")
    }
    return .checked(
      log.split(separator: "\n").flatMap { line -> [Finding] in
        let parts = line.split(separator: " ", maxSplits: 1)
        guard parts.count == 2 else { return [] }
        return problems(of: parts[1]).map {
          Finding(
            path: "commit \(parts[0].prefix(10))", line: 0, rule: name,
            message: "\"\(parts[1])\": \($0)")
        }
      })
  }

  /// Returns the problems of a subject, each with its solution.
  static func problems(of subject: Substring) -> [String] {
    var problems: [String] = []
    if subject.count > limit {
      problems.append(
        "\(subject.count) characters: use at most \(limit), and move the reason to the body")
    }
    if subject.contains(";") {
      problems.append("a semicolon: name one change, or make two commits")
    }
    return problems
  }
}
