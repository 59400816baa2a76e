/// The earlier versions of a list of exceptions, from the history of the repository.
struct ListHistory {
  /// The folder of the package, an absolute path.
  let package: String

  private var git: Git { Git(folder: package) }

  /// A Boolean value that indicates whether the package's folder is a checkout with a history.
  var isAvailable: Bool { git.output(["rev-parse", "--verify", "--quiet", "HEAD"]) != nil }

  /// Returns the least debt that the list had in a version before the working tree's.
  ///
  /// If the list has no earlier version, returns `nil`.
  func leastDebt(of path: String) -> Int? {
    guard let log = git.output(["log", "--format=%H", "-n", "20", "--", path]) else { return nil }
    let debts = log.split(separator: "\n").compactMap { commit in
      git.output(["show", "\(commit):./\(path)"]).map { ExceptionList(text: $0, path: path).debt }
    }
    return debts.min()
  }
}
