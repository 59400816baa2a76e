/// What a text input offers to be pasted by the middle button: its selection, made into data only when
/// somebody asks for it.
@MainActor final class TextSelectionOffer {
  private weak var input: (any TextInput)?
  private let range: TextRange
  /// What it was, where the text has changed since.
  private var text: String?

  private init(_ input: any TextInput, _ range: TextRange) {
    self.input = input
    self.range = range
  }

  /// Offers what is selected, unless that is nothing or a secret.
  static func offer(_ input: any TextInput) {
    guard let range = input.selectedTextRange, !range.isEmpty, !input.isSecureTextEntry else {
      return
    }
    let offer = TextSelectionOffer(input, range)
    (input as? any EditedTextInput)?.editor.selectionOffer = offer
    Pasteboard.primary.setDataProvider(forPasteboardTypes: [PasteboardType.text]) { _ in
      offer.current.map { Array($0.utf8) }
    }
  }

  private var current: String? { text ?? input?.text(in: range) }

  /// The text is about to change: what was selected is kept.
  func keep() {
    if text == nil { text = input?.text(in: range) ?? "" }
    input = nil
  }
}
