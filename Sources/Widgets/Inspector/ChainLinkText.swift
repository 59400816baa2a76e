import WindowResponder

/// The description of a link of the responder chain: its name, actions, commands, gesture recognizers and
/// interactions.
@MainActor struct ChainLinkText {
  let title: String
  let details: String

  /// The actions that are tested.
  private static let actions: [Selector] =
    Selector.standardEditActions + [
      .newDocument, .openDocument, .openRecentDocument, .saveDocument, .saveDocumentAs,
      .revertDocument, .performClose, .toggleFullscreen, .showSettings, .showHelp, .showAbout,
      .terminate,
    ]

  /// Describes a link. `states` returns the text for the states of a recognizer.
  init(_ link: Responder, number: Int, states: (GestureRecognizer) -> String) {
    var title = "\(number)  \(InspectorNames.name(of: link))"
    var lines: [String] = []
    if link.isFirstResponder { title += "  · first responder" }
    if (link as? View)?.isFocused == true { title += "  · focused" }
    let actions = Self.actions.filter { $0.isImplemented(by: link) }.map { action in
      link.canPerformAction(action, withSender: nil) ? action.name : "(\(action.name))"
    }
    if !actions.isEmpty { lines.append("Performs " + actions.joined(separator: ", ")) }
    let commands = (link.keyCommands ?? []).map { command in
      let name = command.discoverabilityTitle ?? command.title
      return name.isEmpty ? command.shortcutText : "\(name) \(command.shortcutText)"
    }
    if !commands.isEmpty { lines.append("Commands " + commands.joined(separator: ", ")) }
    if let view = link as? View { lines += Self.parts(of: view, states) }
    self.title = title
    details = lines.joined(separator: "\n")
  }

  private static func parts(
    of view: View, _ states: (GestureRecognizer) -> String
  ) -> [String] {
    var lines = (view.gestureRecognizers ?? []).map { recognizer in
      let name = InspectorNames.name(of: recognizer)
      let isOff = recognizer.isEnabled ? "" : ", not enabled"
      return "\(name): \(states(recognizer))\(isOff)"
    }
    let interactions = view.interactions.map { "\(type(of: $0))" }
    if !interactions.isEmpty {
      lines.append("Interactions " + interactions.joined(separator: ", "))
    }
    return lines
  }
}
