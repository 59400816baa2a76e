internal import Glibc

/// A new file beside another one, which takes its place once all of it is on the disk.
///
/// Whatever happens meanwhile, the old file or the new one is there, whole. If it is not put in place, it is
/// removed with the object.
package final class ReplacementFile {
  /// The new file, which is open for reading and writing.
  package let file: FileDescriptor
  /// The path of the new file.
  private let path: Pathname
  private let target: Pathname
  private let folder: Pathname
  private var isInPlace = false

  /// Makes an empty file of a name that did not exist, in the folder of another one.
  ///
  /// - Parameters:
  ///   - target: The path of the other one, without links.
  ///   - folder: The folder that it is in.
  ///   - permissions: Who may do what with it; `umask` takes permissions away.
  package init(
    beside target: Pathname, in folder: Pathname, permissions: UInt32 = 0o666
  ) throws(SystemError) {
    // A name may have 255 bytes, and the longest has to have room for the rest.
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

  /// Puts the file in the place of the other one, and writes the folder to the disk.
  package func takePlace() throws(SystemError) {
    _ = try SystemCall.run("rename") { rename(path.cString, target.cString) }
    isInPlace = true
    SystemCall.syncFolder(folder)
  }
}
