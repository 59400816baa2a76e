import Glibc

/// What the program prints.
enum Terminal {
  /// Prints text and a line's end on the standard output.
  static func write(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// Prints one line on the standard error.
  static func writeError(_ line: String) { write(line, to: STDERR_FILENO) }

  private static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array((text + "\n").utf8)
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      // A reader that has gone away wants no more.
      guard written > 0 || (written < 0 && errno == EINTR) else { return }
      start += max(0, written)
    }
  }
}
