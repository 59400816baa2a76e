/// A change of a text as undoing sees it: what stands there now, and what stood there before.
@MainActor final class TextChangeRecord {
  /// What makes changes that follow each other one.
  enum Kind {
    case typing, deleting, other
  }

  let kind: Kind
  /// Where it begins, in bytes.
  var start: Int
  /// How many bytes were put there.
  var inserted: Int
  /// What was there before.
  var removed: TextPiece
  /// What was selected before.
  let selection: TextRange

  init(kind: Kind, start: Int, inserted: Int, removed: TextPiece, selection: TextRange) {
    self.kind = kind
    self.start = start
    self.inserted = inserted
    self.removed = removed
    self.selection = selection
  }

  /// Takes in a change that goes on where this one ended. Tells whether it does.
  func absorb(_ kind: Kind, _ range: Range<Int>, inserted count: Int, removed piece: TextPiece)
    -> Bool
  {
    guard kind == self.kind else { return false }
    switch kind {
    case .typing:
      guard range.isEmpty, range.lowerBound == start + inserted else { return false }
      inserted += count
      return true
    case .deleting:
      guard count == 0, inserted == 0 else { return false }
      if range.upperBound == start {
        removed = piece + removed
        start = range.lowerBound
        return true
      }
      guard range.lowerBound == start else { return false }
      removed = removed + piece
      return true
    case .other:
      return false
    }
  }
}

/// Some text with its attributes, where it has any.
struct TextPiece {
  var text: String
  /// Runs in bytes from the start; empty where there are no attributes.
  var runs: [(range: Range<Int>, attributes: TextAttributes)] = []

  static func + (a: TextPiece, b: TextPiece) -> TextPiece {
    let shift = a.text.utf8.count
    let moved = b.runs.map { run in
      (range: run.range.lowerBound + shift..<run.range.upperBound + shift, run.attributes)
    }
    return TextPiece(text: a.text + b.text, runs: a.runs + moved)
  }
}
