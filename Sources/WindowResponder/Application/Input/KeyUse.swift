/// The use of a key that went down, for a program that shows it.
package enum KeyUse {
  /// The first responder received it as text.
  case text
  /// It sent a command, which the target performed.
  case command(KeyCommand, target: Any)
  /// It became a press.
  case press(Press)

  /// The use in one or two words.
  @MainActor var words: String {
    switch self {
    case .text: "text"
    case .command(let command, _): "command \(command.action.name)"
    case .press: "press"
    }
  }

  /// The object that used the key first, or `nil` for the first responder.
  @MainActor var user: Any? {
    switch self {
    case .text: nil
    case .command(_, let target): target
    case .press(let press): press.responder
    }
  }
}

extension Application {
  /// A shortcut that works now. Its owner is `nil` if it belongs to the application's menu.
  package struct KeyCommandInForce {
    /// The shortcut.
    package let command: KeyCommand
    /// The responder that provides the shortcut.
    package let owner: Responder?
    /// The target that performs it now, or `nil` if there is none, for example if the command is disabled.
    package let target: Any?
  }

  /// Every shortcut of the key window's responder chain and of the application's menu, in the order of the
  /// search.
  package var keyCommandsInForce: [KeyCommandInForce] {
    guard let window = keyWindow else { return [] }
    let search = KeyCommandSearch(application: self, window: window)
    return search.entries.map { entry in
      KeyCommandInForce(
        command: entry.command, owner: entry.owner,
        target: search.target(of: entry, action: entry.command.action))
    }
  }
}
