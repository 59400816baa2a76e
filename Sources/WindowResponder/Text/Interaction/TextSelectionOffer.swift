/// An offer of a text input's selection for the primary selection. The text is read only when a program
/// requests it.
@MainActor final class TextSelectionOffer {
  private weak var input: (any TextInput)?
  private let range: TextRange
  /// The selected text, if the input's text has changed since.
  private var text: String?

  private init(_ input: any TextInput, _ range: TextRange) {
    self.input = input
    self.range = range
  }

  /// Offers the selection, unless it is empty or the text is secure.
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

  /// Stores the selected text before the input's text changes.
  func keep() {
    if text == nil { text = input?.text(in: range) ?? "" }
    input = nil
  }
}
