/// Finds words, sentences, paragraphs and lines in any ``TextInput``. Follows `UITextInputStringTokenizer`.
///
/// Words and sentences are Unicode's, with Pango's dictionary for Thai; lines are where the input's carets
/// stand at one height. It reads the paragraph around a position and no more.
@preconcurrency @MainActor open class TextInputStringTokenizer: TextInputTokenizer {
  weak var textInput: (any TextInput)?

  /// Creates a tokenizer for a text input, which it does not keep alive.
  public init(textInput: any TextInput) { self.textInput = textInput }

  /// The unit that a position is in.
  open func rangeEnclosingPosition(
    _ position: TextPosition, with granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextRange? {
    unit(at: position, granularity, isForward: isForward(direction, at: position))
  }

  /// Whether a unit ends at a position for whoever moves in a direction.
  open func isPosition(
    _ position: TextPosition, atBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool {
    let isForward = isForward(direction, at: position)
    guard let unit = unit(at: position, granularity, isForward: !isForward) else { return false }
    return isForward ? unit.end == position : unit.start == position
  }

  /// The next boundary of a unit in a direction.
  open func position(
    from position: TextPosition, toBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextPosition? {
    boundary(from: position, granularity, isForward: isForward(direction, at: position))
  }

  /// Whether a position is in a unit.
  open func isPosition(
    _ position: TextPosition, withinTextUnit granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool {
    unit(at: position, granularity, isForward: isForward(direction, at: position)) != nil
  }
}
