internal import CWayland
internal import Synchronization

/// The log messages of libwayland, which would go to the standard error. The last one is stored for
/// ``ConnectionError``.
///
/// Libwayland has one log for the whole process.
enum LibraryLog {
  private static let last = Mutex("")

  /// Redirects libwayland's log to this type.
  static func redirect() {
    wr_take_log { message in
      guard let message else { return }
      LibraryLog.keep(String(cString: message))
    }
  }

  /// Returns the last message, and removes it.
  static func takeLast() -> String {
    last.withLock { message in
      defer { message = "" }
      return message
    }
  }

  private static func keep(_ text: String) {
    last.withLock { $0 = text.hasSuffix("\n") ? String(text.dropLast()) : text }
  }
}
