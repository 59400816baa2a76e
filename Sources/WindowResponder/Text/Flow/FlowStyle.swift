/// How a text is laid out.
struct FlowStyle: Equatable {
  /// What the parts look like that have no font of their own.
  var font = Font.systemFont(ofSize: Font.systemFontSize)
  /// Where lines stand.
  var alignment = TextAlignment.natural
  /// Which way paragraphs are written.
  var direction = WritingDirection.natural
  /// Whether lines are broken where they reach the width; else everything is one line.
  var wraps = true
  /// Whether a line may be broken inside words.
  var breaksWords = false
  /// The room from left to right, in points.
  var width = 0.0
  /// What links look like, over what they look like by themselves; nil for nothing.
  var linkAttributes: TextAttributes?
  /// Whether dots stand for the characters.
  var isSecure = false

  /// What stands for a character of a secret.
  static let secureCharacter: Character = "•"
}
