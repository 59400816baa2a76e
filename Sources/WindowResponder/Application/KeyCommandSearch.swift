/// Finds the command that a key stands for.
///
/// Commands are collected from the first responder up, then from the view that Tab stopped at, then from
/// the window's frontmost controller; after them come those of the program's own menu, and at last the
/// shortcuts that every program has. The first that matches and that somebody performs wins.
@MainActor struct KeyCommandSearch {
  let application: Application
  let window: Window

  /// A command with the responder that has it.
  struct Entry {
    let command: KeyCommand
    /// Who has it; nil for the program's menu and the standard shortcuts.
    let owner: Responder?
  }

  /// A command that a key stands for, and who is to perform it.
  struct Match {
    let entry: Entry
    let action: Selector
    let target: Any
  }

  /// What a key stands for.
  ///
  /// - Parameter isSystemKey: Text input is about to take the key: only commands with
  ///   ``KeyCommand/wantsPriorityOverSystemBehavior`` are asked.
  func match(_ stroke: KeyStroke, isSystemKey: Bool) -> Match? {
    var links = links
    // What is presented comes before all that is below.
    let owner = presented(owning: stroke)
    if let owner, let last = links.firstIndex(where: { $0 === owner }) {
      links = Array(links[...last])
    }
    for link in links {
      guard let commands = link.keyCommands else { continue }
      for command in commands where !isSystemKey || command.wantsPriorityOverSystemBehavior {
        if let match = match(Entry(command: command, owner: link), stroke) { return match }
      }
    }
    if isSystemKey || owner != nil { return nil }
    for command in MenuSystem.main.keyCommands(along: links) {
      if let match = match(Entry(command: command, owner: nil), stroke) { return match }
    }
    for command in KeyCommand.standardShortcuts {
      if let match = match(Entry(command: command, owner: nil), stroke) { return match }
    }
    return nil
  }

  /// Every command that a key could stand for now, the first to be asked first.
  var entries: [Entry] {
    let links = links
    var entries: [Entry] = []
    for link in links {
      for command in link.keyCommands ?? [] { entries.append(Entry(command: command, owner: link)) }
    }
    for command in MenuSystem.main.keyCommands(along: links) {
      entries.append(Entry(command: command, owner: nil))
    }
    return entries
  }

  /// Whether somebody performs a command now, and who.
  func target(of entry: Entry, action: Selector) -> Any? {
    let command = entry.command
    guard !command.attributes.contains(.disabled),
      let target = command.ownTarget(of: action)
        ?? application.findTarget(
          of: action, from: window.commandResponder, sender: command, origin: nil)
        ?? entry.owner?.target(forAction: action, withSender: command)
    else { return nil }
    guard let responder = target as? Responder else { return target }
    return command.isEnabled(validatedBy: responder) ? target : nil
  }

  private func match(_ entry: Entry, _ stroke: KeyStroke) -> Match? {
    guard let action = stroke.action(of: entry.command),
      let target = target(of: entry, action: action)
    else { return nil }
    return Match(entry: entry, action: action, target: target)
  }

  /// The controller on top, where what presents it has a use for a key.
  private func presented(owning stroke: KeyStroke) -> Responder? {
    guard let presentation = window.topPresentation, let key = stroke.plainKey,
      presentation.ownsKey(key)
    else { return nil }
    return presentation.presentedViewController
  }

  /// The links that may have commands, each once.
  private var links: [Responder] {
    let focus = window.focus
    guard
      let first = focus.firstResponder ?? focus.focusedView
        ?? window.frontController?.frontDescendant
    else {
      return window.chain
    }
    var links = first.chain
    let others = [focus.focusedView, window.frontController?.frontDescendant, window]
    for other in others {
      guard let other, !links.contains(where: { $0 === other }) else { continue }
      for link in other.chain where !links.contains(where: { $0 === link }) { links.append(link) }
    }
    return links
  }
}

extension Command {
  /// Whether the command can be used, as far as its target says. The command stays as it is: whatever
  /// ``Responder/validate(_:)`` changes is for this once.
  func isEnabled(validatedBy responder: Responder) -> Bool {
    let kept = (title, subtitle, image, discoverabilityTitle, attributes, state)
    defer { (title, subtitle, image, discoverabilityTitle, attributes, state) = kept }
    responder.validate(self)
    return !attributes.contains(.disabled)
  }
}
