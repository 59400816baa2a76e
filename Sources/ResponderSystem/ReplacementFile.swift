internal import Glibc

/// A new file beside another one, which takes its place once all of it is on the disk.
///
/// Whatever happens meanwhile, the old file or the new one is there, whole. If it is not put in place, it is
/// removed with the object.
package final class ReplacementFile {
  /// The new file, which is open for reading and writing.
  package let file: FileDescriptor
  /// The path of the new file.
  private let path: String
  private let target: String
  private let folder: String
  private var isInPlace = false

  /// Makes an empty file of a name that did not exist, in the folder of another one.
  ///
  /// - Parameters:
  ///   - target: The path of the other one, without links.
  ///   - folder: The folder that it is in.
  ///   - permissions: Who may do what with it; `umask` takes permissions away.
  package init(
    beside target: String, in folder: String, permissions: UInt32 = 0o666
  ) throws(SystemError) {
    // A name may have 255 bytes, and the longest has to have room for the rest.
    let name = target.split(separator: "/" as Character).last ?? ""
    let start = String(decoding: name.utf8.prefix(100), as: UTF8.self)
    var attempts = 0
    while true {
      let mark = String(UInt32.random(in: 0 ... .max), radix: 36)
      let path = (folder.hasSuffix("/") ? folder : folder + "/") + ".\(start).\(mark).new"
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

  deinit { if !isInPlace { unlink(path) } }

  /// Writes all of the contents to the disk.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try SystemCall.writeFully(bytes, to: file.number)
    try SystemCall.sync(file.number)
  }

  /// Puts the file in the place of the other one, and writes the folder to the disk.
  package func takePlace() throws(SystemError) {
    _ = try SystemCall.run("rename") { rename(path, target) }
    isInPlace = true
    SystemCall.syncFolder(folder)
  }
}
