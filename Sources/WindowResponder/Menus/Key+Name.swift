import ResponderWords

extension Key {
  /// The key's name in the user's language, as it is printed on keyboards, such as "Entf" in German.
  ///
  /// For a key without a name, it is the character that the key types.
  @MainActor package var name: String {
    if let input = KeyStroke.input(of: keyCode) { return KeyCommand.name(ofInput: input) }
    switch keyCode {
    case .keyboardSpacebar: return ownWord("Space")
    case .keyboardLeftShift, .keyboardRightShift: return ownWord("Shift")
    case .keyboardLeftControl, .keyboardRightControl: return ownWord("Ctrl")
    case .keyboardLeftAlt, .keyboardRightAlt: return ownWord("Alt")
    case .keyboardLeftGUI, .keyboardRightGUI: return ownWord("Super")
    case .keyboardCapsLock: return ownWord("Caps Lock")
    default: return KeyCommand.name(ofInput: charactersIgnoringModifiers)
    }
  }
}

extension KeyModifierFlags {
  /// The localized names of the modifiers, in the order of shortcuts.
  package var names: [String] {
    var names: [String] = []
    if contains(.control) { names.append(ownWord("Ctrl")) }
    if contains(.alternate) { names.append(ownWord("Alt")) }
    if contains(.shift) { names.append(ownWord("Shift")) }
    if contains(.command) { names.append(ownWord("Super")) }
    return names
  }
}
