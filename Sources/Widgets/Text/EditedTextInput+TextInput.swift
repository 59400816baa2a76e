// What ``TextInput`` asks for and a text field and a text view answer alike: these answers need nothing but
// the editor. They are public since they are members of public classes.
extension EditedTextInput {
  /// The text in a range; nil where there is no such range.
  public func text(in range: TextRange) -> String? { editor.text(in: range) }

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

  /// How many characters lie between two positions.
  public func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    editor.offset(from: from, to: toPosition)
  }

  /// Which way the paragraph of a position is written.
  public func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection { editor.baseWritingDirection(at: position) }
}

extension TextEditor {
  /// Where a selection is, with the text moved by a distance.
  func selectionRects(for range: TextRange, movedBy shift: Vector) -> [TextSelectionRect] {
    selectionRects(for: range).map {
      var part = $0
      part.rect = part.rect.offsetBy(dx: shift.dx, dy: shift.dy)
      return part
    }
  }
}
