package import ResponderSystem

/// A file into which a recording is written.
package final class RecordingFile: RecordingSink {
  private let descriptor: FileDescriptor

  /// Creates a file, or replaces an existing one. Throws the system's error.
  package init(path: String) throws(SystemError) {
    descriptor = try FileDescriptor(opening: path, for: .replacing(permissions: 0o644))
  }

  /// Writes some of the bytes with one call.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    switch try SystemCall.write(bytes, to: descriptor.number) {
    case .done(let count): count
    case .wouldBlock: 0
    }
  }

  /// Truncates the file. A descriptor that is not a file, such as a pipe, is not changed.
  package func shorten(to byteCount: Int) {
    try? SystemCall.setByteCount(byteCount, of: descriptor.number)
  }
}
