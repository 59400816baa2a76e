internal import CSystem
internal import Glibc

/// A new file next to another one, which it replaces when all of its contents are on the disk.
///
/// Even after a failure, either the old file or the new one is complete. If the new file does not replace the
/// old one, it is removed with this object. If the file system supports it, the file has no name until it
/// replaces the old one, so a program that is killed leaves no part of it.
package final class ReplacementFile {
  /// The new file, which is open for reading and writing.
  package let file: FileDescriptor
  /// The path of the new file, or `nil` as long as it has no name.
  private var path: Pathname?
  private let target: Pathname
  private let folder: Pathname
  private var isInPlace = false

  /// Creates an empty file in the folder of another file.
  ///
  /// - Parameters:
  ///   - target: The path of the other file, without links.
  ///   - folder: The folder that contains the other file.
  ///   - permissions: The permissions of the new file, as limited by `umask`.
  package init(
    beside target: Pathname, in folder: Pathname, permissions: UInt32 = 0o666
  ) throws(SystemError) {
    // Linux before 6.0 may ignore `umask` for a file without a name.
    let unnamed = permissions & 0o077 == 0 ? wr_open_unnamed(folder.cString, permissions) : -1
    if unnamed >= 0 {
      file = FileDescriptor(owning: unnamed)
    } else {
      let made = try Self.withFreeName(beside: target, in: folder) { path throws(SystemError) in
        try FileDescriptor(opening: path, for: .creating(permissions: permissions), waits: true)
      }
      path = made.path
      file = made.result
    }
    self.target = target
    self.folder = folder
  }

  /// Calls a closure with one path after the other until it does not throw EEXIST, and returns the path and
  /// the result.
  private static func withFreeName<Result>(
    beside target: Pathname, in folder: Pathname,
    _ body: (Pathname) throws(SystemError) -> Result
  ) throws(SystemError) -> (path: Pathname, result: Result) {
    // A name may have 255 bytes, and the longest has to have room for the rest.
    let start = Pathname(bytes: Array(".".utf8) + target.lastComponent.bytes.prefix(100))
    var attempts = 0
    while true {
      let mark = String(UInt32.random(in: 0 ... .max), radix: 36)
      let path = folder.appending(start.adding(".\(mark).new"))
      do throws(SystemError) {
        return (path, try body(path))
      } catch {
        attempts += 1
        guard error.code == EEXIST, attempts < 100 else { throw error }
      }
    }
  }

  deinit { if !isInPlace, let path { SystemCall.remove(path) } }

  /// Writes all of the contents to the disk.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try SystemCall.writeFully(bytes, to: file.number)
    try SystemCall.sync(file.number)
  }

  /// Replaces the other file with this one, and writes the folder to the disk.
  package func replaceTarget() throws(SystemError) {
    let path = try named()
    _ = try SystemCall.run("rename") { rename(path.cString, target.cString) }
    isInPlace = true
    SystemCall.syncFolder(folder)
  }

  /// Returns the path of the file, which has a name from then on.
  private func named() throws(SystemError) -> Pathname {
    if let path { return path }
    let number = file.number
    let made = try Self.withFreeName(beside: target, in: folder) { path throws(SystemError) in
      try SystemCall.run("linkat") { wr_give_name(number, path.cString) }
    }
    path = made.path
    return made.path
  }
}
