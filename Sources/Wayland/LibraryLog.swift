internal import CWayland
internal import Glibc
internal import Synchronization

/// What libwayland would print on stderr: kept, so that it can be told in an error of ours.
///
/// libwayland has one log for the whole process, so this is the process's too.
enum LibraryLog {
  private static let last = Mutex("")

  /// Takes the log over from now on.
  static func redirect() {
    wl_log_set_handler_client { format, arguments in
      guard let format, let arguments else { return }
      LibraryLog.keep(format, arguments)
    }
  }

  /// The newest message, which is forgotten.
  static func takeLast() -> String {
    last.withLock { message in
      defer { message = "" }
      return message
    }
  }

  private static func keep(_ format: UnsafePointer<CChar>, _ arguments: CVaListPointer) {
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
      guard let base = buffer.baseAddress else { return "" }
      vsnprintf(base, buffer.count, format, arguments)
      return String(cString: base)
    }
    last.withLock { $0 = text.hasSuffix("\n") ? String(text.dropLast()) : text }
  }
}
