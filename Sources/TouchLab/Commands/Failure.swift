import ResponderSystem

/// The error that ends a command: a sentence, and the exit status.
struct Failure: Error {
  let status: ToolStatus
  let sentence: String

  static func usage(_ sentence: String) -> Failure { Failure(status: .usage, sentence: sentence) }

  static func file(_ path: String, _ error: SystemError) -> Failure {
    Failure(status: .file, sentence: "\(path): \(error.reason)")
  }

  /// Returns the error for a file, which need not be a system error.
  static func file(_ path: String, _ error: any Error) -> Failure {
    if let error = error as? SystemError { return .file(path, error) }
    return Failure(status: .file, sentence: "\(path): \(error)")
  }
}
