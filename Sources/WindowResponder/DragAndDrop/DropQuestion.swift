import ResponderWords

/// The menu at the location of a drop that asks the user whether to move or to copy.
@MainActor enum DropQuestion {
  /// Opens the menu, and calls the completion handler once with the choice, or with `.cancel` for neither. If
  /// no menu can be opened, returns `false`.
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
      menu: menu, position: .point(place), responder: host.focusHost.firstResponder ?? window,
      isDirect: window.programContext.isPointedDirectly)
    let context = window.programContext
    // The operation is performed after the menu has closed.
    request.didEnd = { context.later { completion(choice) } }
    return host.openMenu(request) != nil
  }
}
