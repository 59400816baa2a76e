extension Key {
  /// Returns a Boolean value that indicates whether the key is a shortcut: a character with modifiers.
  ///
  /// It compares as ``KeyCommand`` does: by the character that the key types in the user's layout, with its
  /// case ignored, and in a layout without Latin letters also by the position. The modifiers match exactly;
  /// Caps Lock and ``KeyModifierFlags/numericPad`` are ignored.
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
  ///   - modifierFlags: The modifiers that have to be held: these and no others. Default: none.
  @MainActor public func matches(_ input: String, modifierFlags: KeyModifierFlags = []) -> Bool {
    !input.isEmpty && KeyStroke(self).matches(input, modifierFlags)
  }
}
