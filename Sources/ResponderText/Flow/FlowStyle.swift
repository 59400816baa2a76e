import ResponderGraphics

/// How a text is laid out.
package struct FlowStyle: Hashable {
  /// What the parts look like that have no font of their own.
  package var font = Font.systemFont(ofSize: Font.systemFontSize)
  /// Where lines stand.
  package var alignment = TextAlignment.natural
  /// Which way paragraphs are written.
  package var direction = WritingDirection.natural
  /// Whether lines are broken where they reach the width; else everything is one line.
  package var wraps = true
  /// Whether a line may be broken inside words.
  package var breaksWords = false
  /// The room from left to right, in points.
  package var width = 0.0
  /// What links look like, over what they look like by themselves; nil for nothing.
  package var linkAttributes: TextAttributes?
  /// Whether dots stand for the characters.
  package var isSecure = false

  /// What stands for a character of a secret.
  static let secureCharacter: Character = "•"
}
