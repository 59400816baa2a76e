internal import Synchronization
import WindowResponder

/// One writing of a file, which another thread does, or whoever cannot wait for that.
///
/// Whoever asks first writes; who asks meanwhile waits until it is written, and has the same outcome. So
/// nothing is written twice, and a file that is written anew is never overtaken by what was older.
final class BackgroundWrite: Sendable {
  private let outcome = Mutex<Result<SafeFile, FileError>?>(nil)
  private let file: SafeFile
  private let bytes: [UInt8]
  private let replacesOthers: Bool

  /// Notes what is to be written; nothing is yet.
  init(_ file: SafeFile, _ bytes: [UInt8], replacesOthers: Bool) {
    self.file = file
    self.bytes = bytes
    self.replacesOthers = replacesOthers
  }

  /// Writes, on whatever thread this is called, unless that is done.
  func finish() -> Result<SafeFile, FileError> {
    outcome.withLock { outcome in
      if let outcome { return outcome }
      let new = Result { () throws(FileError) -> SafeFile in
        var written = file
        try written.write(bytes, replacesOthers: replacesOthers)
        return written
      }
      outcome = new
      return new
    }
  }
}
