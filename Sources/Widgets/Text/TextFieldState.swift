/// What a text field keeps beside its text and its open members.
@MainActor final class TextFieldState {
  var clearButton: Button?
  var alignment = TextAlignment.natural
  var textColor: Color? = .label
  var placeholder: String?
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
}
