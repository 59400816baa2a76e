/// What came of a behaviour on a desktop.
enum Outcome: Equatable {
  /// It holds.
  case ok
  /// It does not, and why.
  case fails(String)
  /// The desktop does not offer what it takes, and what that is.
  case notOffered(String)
  /// It could not be played here, and why: the desktop may well have it.
  case notPlayed(String)

  /// The word in the table.
  var word: String {
    switch self {
    case .ok: "ok"
    case .fails: "**fails**"
    case .notOffered: "–"
    case .notPlayed: "·"
    }
  }

  /// What is told beneath the table, or nil.
  var reason: String? {
    switch self {
    case .ok: nil
    case .fails(let reason), .notOffered(let reason), .notPlayed(let reason): reason
    }
  }
}

/// Why a behaviour ended before its end.
enum Ending: Error {
  /// Something that should have come did not.
  case failed(String)
  /// The desktop lacks what it takes.
  case notOffered(String)
  /// The desktop's user cannot be played as far as that.
  case notPlayed(String)
}
