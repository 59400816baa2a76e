/// Why a recorder can't begin.
package enum RecorderError: Error, Hashable, CustomStringConvertible {
  /// The program is connected to no display.
  case noDisplay
  /// Another recorder has the display.
  case recorded
  /// It has ended already.
  case finished

  package var description: String {
    switch self {
    case .noDisplay: "there is no display to record from"
    case .recorded: "another recording is going on"
    case .finished: "the recording has ended"
    }
  }
}
