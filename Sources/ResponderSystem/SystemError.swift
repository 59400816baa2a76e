internal import Glibc

/// An error of a system call.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the call, such as `connect`.
  public let operation: String
  /// The error number (`errno`).
  public let code: Int32

  /// Creates an error of a call.
  public init(operation: String, code: Int32) {
    self.operation = operation
    self.code = code
  }

  /// The system's description of ``code``.
  public var reason: String { String(cString: strerror(code)) }

  /// The call and the reason, such as `connect: No such file or directory`.
  public var description: String { "\(operation): \(reason)" }
}

extension SystemError {
  /// Returns the error of a library call that has just failed, with its code in `errno`.
  package static func last(_ operation: String) -> SystemError {
    SystemError(operation: operation, code: errno)
  }

  /// A Boolean value that indicates whether the call would have had to wait (`EAGAIN`).
  package var wouldBlock: Bool { code == EAGAIN }
  /// A Boolean value that indicates whether the name exists already (`EEXIST`).
  package var exists: Bool { code == EEXIST }

  /// The code for a name that is in use, such as that of a mount point (`EBUSY`).
  package static let busy = EBUSY
  /// The code for a lack of memory (`ENOMEM`).
  package static let noMemory = ENOMEM
  /// The code for a process that cannot open another file descriptor (`EMFILE`).
  package static let noDescriptor = EMFILE
  /// The codes for a lack of permission (`EPERM`, `EACCES`).
  package static let notPermitted = EPERM
  package static let accessDenied = EACCES
  /// The code for names on different file systems (`EXDEV`).
  package static let crossDevice = EXDEV
}
