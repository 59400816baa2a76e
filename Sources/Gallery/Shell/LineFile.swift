import ResponderSystem

/// An error of a file of lines, with the path and the system's message.
enum LineFileError: Error, Equatable, CustomStringConvertible {
  case unopenable(path: String, reason: String)
  case unwritable(path: String, reason: String)

  var description: String {
    switch self {
    case .unopenable(let path, let reason): return "\(path) cannot be opened: \(reason)"
    case .unwritable(let path, let reason): return "\(path) cannot be written: \(reason)"
    }
  }
}

/// A file to which lines are written, each of them at once.
final class LineFile {
  private let path: String
  private let file: FileDescriptor

  /// Creates a file, or replaces an existing one.
  init(path: String) throws(LineFileError) {
    self.path = path
    do throws(SystemError) {
      file = try FileDescriptor(
        opening: path, for: .replacing(permissions: 0o644), waits: true)
    } catch {
      throw .unopenable(path: path, reason: error.reason)
    }
  }

  /// Writes a line.
  func write(_ line: String) throws(LineFileError) {
    do throws(SystemError) {
      try SystemCall.writeFully(Array((line + "\n").utf8), to: file.number)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }
}
