/// A direction in the logical order of text. Follows `UITextStorageDirection`.
public enum TextStorageDirection: Hashable, Sendable, CaseIterable {
  /// Towards the end of the text.
  case forward
  /// Towards the start of the text.
  case backward
}

/// A visual direction on the screen. Follows `UITextLayoutDirection`.
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

/// A logical or a visual direction. Follows `UITextDirection`.
public enum TextDirection: Hashable, Sendable {
  /// A direction in the logical order of text.
  case storage(TextStorageDirection)
  /// A visual direction on the screen.
  case layout(TextLayoutDirection)
}

/// The writing direction of a paragraph. Follows `NSWritingDirection`.
public enum WritingDirection: Int, Hashable, Sendable, CaseIterable {
  /// The direction of the first character with a strong direction.
  case natural = -1
  /// The left-to-right direction.
  case leftToRight = 0
  /// The right-to-left direction.
  case rightToLeft = 1
}

/// A unit of text. Follows `UITextGranularity`.
public enum TextGranularity: Int, Hashable, Sendable, CaseIterable {
  /// A character as users perceive it.
  case character = 0
  /// A word.
  case word
  /// A sentence.
  case sentence
  /// A paragraph, which ends with a line break.
  case paragraph
  /// A line on the screen.
  case line
  /// The whole text.
  case document
}

/// The line on which a position between two lines is displayed. Follows `NSTextSelection.Affinity`.
public enum TextAffinity: Int, Hashable, Sendable, CaseIterable {
  /// The position is displayed at the start of the next line.
  case downstream = 0
  /// The position is displayed at the end of the line.
  case upstream = 1
}
