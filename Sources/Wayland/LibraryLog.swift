internal import CWayland
internal import Synchronization

/// What libwayland would print on stderr: kept, so that it can be told in an error of ours.
///
/// libwayland has one log for the whole process, so this is the process's too.
enum LibraryLog {
  private static let last = Mutex("")

  /// Takes the log over from now on.
  static func redirect() {
    wr_take_log { message in
      guard let message else { return }
      LibraryLog.keep(String(cString: message))
    }
  }

  /// The newest message, which is forgotten.
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
