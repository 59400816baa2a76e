import TouchJudgement
import Widgets

/// The result of a test, as a symbol.
enum TestMark: Hashable {
  case none, pass, fail, partly, left, done

  var symbolName: String {
    switch self {
    case .none: "circle.dashed"
    case .pass: "checkmark.circle"
    case .fail: "exclamationmark.octagon"
    case .partly: "circle.lefthalf.filled"
    case .left: "forward.end"
    case .done: "checkmark"
    }
  }

  var color: Color {
    switch self {
    case .pass: .successText
    case .fail: .errorText
    case .partly, .done: .tint
    case .none, .left: .tertiaryLabel
    }
  }

  /// Creates the result of verdicts, for a test that was completed or not.
  init(_ verdicts: [Verdict], wasDone: Bool, wasLeft: Bool) {
    if verdicts.contains(where: { $0.outcome == .fail }) {
      self = .fail
    } else if wasDone {
      let passed = verdicts.count { $0.outcome == .pass }
      self = verdicts.isEmpty || passed == 0 ? .done : passed == verdicts.count ? .pass : .partly
    } else {
      self = wasLeft ? .left : .none
    }
  }
}
