/// The command line of `script/words`.
struct WordingOptions: Equatable {
  /// The modes of the program.
  enum Mode: Equatable {
    /// Compares the findings with the list of exceptions.
    case check
    /// Prints the findings of the files below a path, those of the list of exceptions included.
    case list(path: String)
    /// Prints the list of exceptions that the sources need, without its headings.
    case entries
    /// Removes stale entries from the list of exceptions, and lowers its counts.
    case update
    case help
  }

  var mode = Mode.check

  /// Reads the command line.
  ///
  /// Throws a `RuleError` with the status `usage` that names the wrong word.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": mode = .help
      case "--entries": mode = .entries
      case "--update": mode = .update
      case "--list":
        let path = rest.first.map { !$0.hasPrefix("-") } == true ? rest.popFirst() ?? "" : ""
        mode = .list(path: Self.normalized(path))
      default:
        let kind = argument.hasPrefix("-") ? "option" : "argument"
        throw RuleError("unknown \(kind) \(argument) (see script/words --help)", status: .usage)
      }
    }
  }

  private static func normalized(_ path: String) -> String {
    var path = path[...]
    if path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.hasSuffix("/") { path = path.dropLast() }
    return path == "." ? "" : String(path)
  }
}
