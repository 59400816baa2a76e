/// Asks a chain which of a menu's commands can be used now, and sends the one that is chosen.
///
/// A command is asked for twice: just before it is shown, and again just before it is sent.
@MainActor struct MenuValidation {
  /// Where the search for each command's target starts; nil for the program's first responder, or what stands
  /// in for it (``Program/commandResponder``).
  let responder: Responder?
  let program: any Program
  /// Whether commands that no responder enables are left out, as in the edit menu, or shown dimmed.
  var omitsUnavailable: Bool
  /// Whether each command is the sender of its action, rather than the program.
  var sendsCommands = false
  /// Where the search goes on if it found no target: the view that the menu belongs to.
  var origin: Responder?

  /// The menu with commands as they are now: hidden elements are left out, and menus without any. Where
  /// commands are left out, the only menu that is left in a menu takes its place.
  func validated(_ menu: Menu) -> Menu {
    menu.replacingChildren(validated(menu.children))
  }

  /// The elements as they are now; see ``validated(_:)-(Menu)``.
  func validated(_ elements: [MenuElement]) -> [MenuElement] {
    var result: [MenuElement] = []
    for element in elements {
      switch element {
      case let menu as Menu:
        let made = validated(menu)
        if made.children.isEmpty { continue }
        result.append(omitsUnavailable ? made.onlySubmenu ?? made : made)
      case let command as Command:
        if let copy = validated(command) { result.append(copy) }
      case let action as Action:
        if !action.attributes.contains(.hidden) { result.append(action) }
      default:
        result.append(element)
      }
    }
    return result
  }

  /// A copy of a command as it is now; nil where it is not to be shown.
  func validated(_ command: Command) -> Command? {
    let copy = command.copyForValidation()
    let target = target(of: copy)
    if let target {
      (target as? Responder)?.validate(copy)
    } else {
      if copy.isOmittedWithoutTarget { return nil }
      copy.attributes.insert(.disabled)
    }
    if copy.attributes.contains(.hidden) { return nil }
    return omitsUnavailable && copy.attributes.contains(.disabled) ? nil : copy
  }

  /// Does what an element is for, as far as it can be used still. Tells whether it did.
  @discardableResult func perform(_ element: MenuElement, sender: Any? = nil) -> Bool {
    if let action = element as? Action {
      guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
      action.perform(from: sender.flatMap(asObject) ?? program)
      return true
    }
    guard let command = element as? Command else { return false }
    let again = (command.original ?? command).copyForValidation()
    guard let target = target(of: again) else { return false }
    (target as? Responder)?.validate(again)
    guard !again.attributes.contains(.disabled) else { return false }
    return program.sendAction(
      again.action, to: target, from: again.closure == nil ? asker(of: again) : again, for: nil)
  }

  private func target(of command: Command) -> Any? {
    command.ownTarget(of: command.action)
      ?? program.findTarget(
        of: command.action, from: responder ?? program.commandResponder,
        sender: asker(of: command), origin: origin)
  }

  /// The sender that responders get in validation: the command that the program made, not a copy, so
  /// that it can be known by its identity too.
  private func asker(of command: Command) -> AnyObject {
    sendsCommands ? command.original ?? command : program
  }
}

extension Menu {
  /// The menu that is all there is in a menu which opens, or `nil`.
  fileprivate var onlySubmenu: Menu? {
    guard !options.contains(.displayInline) else { return nil }
    let lines = openedLines
    return lines.count == 1 ? lines.first as? Menu : nil
  }

  /// The elements that are seen when the menu is open: those of its inline menus included.
  private var openedLines: [MenuElement] {
    children.flatMap { child -> [MenuElement] in
      if let menu = child as? Menu, menu.options.contains(.displayInline) {
        return menu.openedLines
      }
      return [child]
    }
  }
}
