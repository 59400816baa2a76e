// What ``TextInput`` asks for beyond what the class itself declares, in the field's coordinates.
extension TextField {
  /// Whether the field is enabled.
  public var isEditable: Bool { isEnabled }

  /// On which side of a line break the caret is shown; a field has one line.
  public var selectionAffinity: TextAffinity {
    get { editor.head.affinity }
    set {}
  }

  /// The position as many characters further in a direction on screen.
  public func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition? { editor.position(from: position, in: direction, offset: offset) }

  /// Has the text written another way.
  public func setBaseWritingDirection(
    _ writingDirection: WritingDirection, for range: TextRange
  ) { editor.writingDirection = writingDirection }

  /// The character at a point; nil where there is none.
  public func characterRange(at point: Point) -> TextRange? {
    let rect = place(.zero)
    return editor.characterRange(at: Point(x: point.x - rect.minX, y: point.y - rect.minY))
  }
}
