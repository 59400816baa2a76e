/// The context menu of a control, which may be its primary action.
///
/// It is created when a control's menu is first used, so that other controls need no memory for it.
@MainActor final class ControlMenuInteraction: ContextMenuInteraction {
  /// A Boolean value that indicates whether a press opens the menu.
  var isPrimary = false
  /// A Boolean value that indicates whether the control has a menu.
  var isEnabled = false
  /// The menu of a button.
  var menu: Menu?

  /// Sends the control event for the menu. A handler may still set the menu.
  override func willAsk() {
    if isEnabled || isPrimary { (view as? Control)?.menuWillOpen(for: nil) }
  }

  /// Sets the request so that the control performs the chosen element.
  override func prepare(_ request: inout MenuRequest) {
    guard let control = view as? Control, let program = control.programContext.program else {
      return
    }
    request.sender = control
    let validation = MenuValidation(
      responder: request.responder, program: program,
      omitsUnavailable: false, sendsCommands: true, origin: control)
    request.perform = { [weak control] element in
      control?.performFromMenu(element, validation)
    }
  }
}

/// The implementation of the members of controls that concern their own menu.
extension Control {
  /// The control's own interaction, or `nil` if it was not created.
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

  /// The interaction of the control's menu, or `nil` if it was not requested.
  var shownMenuInteraction: ContextMenuInteraction? { menuInteraction }

  /// A Boolean value that indicates whether the control has a menu.
  var isMenuEnabled: Bool {
    get { menuInteraction?.isEnabled ?? false }
    set { if newValue || menuInteraction != nil { makeMenuInteraction().isEnabled = newValue } }
  }

  /// A Boolean value that indicates whether a press opens the menu at once.
  var isMenuPrimary: Bool {
    get { menuInteraction?.isPrimary ?? false }
    set { if newValue || menuInteraction != nil { makeMenuInteraction().isPrimary = newValue } }
  }

  /// The menu of a button.
  var ownMenu: Menu? {
    get { menuInteraction?.menu }
    set { if newValue != nil || menuInteraction != nil { makeMenuInteraction().menu = newValue } }
  }

  /// Returns a configuration for a menu.
  func configuration(showing menu: Menu) -> ContextMenuConfiguration {
    ContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// The configuration with the menu of a button, or `nil` for a control without its own menu.
  var ownMenuConfiguration: ContextMenuConfiguration? {
    guard let interaction = menuInteraction, let menu = interaction.menu else { return nil }
    return configuration(showing: menu)
  }

  /// Sends the control event before a menu is requested and opened.
  fileprivate func menuWillOpen(for event: Event?) {
    if isEnabled { send(.menuActionTriggered, with: event) }
  }

  /// Opens the menu if it is the primary action of the control. Otherwise, returns `false`.
  func openPrimaryMenu(at point: Point, byKey: Bool, event: Event?) -> Bool {
    guard let interaction = menuInteraction, interaction.isPrimary else { return false }
    menuWillOpen(for: event)
    guard interaction.isPrimary, interaction.isEnabled else { return false }
    guard isEnabled, menuHost?.canShowMenus == true,
      let configuration = contextMenuInteraction(
        interaction, configurationForMenuAtLocation: point)
    else { return true }
    let attachment = menuAttachmentPoint(for: configuration)
    var place = convert(bounds, to: nil)
    let start = convert(attachment, to: nil)
    if isRightToLeft, start.x > place.minX {
      place.size.width = start.x - place.minX
    } else {
      place.size.width = max(1, place.maxX - start.x)
      place.origin.x = start.x
    }
    interaction.present(configuration, at: point, position: .beside(place), byKey: byKey) {
      $0.minimumWidth = place.width
      $0.title = titlePlace
    }
    return true
  }

  /// The frame of the title of a button that shows the selected menu element, in window coordinates, or `nil`
  /// for other controls.
  private var titlePlace: Rect? {
    guard let button = self as? Button, button.changesSelectionAsPrimaryAction else { return nil }
    let content = button.contentRect(forBounds: button.bounds)
    return button.convert(button.titleRect(forContentRect: content), to: nil)
  }

  /// Performs the chosen element of the control's menu.
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
