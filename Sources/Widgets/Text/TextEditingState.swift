/// What a text field and a text view keep beside the text: the font and the input views that were set, the
/// undo manager, and what finds words.
@MainActor class TextEditingState {
  final var font: Font?
  /// Whether ``font`` follows the user's text size.
  final var followsTextSize = false

  /// Brings a font that follows to the size that traits want.
  final func follow(_ traits: TraitCollection) {
    if followsTextSize { font = font?.following(traits) }
  }
  final var inputView: View?
  final var wishes = TextInputWishes()
  final var inputAccessoryView: View?
  final lazy var undoManager = UndoManager()
  private final var tokenizer: TextInputStringTokenizer?

  final func tokenizer(for input: any TextInput) -> any TextInputTokenizer {
    if let tokenizer { return tokenizer }
    let made = TextInputStringTokenizer(textInput: input)
    tokenizer = made
    return made
  }
}
