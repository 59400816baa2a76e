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
