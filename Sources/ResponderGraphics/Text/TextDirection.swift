/// A direction in the order in which text is kept. Follows `UITextStorageDirection`.
public enum TextStorageDirection: Hashable, Sendable, CaseIterable {
  /// Towards the end.
  case forward
  /// Towards the start.
  case backward
}

/// A direction as seen on screen. Follows `UITextLayoutDirection`.
public enum TextLayoutDirection: Hashable, Sendable, CaseIterable {
  /// To the right.
  case right
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
}

/// A direction of either kind. Follows `UITextDirection`.
public enum TextDirection: Hashable, Sendable {
  /// In the order in which text is kept.
  case storage(TextStorageDirection)
  /// As seen on screen.
  case layout(TextLayoutDirection)
}

/// Which way a paragraph is written. Follows `NSWritingDirection`.
public enum WritingDirection: Int, Hashable, Sendable, CaseIterable {
  /// As its first letter that has a direction.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// A unit of text. Follows `UITextGranularity`.
public enum TextGranularity: Int, Hashable, Sendable, CaseIterable {
  /// What people see as one character.
  case character = 0
  /// A word.
  case word
  /// A sentence.
  case sentence
  /// What ends with a line break.
  case paragraph
  /// What stands on one line on screen.
  case line
  /// Everything.
  case document
}

/// On which side of a line's end a position is shown that is the next line's start too. Follows
/// `NSTextSelection.Affinity`.
public enum TextAffinity: Int, Hashable, Sendable, CaseIterable {
  /// At the start of the next line.
  case downstream = 0
  /// At the end of the line.
  case upstream = 1
}
