import WindowResponder

/// The text input of a token field.
@MainActor final class TokenInput: TextField {
  weak var owner: TokenField?

  /// The label of the token field, if the input has none of its own.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? owner?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  override func insertText(_ text: String) {
    if let owner, owner.takes(text) { return }
    let found = owner.flatMap {
      Completion.text(typing: text, into: self, from: $0.completions(for: self.text ?? ""))
    }
    super.insertText(found?.inserted ?? text)
    if let found { Completion.selectEnd(found.selected, of: self) }
  }

  override func deleteBackward() {
    if hasText { super.deleteBackward() } else { owner?.deleteBeforeInput() }
  }

  /// Returns a size with space for the typed text and some more, in points.
  override func sizeThatFits(_ size: Size) -> Size {
    let shown = hasText ? text ?? "" : owner?.tokens.isEmpty ?? true ? placeholder ?? "" : ""
    let width = TextLayout.cached(shown, font: font ?? theme.fonts.body).size.width + 24
    return Size(width: min(max(80, width.rounded(.up)), max(80, size.width)), height: 36)
  }

  override func resignFirstResponder() -> Bool {
    let ended = super.resignFirstResponder()
    if ended { owner?.inputDidEnd() }
    return ended
  }
}
