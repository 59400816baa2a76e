extension TextInput {
  /// Returns the range between two positions in either order. Follows `UITextInput.textRange(from:to:)`.
  public func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange?
  {
    let (from, to) = (fromPosition.utf8Offset, toPosition.utf8Offset)
    return from <= to
      ? TextRange(start: fromPosition, end: toPosition)
      : TextRange(start: toPosition, end: fromPosition)
  }
}
