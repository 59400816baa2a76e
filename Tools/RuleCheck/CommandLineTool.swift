import Foundation

/// The program `script/rules`, which checks the project's rules against the lists of known exceptions.
public struct CommandLineTool {
  /// The folder of the lists, relative to the package's folder.
  static let lists = "script/exceptions"

  /// The rules in the order in which they are checked: those that require no build are first.
  static let rules: [any Rule] = [
    LongFiles(), LongFunctions(), LibraryImports(), NameLookups(), CitedBehaviours(), Repeats(),
    SystemCalls(), TextAlgorithms(), UndeclaredMembers(), EffectlessMembers(),
  ]

  /// The arguments of the program, without its name.
  let arguments: [String]
  /// The absolute path of the package's folder, without symbolic links.
  let package: String
  /// A closure that is called with each line of output.
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
      let options = try Options(arguments, rules: Self.rules.map { type(of: $0).name })
      if options.mode == .help {
        help()
        return 0
      }
      let subject = RuleSubject(package: try SourcePackage(folder: package)) {
        [package] in try CompilerRecords(package: package)
      }
      let rules = Self.rules.filter { options.rules.contains(type(of: $0).name) }
      return try run(rules, mode: options.mode, on: subject)
    } catch let error as RuleError {
      report("rules: \(error.description)")
      return error.status.rawValue
    } catch {
      report("rules: \(error)")
      return RuleError.Status.unreadable.rawValue
    }
  }

  private func run(_ rules: [any Rule], mode: Options.Mode, on subject: RuleSubject) throws -> Int32
  {
    let history = ListHistory(package: package)
    let hasHistory = history.isAvailable
    var isWell = true
    for rule in rules {
      let name = type(of: rule).name
      let path = "\(Self.lists)/\(name).txt"
      let text = subject.package.text(of: path) ?? ""
      let comparison = ListComparison(
        violations: try rule.violations(in: subject), list: ExceptionList(text: text, path: path))
      switch mode {
      case .check:
        let debt = hasHistory ? history.leastDebt(of: path) : nil
        if !verdict(name, comparison, leastDebt: debt) { isWell = false }
      case .entries: comparison.broken.forEach { report(ExceptionList.line($0)) }
      case .shorten: try shorten(comparison, text: text)
      case .help: break
      }
    }
    if mode == .check {
      if !hasHistory {
        report("rules: no history here: that lists only get shorter is not checked")
      }
      if isWell { report("rules: every rule holds, but for the places in \(Self.lists)") }
    }
    return isWell ? 0 : RuleError.Status.broken.rawValue
  }

  /// Reports the result of a rule, and returns whether the rule is satisfied.
  private func verdict(_ name: String, _ comparison: ListComparison, leastDebt: Int?) -> Bool {
    let problems = comparison.problems(leastDebt: leastDebt)
    problems.forEach { report("rules: \(name): \($0)") }
    let entries = comparison.list.entries
    let planned = entries.count { $0.isPlanned }
    report(
      "rules: \(name): \(problems.isEmpty ? "holds" : "\(problems.count) problems"), "
        + "\(planned) known places with a plan, \(entries.count - planned) with a reason")
    return problems.isEmpty
  }

  private func shorten(_ comparison: ListComparison, text: String) throws {
    guard try comparison.writeShortened(text, in: package) else { return }
    report("rules: \(comparison.list.path) is shorter now")
  }

  private func help() {
    report("usage: script/rules [--entries | --shorten] [RULE…]")
    report("")
    report(
      "Checks the rules against the sources and the last debug build. Known exceptions stand in")
    report("\(Self.lists)/RULE.txt; a new one, and one that is no longer needed, fails.")
    report("")
    report("  --entries   print the places that are not in the lists, in the form of the lists")
    report(
      "  --shorten   take entries out of the lists that are no longer needed, and lower numbers")
    report("")
    for rule in Self.rules {
      let name = type(of: rule).name
      report(
        "  \(name.padding(toLength: 18, withPad: " ", startingAt: 0))\(type(of: rule).summary)")
    }
  }
}

/// The options of the command line.
struct Options: Equatable {
  /// The tasks that the program can perform.
  enum Mode: Equatable {
    case check, entries, shorten, help
  }

  var mode = Mode.check
  /// The names of the rules.
  var rules: [String] = []

  /// Parses the command line.
  ///
  /// Throws a `RuleError` with the status `usage` that names the invalid argument.
  init(_ arguments: [String], rules known: [String]) throws {
    for argument in arguments {
      switch argument {
      case "--help", "-h": mode = .help
      case "--entries": mode = .entries
      case "--shorten": mode = .shorten
      case _ where known.contains(argument): rules.append(argument)
      default:
        let kind = argument.hasPrefix("-") ? "option" : "rule"
        throw RuleError("unknown \(kind) \(argument) (see script/rules --help)", status: .usage)
      }
    }
    if rules.isEmpty { rules = known }
  }
}
