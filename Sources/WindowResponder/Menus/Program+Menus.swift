extension Program {
  /// The edit menu of a responder, or of the first responder: the standard one as the chain's
  /// ``Responder/buildMenu(with:)`` changed it, with what somebody enables now. It has no children
  /// where there is nothing to choose.
  ///
  /// - Parameter suggested: What is validated instead of what the chain builds; nil for that.
  package func editMenu(for responder: Responder? = nil, suggested: Menu? = nil) -> Menu {
    let start = responder ?? commandResponder
    let menu = suggested ?? MenuSystem.context.build(along: start?.chain ?? chain)
    return menuValidation(from: start, omitsUnavailable: true).validated(menu)
  }

  /// What the chain of a responder builds, before anybody is asked what is enabled: the elements that
  /// an `EditMenuInteraction` suggests to its delegate.
  package func suggestedEditMenu(for responder: Responder?) -> Menu {
    MenuSystem.context.build(along: (responder ?? commandResponder)?.chain ?? chain)
  }

  /// What asks the chain of a responder, or of the first responder, about a menu.
  func menuValidation(from responder: Responder?, omitsUnavailable: Bool) -> MenuValidation {
    MenuValidation(
      responder: responder, program: self, omitsUnavailable: omitsUnavailable)
  }

  /// Sends what was chosen in a menu, after asking once more; the application is the sender.
  @discardableResult package func perform(
    _ element: MenuElement, from responder: Responder?, sender: Any? = nil
  ) -> Bool {
    menuValidation(from: responder, omitsUnavailable: true).perform(element, sender: sender)
  }
}
