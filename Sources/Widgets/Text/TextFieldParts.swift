/// What a text field keeps that is seldom looked at.
@MainActor final class TextFieldParts {
  var font: Font?
  var inputView: View?
  var inputAccessoryView: View?
  var clearButton: Button?
  var attributedPlaceholder: StyledText?
  /// What all of the text has, beside its font and colour.
  var defaultAttributes: TextAttributes?
  var background: Image?
  var disabledBackground: Image?
  /// Whether the ends of a field with round corners are half circles.
  var hasRoundEnds = false
  /// Whether there was text when it was looked at last.
  var hadText = false
  /// Hides the character of a secret that was typed last.
  var secretTimer: ClockTimer?
  lazy var undoManager = UndoManager()
  private var tokenizer: TextInputStringTokenizer?

  func tokenizer(for field: TextField) -> any TextInputTokenizer {
    if let tokenizer { return tokenizer }
    let made = TextInputStringTokenizer(textInput: field)
    tokenizer = made
    return made
  }
}
