extension Key {
  /// Returns a Boolean value that indicates whether the key is a shortcut: a character with modifiers.
  ///
  /// As with ``KeyCommand``, the character that the key types in the user's layout is compared, without
  /// regard to its case. In a layout without Latin characters, the position of the key is compared too. The
  /// modifiers match exactly. Caps Lock and ``KeyModifierFlags/numericPad`` are ignored.
  ///
  ///     override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
  ///       if presses.contains(where: { $0.key?.matches("a", modifierFlags: .control) ?? false }) {
  ///         label.text = "All"
  ///       } else {
  ///         super.pressesBegan(presses, with: event)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - input: A character, or one of the constants, such as ``KeyCommand/inputEscape``.
  ///   - modifierFlags: The exact modifiers that have to be down. The default is none.
  @MainActor public func matches(_ input: String, modifierFlags: KeyModifierFlags = []) -> Bool {
    !input.isEmpty && KeyStroke(self).matches(input, modifierFlags)
  }
}
