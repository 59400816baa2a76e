extension Program {
  /// Returns the validated edit menu of a responder, or of the first responder. It is the standard menu after
  /// the changes of ``Responder/buildMenu(with:)``. If there is nothing to choose, it has no children.
  ///
  /// - Parameter suggested: The menu to validate, or `nil` for the one that the chain builds.
  package func editMenu(for responder: Responder? = nil, suggested: Menu? = nil) -> Menu {
    let start = responder ?? commandResponder
    let menu = suggested ?? MenuSystem.context.build(along: start?.chain ?? chain)
    return menuValidation(from: start, omitsUnavailable: true).validated(menu)
  }

  /// Returns the edit menu that the chain of a responder builds, before validation. An `EditMenuInteraction`
  /// suggests its elements to its delegate.
  package func suggestedEditMenu(for responder: Responder?) -> Menu {
    MenuSystem.context.build(along: (responder ?? commandResponder)?.chain ?? chain)
  }

  /// Returns the validation of menus with the chain of a responder, or of the first responder.
  func menuValidation(from responder: Responder?, omitsUnavailable: Bool) -> MenuValidation {
    MenuValidation(
      responder: responder, program: self, omitsUnavailable: omitsUnavailable)
  }

  /// Sends the chosen element of a menu, after validating it again. The sender is the application.
  @discardableResult package func perform(
    _ element: MenuElement, from responder: Responder?, sender: Any? = nil
  ) -> Bool {
    menuValidation(from: responder, omitsUnavailable: true).perform(element, sender: sender)
  }
}
