extension Window {
  /// Opens the menu of what has the keyboard, where the Menu key or Shift+F10 is among the keys that
  /// nobody wanted.
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

  /// The edit menu of a view without an interaction of its own.
  private func openEditMenu(for responder: Responder) -> Bool {
    guard let view = responder as? View ?? (responder as? ViewController)?.viewIfLoaded,
      view !== self
    else { return false }
    let menu = ownApplication.suggestedEditMenu(for: responder)
    var request = MenuRequest(
      menu: menu, place: .beside(view.convert(view.bounds, to: nil)),
      responder: responder, isDirect: false)
    request.isByKey = true
    return menuHost?.openMenu(request) != nil
  }
}

extension EditMenuInteraction {
  /// Opens the menu as a key does, at the rectangle that it belongs to.
  fileprivate func openByKey() -> Bool {
    guard let view else { return false }
    let middle = Point(x: view.bounds.midX, y: view.bounds.midY)
    return present(EditMenuConfiguration(identifier: nil, sourcePoint: middle), byKey: true)
  }
}

extension Key {
  /// Whether it is the Menu key, or Shift+F10.
  fileprivate var opensMenu: Bool {
    let modifiers = modifierFlags.subtracting([.alphaShift, .numericPad])
    switch keyCode {
    case .keyboardApplication, .keyboardMenu: return modifiers.isEmpty
    case .keyboardF10: return modifiers == .shift
    default: return false
    }
  }
}
