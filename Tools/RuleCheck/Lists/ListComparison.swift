import Foundation

/// A comparison of the violations of a rule with those that its list allows.
struct ListComparison {
  let violations: [Violation]
  let list: ExceptionList
  /// The command that removes stale entries.
  var command = "script/rules --shorten"

  /// Returns the problems of the rule and of its list, a sentence each.
  ///
  /// - Parameter leastDebt: The least debt that an earlier version of the list had; `nil` if there is none.
  func problems(leastDebt: Int?) -> [String] {
    broken.map { "\($0.location): \($0.message)" } + listProblems(leastDebt: leastDebt)
  }

  /// Returns the problems of the list alone, a sentence each.
  func listProblems(leastDebt: Int?) -> [String] {
    var problems = stale + list.problems
    if let leastDebt, list.debt > leastDebt {
      problems.append(
        "\(list.path): the places with a plan grew from \(leastDebt) to \(list.debt), and this list "
          + "only gets shorter")
    }
    return problems
  }

  /// The violations that the list doesn't allow, or that exceed the allowed amount.
  var broken: [Violation] {
    let allowed = Dictionary(list.entries.map { ($0.key, $0) }) { first, _ in first }
    return violations.filter { violation in
      guard let entry = allowed[violation.key] else { return true }
      return (violation.excess ?? 0) > (entry.excess ?? 0)
    }
  }

  /// The entries of the list that allow more than the current violations, with a suggested change.
  var stale: [String] {
    let found = Dictionary(violations.map { ($0.key, $0) }) { first, _ in first }
    return list.entries.compactMap { entry in
      let place = "\(list.path):\(entry.line): \(entry.key)"
      guard let violation = found[entry.key] else {
        return
          "\(place) does not break the rule any more: take the line out (\(command))"
      }
      guard let excess = violation.excess, let allowed = entry.excess, excess < allowed else {
        return nil
      }
      return "\(place) is over the limit by \(excess), not by \(allowed): lower the number "
        + "(\(command))"
    }
  }

  /// Writes the list without stale entries, and returns a Boolean value that indicates whether it changed.
  ///
  /// Throws a `RuleError` if the file cannot be written.
  func writeShortened(_ text: String, in package: String) throws -> Bool {
    let shortened = shortened(text)
    guard shortened != text else { return false }
    do {
      try shortened.write(toFile: "\(package)/\(list.path)", atomically: true, encoding: .utf8)
    } catch {
      throw RuleError("cannot write \(list.path): \(error.localizedDescription)")
    }
    return true
  }

  /// Returns the text of the list without stale entries, and with lowered numbers.
  func shortened(_ text: String) -> String {
    let found = Dictionary(violations.map { ($0.key, $0) }) { first, _ in first }
    let entries = Dictionary(list.entries.map { ($0.line, $0) }) { first, _ in first }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line -> String? in
      guard let entry = entries[index + 1] else { return String(line) }
      guard var violation = found[entry.key] else { return nil }
      if let excess = violation.excess, let allowed = entry.excess {
        violation.excess = min(excess, allowed)
      }
      return ExceptionList.line(violation)
    }.joined(separator: "\n")
  }
}
