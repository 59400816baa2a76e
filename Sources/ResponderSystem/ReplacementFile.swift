internal import Glibc

/// A new file next to another one, which it replaces when all of its contents are on the disk.
///
/// Even after a failure, either the old file or the new one is complete. If the new file does not replace the
/// old one, it is removed with this object.
package final class ReplacementFile {
  /// The new file, which is open for reading and writing.
  package let file: FileDescriptor
  /// The path of the new file.
  private let path: Pathname
  private let target: Pathname
  private let folder: Pathname
  private var isInPlace = false

  /// Creates an empty file with a new name in the folder of another file.
  ///
  /// - Parameters:
  ///   - target: The path of the other file, without links.
  ///   - folder: The folder that contains the other file.
  ///   - permissions: The permissions of the new file, as limited by `umask`.
  package init(
    beside target: Pathname, in folder: Pathname, permissions: UInt32 = 0o666
  ) throws(SystemError) {
    // A name can have 255 bytes, and there must be room for the added characters.
    let start = Pathname(bytes: Array(".".utf8) + target.lastComponent.bytes.prefix(100))
    var attempts = 0
    while true {
      let mark = String(UInt32.random(in: 0 ... .max), radix: 36)
      let path = folder.appending(start.adding(".\(mark).new"))
      do throws(SystemError) {
        file = try FileDescriptor(
          opening: path, for: .creating(permissions: permissions), waits: true)
        self.path = path
        break
      } catch {
        attempts += 1
        guard error.code == EEXIST, attempts < 100 else { throw error }
      }
    }
    self.target = target
    self.folder = folder
  }

  deinit { if !isInPlace { unlink(path.cString) } }

  /// Writes all of the contents to the disk.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try SystemCall.writeFully(bytes, to: file.number)
    try SystemCall.sync(file.number)
  }

  /// Replaces the other file with this one, and writes the folder to the disk.
  package func takePlace() throws(SystemError) {
    _ = try SystemCall.run("rename") { rename(path.cString, target.cString) }
    isInPlace = true
    SystemCall.syncFolder(folder)
  }
}
