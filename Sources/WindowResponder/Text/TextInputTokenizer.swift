/// An object that finds words, lines and other units in a ``TextInput``. Follows `UITextInputTokenizer`.
@preconcurrency @MainActor public protocol TextInputTokenizer: AnyObject {
  /// Returns the unit that contains a position, or `nil` if there is none.
  ///
  /// At a boundary, it is the unit on the side of the direction.
  func rangeEnclosingPosition(
    _ position: TextPosition, with granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextRange?

  /// Returns a Boolean value that indicates whether a position is at the end of a unit in a direction.
  func isPosition(
    _ position: TextPosition, atBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool

  /// Returns the next boundary of a unit in a direction, or `nil` if there is none.
  func position(
    from position: TextPosition, toBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextPosition?

  /// Returns a Boolean value that indicates whether a position is in a unit.
  func isPosition(
    _ position: TextPosition, withinTextUnit granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool
}
