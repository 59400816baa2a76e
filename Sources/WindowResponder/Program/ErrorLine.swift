import ResponderSystem

/// The lines that the library writes to the standard error.
@MainActor package enum ErrorLine {
  /// A closure that is called with each line, for tests.
  package static var observer: ((String) -> Void)?

  /// Writes a line.
  ///
  /// The standard error may have no reader, for example after the compositor that started the program has
  /// died. This must not end the program before it has saved its data.
  package static func write(_ line: String, to descriptor: Int32 = 2) {
    observer?(line)
    try? SystemCall.writeFully(Array((line + "\n").utf8), to: descriptor)
  }
}
