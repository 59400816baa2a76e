internal import Synchronization
import WindowResponder

/// A write of a file, by a background thread or by the thread that needs the result first.
///
/// The first call of ``finish()`` writes the file. Later calls wait until it is written, and return the same
/// result. The file is therefore written once, and an older write never replaces a newer one.
final class BackgroundWrite: Sendable {
  private let outcome = Mutex<Result<SafeFile, FileError>?>(nil)
  private let file: SafeFile
  private let bytes: [UInt8]
  private let replacesOthers: Bool

  /// Creates a write. The file is not written yet.
  init(_ file: SafeFile, _ bytes: [UInt8], replacesOthers: Bool) {
    self.file = file
    self.bytes = bytes
    self.replacesOthers = replacesOthers
  }

  /// Writes the file on the calling thread, unless it was written already, and returns the result.
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
