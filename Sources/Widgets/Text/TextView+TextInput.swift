// What ``TextInput`` asks for beyond what the class itself declares, in the content's coordinates.
extension TextView {
  /// The text may have several lines.
  public var isMultiline: Bool { true }

  /// On which side of a line break the caret is shown.
  public var selectionAffinity: TextAffinity {
    get { editor.head.affinity }
    set {
      editor.select(
        anchor: editor.anchor,
        head: TextPosition(utf8Offset: editor.head.utf8Offset, affinity: newValue))
    }
  }

  /// The position as many characters or lines further in a direction on screen.
  public func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition? {
    layoutIfNeeded()
    return editor.position(from: position, in: direction, offset: offset)
  }

  /// Has the paragraphs of a range written another way.
  public func setBaseWritingDirection(
    _ writingDirection: WritingDirection, for range: TextRange
  ) { write(writingDirection, in: range) }

  /// The character at a point; nil where there is none.
  public func characterRange(at point: Point) -> TextRange? {
    layoutIfNeeded()
    return editor.characterRange(at: canvas.flowPoint(point))
  }
}
