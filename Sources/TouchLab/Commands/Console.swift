import ResponderSystem

/// The standard output and error, and information about files.
enum Console {
  /// Writes a text, until it is complete or cannot be written any more.
  static func write(_ text: String, to stream: StandardStream) { try? stream.write(text) }

  /// Returns a Boolean value that indicates whether a path leads to a regular file, not a folder, a device or
  /// a pipe.
  static func isFile(_ path: String) -> Bool { status(path)?.kind == .file }

  /// Returns a Boolean value that indicates whether a path leads to anything.
  static func exists(_ path: String) -> Bool { status(path) != nil }

  /// Returns a Boolean value that indicates whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool { status(path)?.kind == .folder }

  /// Returns a Boolean value that indicates whether two paths lead to the same file.
  static func isSameFile(_ first: String, _ second: String) -> Bool {
    guard let first = status(first), let second = status(second) else { return false }
    return first.isSameFile(as: second)
  }

  private static func status(_ path: String) -> FileStatus? { try? FileStatus(of: path) }
}
