internal import CSystem
internal import Glibc

/// A file, a pipe's end or a socket that is closed when nobody holds it any more.
package final class FileDescriptor: Sendable {
  /// What system calls know it by.
  package let number: Int32

  /// What a file is opened for.
  package enum Access: Sendable {
    case reading
    case readingAndWriting
    /// A new file, which is read and written. If anything of that name exists, opening fails with EEXIST.
    case creating(permissions: UInt32)
    /// Writing, in place of what is there; the file is made where there is none, with the permissions
    /// that `umask` leaves of these.
    case replacing(permissions: UInt32)

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY
      case .readingAndWriting: O_RDWR
      case .creating: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW
      case .replacing: O_WRONLY | O_CREAT | O_TRUNC
      }
    }

    fileprivate var permissions: UInt32 {
      switch self {
      case .replacing(let permissions), .creating(let permissions): permissions
      case .reading, .readingAndWriting: 0
      }
    }
  }

  /// Takes over a descriptor that is open.
  package init(owning number: Int32) { self.number = number }

  deinit { close(number) }

  /// Opens a file. One that doesn't wait is safe where somebody may have put a pipe in the file's place.
  package convenience init(
    opening path: Pathname, for access: Access = .reading, waits: Bool = false
  ) throws(SystemError) {
    let flags = access.flags | O_CLOEXEC | (waits ? 0 : O_NONBLOCK)
    let number = open(path.cString, flags, access.permissions)
    guard number >= 0 else { throw SystemError(operation: "open", code: errno) }
    self.init(owning: number)
  }

  /// Opens a file that is named by a text.
  package convenience init(
    opening path: String, for access: Access = .reading, waits: Bool = false
  ) throws(SystemError) {
    try self.init(opening: Pathname(path), for: access, waits: waits)
  }

  /// Makes another descriptor of the same file.
  package convenience init(copying number: Int32) throws(SystemError) {
    self.init(owning: try SystemCall.copy(number))
  }

  /// Makes a file without a name, as long as is said, that can be handed to other programs and never
  /// shrinks under them.
  ///
  /// - Parameter isSealed: Whether the file can never shrink, as by default.
  package convenience init(
    anonymous name: String, byteCount: Int, isSealed: Bool = true
  ) throws(SystemError) {
    let number = wr_memfd_create(name)
    guard number >= 0 else { throw SystemError(operation: "memfd_create", code: errno) }
    self.init(owning: number)
    guard ftruncate(number, byteCount) == 0 else {
      throw SystemError(operation: "ftruncate", code: errno)
    }
    // Without the seal the other side guards each access; worth a warning to nobody.
    if isSealed { _ = wr_seal_against_shrinking(number) }
  }

  /// Makes a pipe that programs started from here don't inherit.
  package static func pipe() throws(SystemError) -> (
    readEnd: FileDescriptor, writeEnd: FileDescriptor
  ) {
    var ends: [Int32] = [-1, -1]
    guard wr_pipe(&ends) == 0 else { throw SystemError(operation: "pipe2", code: errno) }
    return (FileDescriptor(owning: ends[0]), FileDescriptor(owning: ends[1]))
  }
}
