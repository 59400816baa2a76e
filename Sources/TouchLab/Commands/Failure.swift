import ResponderSystem

/// Why a command ends early: a sentence, and what a script is told.
struct Failure: Error {
  let status: ToolStatus
  let sentence: String

  static func usage(_ sentence: String) -> Failure { Failure(status: .usage, sentence: sentence) }

  static func file(_ path: String, _ error: SystemError) -> Failure {
    Failure(status: .file, sentence: "\(path): \(error.reason)")
  }

  /// The same for what is no system's error perhaps.
  static func file(_ path: String, _ error: any Error) -> Failure {
    if let error = error as? SystemError { return .file(path, error) }
    return Failure(status: .file, sentence: "\(path): \(error)")
  }
}
