internal import Glibc

/// A system call that failed.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The call, `connect`.
  public let operation: String
  /// Its errno.
  public let code: Int32

  /// Names a failed call.
  public init(operation: String, code: Int32) {
    self.operation = operation
    self.code = code
  }

  /// The system's words for ``code``.
  public var reason: String { String(cString: strerror(code)) }

  /// The call and the reason: `connect: No such file or directory`.
  public var description: String { "\(operation): \(reason)" }
}

extension SystemError {
  /// Returns the error of a call of a library that has just failed, and left its code in `errno`.
  package static func last(_ operation: String) -> SystemError {
    SystemError(operation: operation, code: errno)
  }

  /// A Boolean value that indicates whether the call would have had to wait (`EAGAIN`).
  package var wouldBlock: Bool { code == EAGAIN }
  /// A Boolean value that indicates whether the name exists already (`EEXIST`).
  package var exists: Bool { code == EEXIST }

  /// The code for a name that is in use, as that of a mount point (`EBUSY`).
  package static let busy = EBUSY
  /// The codes for what a user may not do (`EPERM`, `EACCES`).
  package static let notPermitted = EPERM
  package static let accessDenied = EACCES
  /// The code for names on different file systems (`EXDEV`).
  package static let crossDevice = EXDEV
}
