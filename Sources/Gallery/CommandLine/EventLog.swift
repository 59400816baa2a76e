import WindowResponder

/// Writes events into a file, one JSON object a line, each line at once.
@MainActor final class EventLog {
  private let file: LineFile
  private let onFailure: (LineFileError) -> Void

  /// Opens the file, in place of what is there.
  ///
  /// - Throws: ``LineFileError``, where it cannot be opened.
  init(path: String, onFailure: @escaping (LineFileError) -> Void) throws(LineFileError) {
    file = try LineFile(path: path)
    self.onFailure = onFailure
  }

  /// Writes down what an event tells: a line for each finger and each key that changed.
  func write(_ event: Event) {
    do {
      for line in EventLine.lines(for: event, local: Application.shared.now) {
        try file.write(line)
      }
    } catch {
      onFailure(error)
    }
  }
}
