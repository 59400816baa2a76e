extension KeyCommand {
  /// The shortcut in the form of `com.canonical.dbusmenu`, with the modifiers first, such as
  /// `["Control", "S"]`. If the command has no keys, it is `nil`.
  var busShortcut: [String]? {
    guard let input = directedInput, !input.isEmpty else { return nil }
    var words: [String] = []
    if modifierFlags.contains(.control) { words.append("Control") }
    if modifierFlags.contains(.alternate) { words.append("Alt") }
    if modifierFlags.contains(.shift) { words.append("Shift") }
    if modifierFlags.contains(.command) { words.append("Super") }
    return words + [Self.busName(of: input)]
  }

  private static func busName(of input: String) -> String {
    switch input {
    case inputUpArrow: "Up"
    case inputDownArrow: "Down"
    case inputLeftArrow: "Left"
    case inputRightArrow: "Right"
    case inputEscape, "\u{1B}": "Escape"
    case inputPageUp: "Page_Up"
    case inputPageDown: "Page_Down"
    case " ": "space"
    case "\r", "\n": "Return"
    case "\t": "Tab"
    case "\u{8}": "BackSpace"
    case "\u{7F}": "Delete"
    default:
      input.hasPrefix("Input") ? String(input.dropFirst("Input".count)) : input.uppercased()
    }
  }
}
