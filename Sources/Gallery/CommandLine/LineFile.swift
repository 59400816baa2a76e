import ResponderSystem

/// What can go wrong with a file of lines: the path and the system's word for it.
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

/// A file that lines are added to, each of them at once.
final class LineFile {
  private let path: String
  private let file: FileDescriptor

  /// Opens a file, in place of what is there.
  init(path: String) throws(LineFileError) {
    self.path = path
    do throws(SystemError) {
      file = try FileDescriptor(
        opening: path, for: .replacing(permissions: 0o644), waits: true)
    } catch {
      throw .unopenable(path: path, reason: error.reason)
    }
  }

  /// Adds a line.
  func write(_ line: String) throws(LineFileError) {
    do throws(SystemError) {
      try SystemCall.writeFully(Array((line + "\n").utf8), to: file.number)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }
}
