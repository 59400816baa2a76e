/// An error of a real compositor that a test or benchmark runs.
package enum CompositorError: Error, CustomStringConvertible {
  /// A program is not on the search path.
  case notInstalled(String)
  /// A process could not be started, for the reason in `errno`.
  case spawnFailed(String, errno: Int32)
  /// A compositor or one of its helpers did not start. The log contains details.
  case didNotStart(String, log: String)
  /// A Unix socket could not be opened, or failed.
  case socketFailed(String, errno: Int32)
  /// The other side did not answer in time.
  case timedOut(String)
  /// The compositor does not have a protocol that the test harness requires.
  case missingGlobal(String)
  /// The compositor, the message bus or the input module refused a request.
  case refused(String)
  /// This compositor does not support the operation.
  case unsupported(String)

  package var description: String {
    switch self {
    case .notInstalled(let name): "\(name) is not installed (script/bootstrap --tests)"
    case .spawnFailed(let name, let code): "\(name) could not be started: errno \(code)"
    case .didNotStart(let name, let log): "\(name) did not start:\n\(log)"
    case .socketFailed(let path, let code): "socket \(path): errno \(code)"
    case .timedOut(let what): "\(what): no answer in time"
    case .missingGlobal(let name): "the compositor has no \(name)"
    case .refused(let what): what
    case .unsupported(let what): what
    }
  }
}
