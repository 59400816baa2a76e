import ResponderSystem

/// Names of symbols that were asked for and that no symbol has.
package enum MissingSymbols {
  private static let reported = Guarded<Set<String>>([])
  private static let watchers = Guarded<(@Sendable (String) -> Void)?>(nil)

  /// Has a closure called with every line, for tests; `nil` ends it.
  package static func watch(_ watcher: (@Sendable (String) -> Void)?) {
    watchers.with { $0 = watcher }
  }

  /// Names a name on the standard error, once. Returns `true` in any case.
  static func report(_ name: String) -> Bool {
    guard reported.with({ $0.insert(name).inserted }) else { return true }
    let path = CommandLine.arguments.first ?? ""
    let program = path.split(separator: "/").last.map(String.init) ?? "program"
    let line =
      "\(program): there is no symbol named \"\(name)\", and Image(systemName:) returns nil: "
      + "Image.systemNames lists the names"
    watchers.with { $0 }?(line)
    try? SystemCall.writeFully(Array((line + "\n").utf8), to: 2)
    return true
  }
}
