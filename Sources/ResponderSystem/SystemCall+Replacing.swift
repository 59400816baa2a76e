internal import CSystem
internal import Glibc

/// Calls that change the contents of a file without losing the old contents.
extension SystemCall {
  /// Returns the number of names of a file, or `nil` if it does not exist.
  package static func linkCount(of path: Pathname) -> Int? {
    var status = stat()
    return stat(path.cString, &status) == 0 ? Int(status.st_nlink) : nil
  }

  /// Writes the data of a file that is still in the kernel's memory to the disk.
  package static func sync(_ descriptor: Int32) throws(SystemError) {
    _ = try run("fsync") { fsync(descriptor) }
  }

  /// Writes a folder to the disk, and therefore its new names. File systems without this call write them
  /// automatically.
  package static func syncFolder(_ path: Pathname) {
    let descriptor = open(path.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = try? sync(descriptor)
    close(descriptor)
  }

  /// Renames a file, and replaces an existing one with the new name.
  package static func rename(_ path: Pathname, to name: Pathname) throws(SystemError) {
    _ = try run("rename") { Glibc.rename(path.cString, name.cString) }
  }

  /// Renames a file or a folder. If the new name exists, throws EEXIST and changes nothing.
  package static func rename(_ path: Pathname, toNew name: Pathname) throws(SystemError) {
    _ = try run("renameat2") { wr_rename_to_new(path.cString, name.cString) }
  }

  /// Creates a symbolic link with a new name.
  package static func makeLink(_ name: Pathname, to target: Pathname) throws(SystemError) {
    _ = try run("symlink") { symlink(target.cString, name.cString) }
  }

  /// Removes a name of a file (`unlink`). If the name does not exist, throws ENOENT.
  package static func unlink(_ path: Pathname) throws(SystemError) {
    _ = try run("unlink") { Glibc.unlink(path.cString) }
  }

  /// Removes a name of a file. If that fails, does nothing.
  package static func remove(_ path: Pathname) { _ = try? unlink(path) }

  /// Sets the length of a file, in bytes.
  package static func setByteCount(_ count: Int, of descriptor: Int32) throws(SystemError) {
    _ = try run("ftruncate") { ftruncate(descriptor, off_t(count)) }
  }

  /// Reserves space on the disk for a file with a length in bytes, and sets that length. If the file system
  /// cannot reserve space, does nothing.
  package static func reserve(_ count: Int, for descriptor: Int32) throws(SystemError) {
    guard count > 0 else { return }
    while true {
      let code = posix_fallocate(descriptor, 0, off_t(count))
      switch code {
      case 0, EINVAL, EOPNOTSUPP, ENOSYS: return
      case EINTR: continue
      default: throw SystemError(operation: "posix_fallocate", code: code)
      }
    }
  }

  /// Locks an open file for this program (`flock`). If another program has locked it, returns `false`.
  package static func lock(_ descriptor: Int32) -> Bool {
    (try? run("flock") { flock(descriptor, LOCK_EX | LOCK_NB) }) == .done(0)
  }

  /// Copies the extended attributes of a file to an open file, as far as possible.
  package static func copyAttributes(of path: Pathname, to descriptor: Int32) {
    wr_copy_attributes(path.cString, descriptor)
  }
}
