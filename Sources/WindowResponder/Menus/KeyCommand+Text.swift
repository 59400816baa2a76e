extension KeyCommand {
  /// The shortcut as people read it: "Ctrl+Shift+Z"; empty for none.
  package var shortcutText: String {
    guard let input, !input.isEmpty else { return "" }
    var parts: [String] = []
    if modifierFlags.contains(.control) { parts.append("Ctrl") }
    if modifierFlags.contains(.alternate) { parts.append("Alt") }
    if modifierFlags.contains(.shift) { parts.append("Shift") }
    if modifierFlags.contains(.command) { parts.append("Super") }
    parts.append(Self.text(of: input))
    return parts.joined(separator: "+")
  }

  private static func text(of input: String) -> String {
    switch input {
    case inputUpArrow: return "↑"
    case inputDownArrow: return "↓"
    case inputLeftArrow: return "←"
    case inputRightArrow: return "→"
    case inputEscape, "\u{1B}": return "Esc"
    case inputPageUp: return "Page Up"
    case inputPageDown: return "Page Down"
    case " ": return "Space"
    case "\r", "\n": return "Return"
    case "\t": return "Tab"
    case "\u{8}", "\u{7F}": return "Backspace"
    default:
      // The names of all other keys stand behind one word.
      let prefix = "Input"
      return input.hasPrefix(prefix) ? String(input.dropFirst(prefix.count)) : input.uppercased()
    }
  }
}
