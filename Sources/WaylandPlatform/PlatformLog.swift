import ResponderSystem

/// Tells a person, on standard error, of oddities that were survived: each of them once.
///
/// What a compositor sends again and again must not fill a journal, so that a message is known by
/// its key and a key is written a single time in the life of a display.
@MainActor final class PlatformLog {
  private var toldKeys: Set<String> = []
  private let tell: (String) -> Void

  /// Creates a log; `write` takes one line without its newline.
  init(write: @escaping (String) -> Void = PlatformLog.writeToStandardError) {
    tell = write
  }

  /// Writes the message unless one with the same key has been written.
  ///
  /// `key` is a literal, so that nothing from outside can make the set of keys grow.
  func once(_ key: StaticString, _ message: @autoclosure () -> String) {
    guard toldKeys.insert(key.description).inserted else { return }
    tell(message())
  }

  /// Writes one line to standard error, whole or not at all where nobody reads it.
  nonisolated static func writeToStandardError(_ line: String) {
    let bytes = Array("WindowResponder: \(line)\n".utf8)
    // A full or closed standard error is no reason to fail.
    _ = try? bytes.withUnsafeBytes { try SystemCall.write($0, to: 2) }
  }
}
