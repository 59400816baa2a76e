/// The outcome of a behavior on a desktop.
enum Outcome: Equatable {
  /// The behavior works.
  case ok
  /// The behavior fails, for the given reason.
  case fails(String)
  /// The desktop lacks the given feature that the behavior requires.
  case notOffered(String)
  /// The behavior could not be tested here, for the given reason. The desktop may still support it.
  case notPlayed(String)

  /// The text of the outcome's table cell.
  var word: String {
    switch self {
    case .ok: "ok"
    case .fails: "**fails**"
    case .notOffered: "–"
    case .notPlayed: "·"
    }
  }

  /// The reason to list below the table, or nil if there is none.
  var reason: String? {
    switch self {
    case .ok: nil
    case .fails(let reason), .notOffered(let reason), .notPlayed(let reason): reason
    }
  }
}

/// A reason why a test ended early.
enum Ending: Error {
  /// An expected event did not happen, as described.
  case failed(String)
  /// The desktop lacks the given feature that the behavior requires.
  case notOffered(String)
  /// The test environment can't simulate the required user input or service, as described.
  case notPlayed(String)
}
