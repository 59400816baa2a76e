import WindowResponder

/// How far a recognizer came in the last attempt.
enum Outcome: Equatable {
  /// No finger has reached it.
  case idle
  /// It may still recognise.
  case possible
  /// It recognises, or has recognised.
  case recognized(GestureRecognizer.State)
  /// Another one won.
  case prevented(by: String)
  /// It has failed.
  case failed

  /// What is to be read in the list.
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

  /// The colour of its dot.
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
