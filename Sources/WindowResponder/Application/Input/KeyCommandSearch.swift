/// A search for the command of a key.
///
/// Commands are collected from the first responder's chain, then from that of the focused view, then from
/// that of the window's frontmost controller. The commands of the application's own menu follow, and the
/// standard shortcuts last. The first command that matches and has a target is used.
@MainActor struct KeyCommandSearch {
  let application: Application
  let window: Window

  /// A command and the responder that provides it.
  struct Entry {
    let command: KeyCommand
    /// The responder that provides the command, or `nil` for the application's menu and the standard
    /// shortcuts.
    let owner: Responder?
  }

  /// The command of a key, and the target that performs its action.
  struct Match {
    let entry: Entry
    let action: Selector
    let target: Any
  }

  /// Returns the command of a key.
  ///
  /// - Parameter isSystemKey: A Boolean value that indicates whether text input or the focus would take the
  ///   key next. If it is `true`, only commands with ``KeyCommand/wantsPriorityOverSystemBehavior`` are
  ///   searched.
  func match(_ stroke: KeyStroke, isSystemKey: Bool) -> Match? {
    var links = links
    // A presented controller has priority over the chain behind it.
    let owner = presented(owning: stroke)
    if let owner, let last = links.firstIndex(where: { $0 === owner }) {
      links = Array(links[...last])
    }
    for link in links where !link.skipsActions {
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

  /// Every command that a key could have now, in the order of the search.
  var entries: [Entry] {
    let links = links
    var entries: [Entry] = []
    for link in links where !link.skipsActions {
      for command in link.keyCommands ?? [] { entries.append(Entry(command: command, owner: link)) }
    }
    for command in MenuSystem.main.keyCommands(along: links) {
      entries.append(Entry(command: command, owner: nil))
    }
    return entries
  }

  /// Returns the target that performs a command now, or `nil` if there is none or the command is disabled.
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

  /// Returns the topmost presented controller if its presentation uses the key.
  private func presented(owning stroke: KeyStroke) -> Responder? {
    guard let presentation = window.keyPresentation, let key = stroke.plainKey,
      presentation.ownsKey(key)
    else { return nil }
    return presentation.presentedViewController
  }

  /// The responders that may provide commands, each once.
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
  /// Returns a Boolean value that indicates whether the command is enabled after validation by a responder.
  /// Changes that ``Responder/validate(_:)`` makes to the command are undone.
  func isEnabled(validatedBy responder: Responder) -> Bool {
    let kept = (title, subtitle, image, discoverabilityTitle, attributes, state)
    defer { (title, subtitle, image, discoverabilityTitle, attributes, state) = kept }
    responder.validate(self)
    return !attributes.contains(.disabled)
  }
}
