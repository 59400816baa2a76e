/// What menus are opened over: a window.
@MainActor protocol MenuHost: ViewHost {
  /// Whether there is something on screen for a menu to belong to.
  var canShowMenus: Bool { get }
  /// Opens a menu; nil where there is nothing to choose.
  func openMenu(_ request: MenuRequest) -> (any OpenMenu)?
}

/// A menu that is open.
@MainActor protocol OpenMenu: AnyObject {
  /// What it was opened with.
  var request: MenuRequest { get }
  /// The place of the menu itself in window coordinates; nil until the desktop has placed it.
  var frame: Rect? { get }
  /// Called when the desktop has placed the menu anew.
  var onPlaced: (() -> Void)? { get set }
  /// Shows another menu in its place.
  func replaceMenu(_ menu: Menu)
  /// Moves it to another place.
  func move(to place: MenuRequest.Place)
  /// Takes it away.
  func end()
}

extension View {
  /// What menus of the view are opened over; nil in no window.
  final var menuHost: (any MenuHost)? { ownWindow }
}
