/// A tokenizer that finds words, sentences, paragraphs and lines in any ``TextInput``. Follows
/// `UITextInputStringTokenizer`.
///
/// Words and sentences follow Unicode, with Pango's dictionary for Thai. A line is a range whose carets have
/// the same vertical position. The tokenizer reads only the paragraph around a position.
@preconcurrency @MainActor open class TextInputStringTokenizer: TextInputTokenizer {
  weak var textInput: (any TextInput)?

  /// Creates a tokenizer for a text input, which is held weakly.
  public init(textInput: any TextInput) { self.textInput = textInput }

  /// Returns the unit that contains a position.
  open func rangeEnclosingPosition(
    _ position: TextPosition, with granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextRange? {
    unit(at: position, granularity, isForward: isForward(direction, at: position))
  }

  /// Returns a Boolean value that indicates whether a position is at the end of a unit in a direction. The
  /// end of a paragraph is before its terminator.
  open func isPosition(
    _ position: TextPosition, atBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool {
    let isForward = isForward(direction, at: position)
    if granularity == .paragraph { return isParagraphBoundary(position, isForward: isForward) }
    guard let unit = unit(at: position, granularity, isForward: !isForward) else { return false }
    return isForward ? unit.end == position : unit.start == position
  }

  /// Returns the next boundary of a unit in a direction.
  open func position(
    from position: TextPosition, toBoundary granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> TextPosition? {
    boundary(from: position, granularity, isForward: isForward(direction, at: position))
  }

  /// Returns a Boolean value that indicates whether a position is in a unit.
  open func isPosition(
    _ position: TextPosition, withinTextUnit granularity: TextGranularity,
    inDirection direction: TextDirection
  ) -> Bool {
    unit(at: position, granularity, isForward: isForward(direction, at: position)) != nil
  }
}
