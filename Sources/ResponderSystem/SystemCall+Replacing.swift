internal import CSystem
internal import Glibc

/// Calls by which a file gets other contents, none of which loses the old ones.
extension SystemCall {
  /// Returns how many names a file has, or nil if it does not exist.
  package static func linkCount(of path: Pathname) -> Int? {
    var status = stat()
    return stat(path.cString, &status) == 0 ? Int(status.st_nlink) : nil
  }

  /// Writes what is in the kernel's memory of a file to the disk.
  package static func sync(_ descriptor: Int32) throws(SystemError) {
    _ = try run("fsync") { fsync(descriptor) }
  }

  /// Writes a folder to the disk, so that new names in it are there too. A file system that has no such call
  /// writes them by itself.
  package static func syncFolder(_ path: Pathname) {
    let descriptor = open(path.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = try? sync(descriptor)
    close(descriptor)
  }

  /// Gives a file another name, in place of what had it.
  package static func rename(_ path: Pathname, to name: Pathname) throws(SystemError) {
    _ = try run("rename") { Glibc.rename(path.cString, name.cString) }
  }

  /// Gives a file or a folder another name. If anything has that name, throws EEXIST and changes nothing.
  package static func rename(_ path: Pathname, toNew name: Pathname) throws(SystemError) {
    _ = try run("renameat2") { wr_rename_to_new(path.cString, name.cString) }
  }

  /// Makes a symbolic link of a name that nothing has.
  package static func makeLink(_ name: Pathname, to target: Pathname) throws(SystemError) {
    _ = try run("symlink") { symlink(target.cString, name.cString) }
  }

  /// Removes a name of a file. A name that does not exist is no error.
  package static func remove(_ path: Pathname) { unlink(path.cString) }

  /// Makes a file as long as is said, in bytes.
  package static func setByteCount(_ count: Int, of descriptor: Int32) throws(SystemError) {
    _ = try run("ftruncate") { ftruncate(descriptor, off_t(count)) }
  }

  /// Reserves room on the disk for a file of a length, in bytes, and makes it that long. A file system that
  /// cannot reserve room is left alone.
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

  /// Locks an open file for this program (`flock`). Returns false if another one has locked it.
  package static func lock(_ descriptor: Int32) -> Bool {
    (try? run("flock") { flock(descriptor, LOCK_EX | LOCK_NB) }) == .done(0)
  }

  /// Copies the extended attributes of a file to an open one, as far as they can be had and set.
  package static func copyAttributes(of path: Pathname, to descriptor: Int32) {
    wr_copy_attributes(path.cString, descriptor)
  }
}
