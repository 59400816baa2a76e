/// A change of a text for undo: the range of the new text, and the text that it replaced.
@MainActor final class TextChangeRecord {
  /// The kinds of changes. Consecutive changes of one kind may be undone together.
  enum Kind {
    case typing, deleting, other
  }

  let kind: Kind
  /// The start of the change, in bytes.
  var start: Int
  /// The number of inserted bytes.
  var inserted: Int
  /// The text that was replaced.
  var removed: TextPiece
  /// The selection before the change.
  let selection: TextRange

  init(kind: Kind, start: Int, inserted: Int, removed: TextPiece, selection: TextRange) {
    self.kind = kind
    self.start = start
    self.inserted = inserted
    self.removed = removed
    self.selection = selection
  }

  /// Joins a change that continues this one. Returns a Boolean value that indicates whether it does.
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

/// A piece of text with its attributes.
struct TextPiece {
  var text: String
  /// The runs of attributes, in bytes from the start. Empty if there are no attributes.
  var runs: [(range: Range<Int>, attributes: TextAttributes)] = []

  static func + (a: TextPiece, b: TextPiece) -> TextPiece {
    let shift = a.text.utf8.count
    let moved = b.runs.map { run in
      (range: run.range.lowerBound + shift..<run.range.upperBound + shift, run.attributes)
    }
    return TextPiece(text: a.text + b.text, runs: a.runs + moved)
  }
}
