internal import CSystem
internal import Glibc

/// A file, an end of a pipe, or a socket. It is closed when the last reference to it is released.
package final class FileDescriptor: Sendable {
  /// The number of the descriptor for system calls.
  package let number: Int32

  /// The access with which a file is opened.
  package enum Access: Sendable {
    case reading
    case readingAndWriting
    /// Reading and writing of a file. If there is none, it is created with these permissions, as limited by
    /// `umask`.
    case updating(permissions: UInt32)
    /// Reading and writing of a new file. If anything with that name exists, opening fails with EEXIST.
    case creating(permissions: UInt32)
    /// Writing that replaces the contents. If there is no file, it is created with these permissions, as
    /// limited by `umask`.
    case replacing(permissions: UInt32)

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY
      case .readingAndWriting: O_RDWR
      case .updating: O_RDWR | O_CREAT
      case .creating: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW
      case .replacing: O_WRONLY | O_CREAT | O_TRUNC
      }
    }

    fileprivate var permissions: UInt32 {
      switch self {
      case .updating(let permissions), .replacing(let permissions), .creating(let permissions):
        permissions
      case .reading, .readingAndWriting: 0
      }
    }
  }

  /// Takes the ownership of an open descriptor.
  package init(owning number: Int32) { self.number = number }

  deinit { close(number) }

  /// Opens a file. Opening without waiting is safe even if the file may have been replaced with a pipe.
  package convenience init(
    opening path: Pathname, for access: Access = .reading, waits: Bool = false
  ) throws(SystemError) {
    let flags = access.flags | O_CLOEXEC | (waits ? 0 : O_NONBLOCK)
    let number = open(path.cString, flags, access.permissions)
    guard number >= 0 else { throw SystemError(operation: "open", code: errno) }
    self.init(owning: number)
  }

  /// Opens a file whose path is a string.
  package convenience init(
    opening path: String, for access: Access = .reading, waits: Bool = false
  ) throws(SystemError) {
    try self.init(opening: Pathname(path), for: access, waits: waits)
  }

  /// Creates another descriptor for the same file.
  package convenience init(copying number: Int32) throws(SystemError) {
    self.init(owning: try SystemCall.copy(number))
  }

  /// Creates a file without a name and with a length. It can be sent to other programs.
  ///
  /// - Parameter isSealed: A Boolean value that indicates whether the file can never shrink, which is the
  ///   default.
  package convenience init(
    anonymous name: String, byteCount: Int, isSealed: Bool = true
  ) throws(SystemError) {
    let number = wr_memfd_create(name)
    guard number >= 0 else { throw SystemError(operation: "memfd_create", code: errno) }
    self.init(owning: number)
    guard ftruncate(number, byteCount) == 0 else {
      throw SystemError(operation: "ftruncate", code: errno)
    }
    // Without the seal, the receiver must protect each access. This needs no warning.
    if isSealed { _ = wr_seal_against_shrinking(number) }
  }

  /// Creates a pipe that programs started from here do not inherit.
  package static func pipe() throws(SystemError) -> (
    readEnd: FileDescriptor, writeEnd: FileDescriptor
  ) {
    var ends: [Int32] = [-1, -1]
    guard wr_pipe(&ends) == 0 else { throw SystemError(operation: "pipe2", code: errno) }
    return (FileDescriptor(owning: ends[0]), FileDescriptor(owning: ends[1]))
  }
}
