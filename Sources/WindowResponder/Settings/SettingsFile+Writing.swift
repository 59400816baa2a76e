import Glibc
import ResponderSystem

extension SettingsFile {
  /// Writes the file beside the one that is there, and puts it in its place once it is on the disk: so
  /// there is the old one or the new one, never half of one. Folders that are missing are made.
  func write(to path: String) throws(SettingsError) {
    do throws(SystemError) {
      try Self.replace(Self.destination(of: path), with: Array(text.utf8))
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// What a link leads to, so that the link stays.
  private static func destination(of path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    if let slash = path.lastIndex(of: "/") { makeFolder(String(path[..<slash])) }
    var name = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw SystemError(operation: "open", code: errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    do throws(SystemError) {
      do throws(SystemError) {
        try SystemCall.writeFully(bytes, to: descriptor)
        keepMode(of: path, for: descriptor)
        guard fsync(descriptor) == 0 else { throw SystemError(operation: "fsync", code: errno) }
      } catch {
        close(descriptor)
        throw error
      }
      guard close(descriptor) == 0 else { throw SystemError(operation: "close", code: errno) }
      guard rename(name, path) == 0 else { throw SystemError(operation: "rename", code: errno) }
    } catch {
      unlink(name)
      throw error
    }
  }

  /// Who may read the file stays as it was; a new one is the user's alone.
  private static func keepMode(of path: String, for descriptor: Int32) {
    var status = stat()
    if stat(path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
  }

  private static func makeFolder(_ path: String) {
    if path.isEmpty || mkdir(path, 0o700) == 0 || errno != ENOENT { return }
    guard let slash = path.lastIndex(of: "/") else { return }
    makeFolder(String(path[..<slash]))
    mkdir(path, 0o700)
  }
}
