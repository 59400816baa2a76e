import CSystem

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
    let text = Array((line + "\n").utf8)
    var start = 0
    while start < text.count {
      let written = text.withUnsafeBytes { bytes in
        wr_write_quietly(descriptor, bytes.baseAddress.map { $0 + start }, text.count - start)
      }
      if written <= 0 { return }
      start += written
    }
  }
}
