/// The values of a text field beside its text and its open members.
@MainActor final class TextFieldState {
  var clearButton: Button?
  var alignment = TextAlignment.natural
  var textColor: Color? = .label
  var placeholder: String?
  var attributedPlaceholder: StyledText?
  /// The default attributes of the text, beside its font and color.
  var defaultAttributes: TextAttributes?
  var background: Image?
  var disabledBackground: Image?
  /// A Boolean value that indicates whether the ends of a field with round corners are half circles.
  var hasRoundEnds = false
  /// The offset of the text from its usual position, to the trailing edge and down, in points.
  var textOffset = Vector.zero
  /// A Boolean value that indicates whether there was text at the last update.
  var hadText = false
  /// The timer that hides the last typed character of secure text.
  var secretTimer: ClockTimer?
}
