import ResponderSystem

/// The output of the program.
enum Terminal {
  /// Prints text and a line break on the standard output.
  static func write(_ text: String) { write(text, to: 1) }

  /// Prints one line on the standard error.
  static func writeError(_ line: String) { write(line, to: 2) }

  private static func write(_ text: String, to descriptor: Int32) {
    // If the reader has closed its end, this is not an error.
    try? SystemCall.writeFully(Array((text + "\n").utf8), to: descriptor)
  }
}
