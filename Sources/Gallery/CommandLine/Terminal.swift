import ResponderSystem

/// What the program prints.
enum Terminal {
  /// Prints text and a line's end on the standard output.
  static func write(_ text: String) { write(text, to: 1) }

  /// Prints one line on the standard error.
  static func writeError(_ line: String) { write(line, to: 2) }

  private static func write(_ text: String, to descriptor: Int32) {
    // The reader has closed its end: that is no error.
    try? SystemCall.writeFully(Array((text + "\n").utf8), to: descriptor)
  }
}
