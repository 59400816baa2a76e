import ResponderWords

extension KeyCommand {
  /// The shortcut in the user's language: "Ctrl+Shift+Z"; empty for none.
  package var shortcutText: String {
    guard let input, !input.isEmpty else { return "" }
    return (modifierFlags.names + [Self.name(ofInput: input)]).joined(separator: "+")
  }

  /// Returns the name of the key that an input stands for, in the user's language.
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
      // The names of all other keys stand behind one word.
      let prefix = "Input"
      if input.hasPrefix(prefix) { return String(input.dropFirst(prefix.count)) }
      // A letter whose capital is two letters is printed as it is, as ß.
      let capital = input.uppercased()
      return capital.count == input.count ? capital : input
    }
  }
}
