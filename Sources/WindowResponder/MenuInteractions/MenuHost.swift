/// An object over which menus are opened: a window.
@MainActor protocol MenuHost: ViewHost {
  /// A Boolean value that indicates whether menus can be shown.
  var canShowMenus: Bool { get }
  /// Opens a menu. If there is nothing to choose, returns `nil`.
  func openMenu(_ request: MenuRequest) -> (any OpenMenu)?
}

/// An open menu.
@MainActor protocol OpenMenu: AnyObject {
  /// The request with which it was opened.
  var request: MenuRequest { get }
  /// The frame of the menu in window coordinates, or `nil` before the compositor has positioned it.
  var frame: Rect? { get }
  /// The closure that is called when the compositor has positioned the menu.
  var onPlaced: (() -> Void)? { get set }
  /// Replaces the menu.
  func replaceMenu(_ menu: Menu)
  /// Moves the menu.
  func move(to place: MenuRequest.Position)
  /// Closes the menu.
  func end()
}

extension View {
  /// The host of the view's menus, or `nil` outside a window.
  final var menuHost: (any MenuHost)? { ownWindow }
}
