internal import Glibc
package import ResponderSystem

/// A file that a recording is written into.
package final class RecordingFile: RecordingSink {
  private let descriptor: FileDescriptor

  /// Opens a file, in place of what is there. Throws what the system says.
  package init(path: String) throws(SystemError) {
    descriptor = try FileDescriptor(opening: path, for: .replacing(permissions: 0o644))
  }

  /// Writes once.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    switch try SystemCall.write(bytes, to: descriptor.number) {
    case .done(let count): count
    case .wouldBlock: 0
    }
  }

  /// Cuts the file; what is no file, as a pipe, stays as it is.
  package func shorten(to byteCount: Int) {
    _ = ftruncate(descriptor.number, off_t(byteCount))
  }
}
