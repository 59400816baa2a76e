import ResponderWords

/// Asks the user whether what was dropped is moved or copied, by a menu where it was dropped.
@MainActor enum DropQuestion {
  /// Opens the menu, and tells what was chosen once: `.cancel` for neither. False where no menu can be
  /// opened.
  static func ask(
    at place: Point, in window: View, _ completion: @escaping @MainActor (DropOperation) -> Void
  ) -> Bool {
    guard let host = window.menuHost, host.canShowMenus else { return false }
    var choice = DropOperation.cancel
    let menu = Menu(children: [
      Menu(
        options: .displayInline,
        children: [
          Action(title: ownWord("Move Here")) { _ in choice = .move },
          Action(title: ownWord("Copy Here")) { _ in choice = .copy },
        ]),
      Action(title: ownWord("Cancel")) { _ in },
    ])
    var request = MenuRequest(
      menu: menu, place: .point(place), responder: host.focusHost.firstResponder ?? window,
      isDirect: window.programContext.isPointedDirectly)
    let context = window.programContext
    // What was chosen is done after the menu has gone.
    request.didEnd = { context.later { completion(choice) } }
    return host.openMenu(request) != nil
  }
}
