internal import Glibc

/// The metadata of a file or a folder. Follows `stat(2)`.
package struct FileStatus: Hashable, Sendable {
  /// A file type, such as a regular file or a folder.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    case socket
    case pipe
    case device
  }

  package let kind: Kind
  /// The length, in bytes.
  package let byteCount: Int
  /// The time of the last write, in seconds since 1970, and the nanoseconds of that second.
  package let modified: Int
  package let modifiedNanoseconds: Int
  /// The number of the file system, and of the file in it. Together, they identify the file.
  package let device: UInt
  package let number: UInt
  /// The number of names that the file has.
  package let linkCount: Int
  package let owner: UInt32
  package let group: UInt32
  /// The permissions of the file: the lower 12 bits of its mode.
  package let permissions: UInt32

  /// Reads the metadata of the item at a path.
  ///
  /// - Parameter followsLinks: A Boolean value that indicates whether symbolic links are followed, which is
  ///   the default.
  package init(of path: Pathname, followsLinks: Bool = true) throws(SystemError) {
    var status = stat()
    let path = path.cString
    _ = try SystemCall.run(followsLinks ? "stat" : "lstat") {
      followsLinks ? stat(path, &status) : lstat(path, &status)
    }
    self.init(status)
  }

  /// Reads the metadata of the item at a path that is a string.
  package init(of path: String, followsLinks: Bool = true) throws(SystemError) {
    try self.init(of: Pathname(path), followsLinks: followsLinks)
  }

  /// Reads the metadata of an open file.
  package init(of descriptor: Int32) throws(SystemError) {
    var status = stat()
    _ = try SystemCall.run("fstat") { fstat(descriptor, &status) }
    self.init(status)
  }

  /// Returns a Boolean value that indicates whether two metadata are of the same file, even by different
  /// names.
  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && number == other.number
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFSOCK: .socket
      case S_IFIFO: .pipe
      default: .device
      }
    byteCount = Int(status.st_size)
    (modified, modifiedNanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
    linkCount = Int(status.st_nlink)
    (owner, group, permissions) = (status.st_uid, status.st_gid, UInt32(status.st_mode & 0o7777))
  }
}

extension SystemCall {
  /// A use of a file.
  package enum Access: Sendable {
    case existing
    case reading
    case writing
    case executing
  }

  /// Returns a Boolean value that indicates whether this process may use a file, according to its effective
  /// user.
  package static func allows(_ access: Access, to path: Pathname) -> Bool {
    let mode =
      switch access {
      case .existing: F_OK
      case .reading: R_OK
      case .writing: W_OK
      case .executing: X_OK
      }
    return faccessat(AT_FDCWD, path.cString, mode, AT_EACCESS) == 0
  }

  /// Returns a Boolean value that indicates whether this process may use a file whose path is a string.
  package static func allows(_ access: Access, to path: String) -> Bool {
    allows(access, to: Pathname(path))
  }

  /// Sets the permissions of a file (`chmod`).
  package static func setPermissions(
    _ permissions: UInt32, of path: Pathname
  ) throws(SystemError) {
    _ = try run("chmod") { chmod(path.cString, permissions) }
  }

  /// Sets the permissions of an open file (`fchmod`).
  package static func setPermissions(
    _ permissions: UInt32, of descriptor: Int32
  ) throws(SystemError) {
    _ = try run("fchmod") { fchmod(descriptor, permissions) }
  }

  /// Changes the owner and the group of an open file (`fchown`).
  package static func setOwner(
    _ owner: UInt32, group: UInt32, of descriptor: Int32
  ) throws(SystemError) {
    _ = try run("fchown") { fchown(descriptor, owner, group) }
  }
}
