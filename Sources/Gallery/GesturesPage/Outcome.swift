import WindowResponder

/// The result of a recognizer in the last attempt.
enum Outcome: Equatable {
  /// No touch has reached the recognizer.
  case idle
  /// The recognizer may still recognise.
  case possible
  /// The recognizer recognises, or has recognised.
  case recognized(GestureRecognizer.State)
  /// Another recognizer has prevented it.
  case prevented(by: String)
  /// The recognizer has failed.
  case failed

  /// The text in the list.
  var text: String {
    switch self {
    case .idle: return "Waiting"
    case .possible: return "Possible"
    case .recognized(.began): return "Began"
    case .recognized(.changed): return "Goes on"
    case .recognized(.cancelled): return "Cancelled"
    case .recognized: return "Recognised"
    case .prevented(let winner): return "\(winner) was first"
    case .failed: return "Not this gesture"
    }
  }

  /// The colour of the dot.
  var color: Color {
    switch self {
    case .idle: return .track
    case .possible: return .warningText
    case .recognized(.cancelled): return .errorText
    case .recognized: return .successText
    case .prevented, .failed: return .tertiaryLabel
    }
  }
}
