/// The validation of a menu's commands with a responder chain, and the sending of the chosen one.
///
/// A command is validated twice: before it is shown, and again before it is sent.
@MainActor package struct MenuValidation {
  /// The responder at which the search for a target starts, or `nil` for the application's first responder or
  /// its replacement (``Program/commandResponder``).
  let responder: Responder?
  let program: any Program
  /// A Boolean value that indicates whether commands that no responder enables are omitted, as in the edit
  /// menu, and not dimmed.
  var omitsUnavailable: Bool
  /// A Boolean value that indicates whether each command is the sender of its action, and not the
  /// application.
  var sendsCommands = false
  /// The responder at which the search continues if it found no target: the view of the menu.
  var origin: Responder?

  /// Returns the menu with validated commands. Hidden elements and empty menus are left out. If commands are
  /// omitted, a menu with a single submenu is replaced by it.
  package func validated(_ menu: Menu) -> Menu {
    menu.replacingChildren(validated(menu.children))
  }

  /// Returns the validated elements. See ``validated(_:)-(Menu)``.
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

  /// Returns a validated copy of a command, or `nil` if it is not shown.
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

  /// Performs an element if it is still enabled. Returns a Boolean value that indicates whether it did.
  @discardableResult package func perform(_ element: MenuElement, sender: Any? = nil) -> Bool {
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

  /// Returns the sender that responders receive in the validation: the application's command and not a copy,
  /// so that its identity can be compared.
  private func asker(of command: Command) -> AnyObject {
    sendsCommands ? command.original ?? command : program
  }
}

extension MenuValidation {
  /// Creates the validation of a menu that no window shows, with the application's first responder.
  package init(outsideWindowsOf program: any Program) {
    self.init(
      responder: program.commandResponder, program: program, omitsUnavailable: false)
  }
}

extension Menu {
  /// The only submenu of a menu without other elements, or `nil`.
  fileprivate var onlySubmenu: Menu? {
    guard !options.contains(.displayInline) else { return nil }
    let lines = openedLines
    return lines.count == 1 ? lines.first as? Menu : nil
  }

  /// The elements that the open menu shows, including those of its inline menus.
  private var openedLines: [MenuElement] {
    children.flatMap { child -> [MenuElement] in
      if let menu = child as? Menu, menu.options.contains(.displayInline) {
        return menu.openedLines
      }
      return [child]
    }
  }
}
