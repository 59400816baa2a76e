import ResponderSystem

/// The requested symbol names that no symbol has.
package enum MissingSymbols {
  private static let reported = Guarded<Set<String>>([])
  private static let watchers = Guarded<(@Sendable (String) -> Void)?>(nil)

  /// Sets a closure that is called with every message, for tests. Pass `nil` to remove it.
  package static func watch(_ watcher: (@Sendable (String) -> Void)?) {
    watchers.with { $0 = watcher }
  }

  /// Writes a message about a name to the standard error, once for each name. Returns `true` in any case.
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
