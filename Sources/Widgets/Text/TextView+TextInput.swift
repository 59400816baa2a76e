// What ``TextInput`` asks for beyond what the class itself declares, in the content's coordinates.
extension TextView {
  /// The text may have several lines.
  public var isMultiline: Bool { true }

  /// The text in a range; nil where there is no such range.
  public func text(in range: TextRange) -> String? { editor.text(in: range) }

  /// On which side of a line break the caret is shown.
  public var selectionAffinity: TextAffinity {
    get { editor.head.affinity }
    set {
      editor.select(
        anchor: editor.anchor,
        head: TextPosition(utf8Offset: editor.head.utf8Offset, affinity: newValue))
    }
  }

  /// What an input method has not made up its mind about.
  public var markedTextRange: TextRange? { editor.markedRange }

  /// How that is shown; nil for an underline.
  public var markedTextStyle: TextAttributes? {
    get { editor.markedTextStyle }
    set { editor.markedTextStyle = newValue }
  }

  /// The place behind the last character.
  public var endOfDocument: TextPosition { editor.end }

  /// The position as many characters further, or back.
  public func position(from position: TextPosition, offset: Int) -> TextPosition? {
    editor.position(from: position, offset: offset)
  }

  /// The position as many characters or lines further in a direction on screen.
  public func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition? {
    layoutIfNeeded()
    return editor.position(from: position, in: direction, offset: offset)
  }

  /// How many characters lie between two positions.
  public func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }

  /// Which way the paragraph of a position is written.
  public func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection { editor.baseWritingDirection(at: position) }

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
