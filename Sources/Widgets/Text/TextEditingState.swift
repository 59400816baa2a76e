/// The state that text fields and text views share beside their text: the font, the input views, the undo
/// manager and the tokenizer.
@MainActor struct TextEditingState {
  /// The font that was set, or `nil` for that of the theme.
  var font: Font?
  /// A Boolean value that indicates whether ``font`` follows the user's text size.
  var followsTextSize = false
  /// The attributes of the styled text that was set, which the properties for the font, the color and the
  /// alignment return, or `nil` after plain text. Text without attributes has those that were set before.
  var initialStyle: TextAttributes?
  var inputView: View?
  var inputAccessoryView: View?
  var requests = TextInputRequests()
  lazy var undoManager = UndoManager()
  private var tokenizer: TextInputStringTokenizer?

  /// Updates a font that follows the text size for traits.
  mutating func follow(_ traits: TraitCollection) {
    if followsTextSize { font = font?.following(traits) }
  }

  /// Returns the tokenizer of a text input. Created on first access.
  mutating func tokenizer(for input: any TextInput) -> any TextInputTokenizer {
    if let tokenizer { return tokenizer }
    let made = TextInputStringTokenizer(textInput: input)
    tokenizer = made
    return made
  }
}
