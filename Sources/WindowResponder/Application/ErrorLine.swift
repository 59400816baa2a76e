import Glibc

/// What goes to the standard error.
enum ErrorLine {
  /// Writes one line.
  static func write(_ line: String) {
    let text = line + "\n"
    _ = text.withCString { Glibc.write(2, $0, strlen($0)) }
  }
}
