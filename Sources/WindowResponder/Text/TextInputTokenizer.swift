/// What finds words, lines and other units in a ``TextInput``. Follows `UITextInputTokenizer`.
@preconcurrency @MainActor public protocol TextInputTokenizer: AnyObject {
  /// The unit that a position is in; nil where it is in none.
  ///
  /// At a boundary it is the unit on the side of the direction.
  func rangeEnclosingPosition(
    _ position: TextPosition, with granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextRange?

  /// Whether a unit ends at a position for whoever moves in a direction.
  func isPosition(
    _ position: TextPosition, atBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool

  /// The next boundary of a unit in a direction; nil where there is none.
  func position(
    from position: TextPosition, toBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextPosition?

  /// Whether a position is in a unit.
  func isPosition(
    _ position: TextPosition, withinTextUnit granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool
}
