import WindowResponder

/// A log that writes events into a file, one JSON object a line, each line at once.
@MainActor final class EventLog {
  private let file: LineFile
  private let onFailure: (LineFileError) -> Void

  /// Creates the file, or replaces an existing one.
  ///
  /// - Throws: ``LineFileError`` if the file cannot be opened.
  init(path: String, onFailure: @escaping (LineFileError) -> Void) throws(LineFileError) {
    file = try LineFile(path: path)
    self.onFailure = onFailure
  }

  /// Writes an event: one line for each touch and each key that changed.
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
