import ResponderWords

extension KeyCommand {
  /// The localized shortcut, such as "Ctrl+Shift+Z". It is empty for a command without a shortcut.
  package var shortcutText: String {
    guard let input = directedInput, !input.isEmpty else { return "" }
    return (modifierFlags.names + [Self.name(ofInput: input)]).joined(separator: "+")
  }

  /// Returns the localized name of the key for an input.
  static func name(ofInput input: String) -> String {
    switch input {
    case inputUpArrow: return "↑"
    case inputDownArrow: return "↓"
    case inputLeftArrow: return "←"
    case inputRightArrow: return "→"
    case inputEscape, "\u{1B}": return ownWord("Esc")
    case inputPageUp: return ownWord("Page Up")
    case inputPageDown: return ownWord("Page Down")
    case inputHome: return ownKeyName("Home")
    case inputEnd: return ownKeyName("End")
    case inputDelete: return ownKeyName("Delete")
    case inputInsert: return ownKeyName("Insert")
    case " ": return ownWord("Space")
    case "\r", "\n", "\u{3}": return ownWord("Return")
    case "\t": return ownWord("Tab")
    case "\u{8}", "\u{7F}": return ownWord("Backspace")
    default:
      // The names of all other keys follow a common prefix.
      let prefix = "Input"
      if input.hasPrefix(prefix) { return String(input.dropFirst(prefix.count)) }
      // A character whose uppercase form has two characters, such as ß, is shown unchanged.
      let capital = input.uppercased()
      return capital.count == input.count ? capital : input
    }
  }
}
