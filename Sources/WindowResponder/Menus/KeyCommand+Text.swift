import ResponderWords

extension KeyCommand {
  /// The shortcut as people read it: "Ctrl+Shift+Z"; empty for none.
  package var shortcutText: String {
    guard let input, !input.isEmpty else { return "" }
    var parts: [String] = []
    if modifierFlags.contains(.control) { parts.append(ownWord("Ctrl")) }
    if modifierFlags.contains(.alternate) { parts.append(ownWord("Alt")) }
    if modifierFlags.contains(.shift) { parts.append(ownWord("Shift")) }
    if modifierFlags.contains(.command) { parts.append(ownWord("Super")) }
    parts.append(Self.text(of: input))
    return parts.joined(separator: "+")
  }

  private static func text(of input: String) -> String {
    switch input {
    case inputUpArrow: return "↑"
    case inputDownArrow: return "↓"
    case inputLeftArrow: return "←"
    case inputRightArrow: return "→"
    case inputEscape, "\u{1B}": return ownWord("Esc")
    case inputPageUp: return ownWord("Page Up")
    case inputPageDown: return ownWord("Page Down")
    case " ": return ownWord("Space")
    case "\r", "\n": return ownWord("Return")
    case "\t": return ownWord("Tab")
    case "\u{8}", "\u{7F}": return ownWord("Backspace")
    default:
      // The names of all other keys stand behind one word.
      let prefix = "Input"
      return input.hasPrefix(prefix) ? String(input.dropFirst(prefix.count)) : input.uppercased()
    }
  }
}
