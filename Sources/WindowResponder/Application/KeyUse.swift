/// What a key that went down was used for, for a program that shows it.
package enum KeyUse {
  /// The first responder took it as text.
  case text
  /// It sent a command; the target performed it.
  case command(KeyCommand, target: Any)
  /// It became a press.
  case press(Press)

  /// What it was used for, in a word or two.
  @MainActor var words: String {
    switch self {
    case .text: "text"
    case .command(let command, _): "command \(command.action.name)"
    case .press: "press"
    }
  }

  /// Who used it first; nil for nobody, or for the first responder.
  @MainActor var user: Any? {
    switch self {
    case .text: nil
    case .command(_, let target): target
    case .press(let press): press.responder
    }
  }
}

extension Application {
  /// A shortcut that works now, with the responder that has it; nil for the program's menu.
  package struct KeyCommandInForce {
    /// The shortcut.
    package let command: KeyCommand
    /// Who has it.
    package let owner: Responder?
    /// Who performs it now; nil for nobody, as while it is disabled.
    package let target: Any?
  }

  /// Every shortcut of the key window's chain and of the program's menu, the first to be asked first.
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
