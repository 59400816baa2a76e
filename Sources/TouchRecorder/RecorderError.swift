/// An error at the start of a recorder.
package enum RecorderError: Error, Hashable, CustomStringConvertible {
  /// The program has no connection to a display.
  case noDisplay
  /// The display has another recorder.
  case recorded
  /// The recorder has finished.
  case finished

  package var description: String {
    switch self {
    case .noDisplay: "there is no display to record from"
    case .recorded: "another recording is going on"
    case .finished: "the recording has ended"
    }
  }
}
