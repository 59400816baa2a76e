import ResponderSystem

/// A log on standard error of errors from which the platform recovers. Each is written once.
///
/// A compositor may repeat an error and must not fill the journal. Each message therefore has a key, and a
/// key is written once in the lifetime of a display.
@MainActor final class PlatformLog {
  private var toldKeys: Set<String> = []
  private let tell: (String) -> Void

  /// Creates a log. `write` receives one line without its newline.
  init(write: @escaping (String) -> Void = PlatformLog.writeToStandardError) {
    tell = write
  }

  /// Writes a message, unless one with the same key was written.
  ///
  /// `key` is a literal, so that external data cannot add keys.
  func once(_ key: StaticString, _ message: @autoclosure () -> String) {
    guard toldKeys.insert(key.description).inserted else { return }
    tell(message())
  }

  /// Writes one line to standard error. If it cannot be written, it is dropped.
  nonisolated static func writeToStandardError(_ line: String) {
    let bytes = Array("WindowResponder: \(line)\n".utf8)
    // A full or closed standard error is not treated as an error.
    _ = try? bytes.withUnsafeBytes { try SystemCall.write($0, to: 2) }
  }
}
