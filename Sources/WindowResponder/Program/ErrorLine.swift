import ResponderSystem

/// What goes to the standard error.
@MainActor package enum ErrorLine {
  /// Called with every line, for tests.
  package static var watcher: ((String) -> Void)?

  /// Writes one line.
  ///
  /// Nobody may read it any more, as when the compositor that started the program has died: that must not
  /// end the program before it has saved anything.
  package static func write(_ line: String, to descriptor: Int32 = 2) {
    watcher?(line)
    try? SystemCall.writeFully(Array((line + "\n").utf8), to: descriptor)
  }
}
