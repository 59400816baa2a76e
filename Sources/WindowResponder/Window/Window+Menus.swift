extension Window {
  /// Opens the menu of the responder with the focus if the unused key is the Menu key or Shift+F10. Returns a
  /// Boolean value that indicates whether a menu was opened.
  func openMenu(for presses: Set<Press>) -> Bool {
    guard presses.count == 1, let key = presses.first?.key, key.opensMenu else { return false }
    let start = focus.keyResponder
    for link in start.chain {
      guard let view = link as? View else { continue }
      for interaction in view.interactions {
        if let context = interaction as? ContextMenuInteraction, context.openByKey() { return true }
        if let edit = interaction as? EditMenuInteraction, edit.openByKey() { return true }
        if let text = interaction as? TextInteraction, text.openMenuByKey() { return true }
      }
    }
    return openEditMenu(for: start)
  }

  /// Opens the edit menu of a view without a menu interaction. If there is no view or no menu, returns
  /// `false`.
  private func openEditMenu(for responder: Responder) -> Bool {
    guard let view = responder as? View ?? (responder as? ViewController)?.viewIfLoaded,
      view !== self
    else { return false }
    let menu = ownApplication.suggestedEditMenu(for: responder)
    var request = MenuRequest(
      menu: menu, position: .beside(view.convert(view.bounds, to: nil)),
      responder: responder, isDirect: false)
    request.isByKey = true
    return menuHost?.openMenu(request) != nil
  }
}

extension EditMenuInteraction {
  /// Presents the menu for a key, at the center of the view. If there is no menu, returns `false`.
  fileprivate func openByKey() -> Bool {
    guard let view else { return false }
    let middle = Point(x: view.bounds.midX, y: view.bounds.midY)
    return present(EditMenuConfiguration(identifier: nil, sourcePoint: middle), byKey: true)
  }
}

extension Key {
  /// A Boolean value that indicates whether the key is the Menu key or Shift+F10.
  fileprivate var opensMenu: Bool {
    let modifiers = modifierFlags.subtracting([.alphaShift, .numericPad])
    switch keyCode {
    case .keyboardApplication, .keyboardMenu: return modifiers.isEmpty
    case .keyboardF10: return modifiers == .shift
    default: return false
    }
  }
}
