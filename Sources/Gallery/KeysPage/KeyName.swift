import WindowResponder

extension Key {
  /// What is printed on the key, as far as it is known.
  var name: String {
    switch keyCode {
    case .keyboardUpArrow: return "↑"
    case .keyboardDownArrow: return "↓"
    case .keyboardLeftArrow: return "←"
    case .keyboardRightArrow: return "→"
    case .keyboardEscape: return "Esc"
    case .keyboardTab: return "Tab"
    case .keyboardSpacebar: return "Space"
    case .keyboardReturnOrEnter: return "Return"
    case .keypadEnter: return "Enter"
    case .keyboardDeleteOrBackspace: return "Backspace"
    case .keyboardDeleteForward: return "Delete"
    case .keyboardInsert: return "Insert"
    case .keyboardHome: return "Home"
    case .keyboardEnd: return "End"
    case .keyboardPageUp: return "Page Up"
    case .keyboardPageDown: return "Page Down"
    case .keyboardLeftShift, .keyboardRightShift: return "Shift"
    case .keyboardLeftControl, .keyboardRightControl: return "Ctrl"
    case .keyboardLeftAlt, .keyboardRightAlt: return "Alt"
    case .keyboardLeftGUI, .keyboardRightGUI: return "Super"
    case .keyboardCapsLock: return "Caps Lock"
    default: break
    }
    let first = KeyboardHIDUsage.keyboardF1.rawValue
    if (first..<first + 12).contains(keyCode.rawValue) { return "F\(keyCode.rawValue - first + 1)" }
    let text = charactersIgnoringModifiers.uppercased()
    return text.isEmpty ? "Key \(keyCode.rawValue)" : text
  }

  /// The keys that are held with this one, and this one.
  var namesWithModifiers: [String] {
    var names: [String] = []
    if modifierFlags.contains(.control) { names.append("Ctrl") }
    if modifierFlags.contains(.alternate) { names.append("Alt") }
    if modifierFlags.contains(.shift) { names.append("Shift") }
    if modifierFlags.contains(.command) { names.append("Super") }
    return names.contains(name) ? [name] : names + [name]
  }
}
