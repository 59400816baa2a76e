/// The context menu of a control, which may be what the control is for.
///
/// It is made when a control's menu is first asked for or set up, so that a control without one is no
/// larger for it.
@MainActor final class ControlMenuInteraction: ContextMenuInteraction {
  /// Whether a press opens the menu at once.
  var isPrimary = false
  /// Whether there is a menu at all.
  var isEnabled = false
  /// The menu of a button.
  var menu: Menu?

  /// A handler may still set the menu.
  override func willAsk() {
    if isEnabled || isPrimary { (view as? Control)?.menuWillOpen(for: nil) }
  }

  /// What is chosen is the control's to do.
  override func prepare(_ request: inout MenuRequest) {
    guard let control = view as? Control else { return }
    request.sender = control
    let validation = MenuValidation(
      responder: request.responder, application: control.window?.ownApplication ?? .shared,
      omitsUnavailable: false, sendsCommands: true, origin: control)
    request.perform = { [weak control] element in
      control?.performFromMenu(element, validation)
    }
  }
}

extension Control {
  /// The control's own interaction; nil where none was asked for.
  var menuInteraction: ControlMenuInteraction? {
    guard !addedInteractions.isEmpty else { return nil }
    for interaction in addedInteractions {
      if let own = interaction as? ControlMenuInteraction { return own }
    }
    return nil
  }

  private func makeMenuInteraction() -> ControlMenuInteraction {
    if let made = menuInteraction { return made }
    let made = ControlMenuInteraction(delegate: self)
    addInteraction(made)
    return made
  }

  func setMenuEnabled(_ isEnabled: Bool) {
    if isEnabled || menuInteraction != nil { makeMenuInteraction().isEnabled = isEnabled }
  }

  func setMenuPrimary(_ isPrimary: Bool) {
    if isPrimary || menuInteraction != nil { makeMenuInteraction().isPrimary = isPrimary }
  }

  func setOwnMenu(_ menu: Menu?) {
    if menu != nil || menuInteraction != nil { makeMenuInteraction().menu = menu }
  }

  /// The menu of a button as it is shown; nil for a control without one of its own.
  var ownMenuConfiguration: ContextMenuConfiguration? {
    guard let interaction = menuInteraction, let menu = interaction.menu else { return nil }
    return ContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// Tells that a menu is about to be asked for, and shown where there is one.
  fileprivate func menuWillOpen(for event: Event?) {
    if isEnabled { send(.menuActionTriggered, with: event) }
  }

  /// Opens the menu where it is what the control is for. Gives whether it is.
  func openPrimaryMenu(at point: Point, byKey: Bool, event: Event? = nil) -> Bool {
    guard let interaction = menuInteraction, interaction.isPrimary else { return false }
    menuWillOpen(for: event)
    guard interaction.isPrimary, interaction.isEnabled else { return false }
    guard isEnabled, window?.surface != nil,
      let configuration = contextMenuInteraction(
        interaction, configurationForMenuAtLocation: point)
    else { return true }
    let attachment = menuAttachmentPoint(for: configuration)
    var place = convert(bounds, to: nil)
    let start = convert(attachment, to: nil)
    place.size.width = max(1, place.maxX - start.x)
    place.origin.x = start.x
    interaction.present(configuration, at: point, place: .beside(place), byKey: byKey) {
      $0.minimumWidth = place.width
    }
    return true
  }

  /// Something was chosen in the control's own menu.
  fileprivate func performFromMenu(_ element: MenuElement, _ validation: MenuValidation) {
    if let action = element as? Action {
      guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return }
      sendAction(action)
    } else {
      validation.perform(element)
    }
    menuSelectionDidChange()
  }
}

extension Button {
  /// Shows the element that is on, where choosing one is what the button is for.
  func showMenuSelection() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu = selectionMenu else {
      return
    }
    if menu.selectedElements.isEmpty, let first = menu.firstLeaf { menu.select(first) }
    guard let shown = menu.selectedElements.first else { return }
    if configuration == nil {
      setTitle(shown.title, for: .normal)
      setImage(shown.image, for: .normal)
    } else {
      configuration?.title = shown.title
      configuration?.image = shown.image
    }
  }

  /// The menu as it is shown: with one element on, where choosing one is what the button is for.
  var selectionMenu: Menu? {
    guard let menu else { return nil }
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction else { return menu }
    return Menu(
      title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
      options: menu.options.union(.singleSelection),
      preferredElementSize: menu.preferredElementSize, children: menu.children)
  }
}

extension Menu {
  /// The first element that can be chosen, in this menu or an inline one.
  fileprivate var firstLeaf: MenuElement? {
    for child in children {
      if child is Action || child is Command { return child }
      if let menu = child as? Menu, menu.options.contains(.displayInline),
        let found = menu.firstLeaf
      {
        return found
      }
    }
    return nil
  }
}
