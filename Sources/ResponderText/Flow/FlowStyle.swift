import ResponderGraphics

/// The style of a text's layout.
package struct FlowStyle: Hashable {
  /// The font of the parts without a font attribute.
  package var font = Font.systemFont(ofSize: Font.systemFontSize)
  /// The alignment of lines.
  package var alignment = TextAlignment.natural
  /// The writing direction of paragraphs.
  package var direction = WritingDirection.natural
  /// A Boolean value that indicates whether lines break at the width. If it is `false`, the text is one line.
  package var wraps = true
  /// A Boolean value that indicates whether lines can break inside words.
  package var breaksWords = false
  /// The width of the layout, in points.
  package var width = 0.0
  /// The attributes of links, which override those of the text, or `nil` for none.
  package var linkAttributes: TextAttributes?
  /// A Boolean value that indicates whether the fonts of the system are heavier than they say.
  package var hasBoldText = false
  /// A Boolean value that indicates whether the text is displayed as dots.
  package var isSecure = false

  /// The character that is displayed for each character of a secure text.
  static let secureCharacter: Character = "•"
}
