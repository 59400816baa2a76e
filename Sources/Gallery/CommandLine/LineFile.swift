import Glibc

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
  private let descriptor: Int32

  /// Opens a file, in place of what is there.
  init(path: String) throws(LineFileError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 {
      throw .unopenable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Adds a line.
  func write(_ line: String) throws(LineFileError) {
    let bytes = Array((line + "\n").utf8)
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if written < 0 {
        if errno == EINTR { continue }
        throw .unwritable(path: path, reason: String(cString: strerror(errno)))
      }
      start += written
    }
  }
}
