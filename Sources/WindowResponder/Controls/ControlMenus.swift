/// What a control does with its own menu; the room MenuInteractions does it.
@MainActor protocol ControlMenus: AnyObject {
  /// The control's own interaction; nil where none was asked for.
  var shownMenuInteraction: ContextMenuInteraction? { get }
  /// Whether there is a menu at all.
  var isMenuEnabled: Bool { get set }
  /// Whether a press opens the menu at once.
  var isMenuPrimary: Bool { get set }
  /// The menu of a button.
  var ownMenu: Menu? { get set }
  /// What shows a button's own menu; nil for a control without one.
  var ownMenuConfiguration: ContextMenuConfiguration? { get }
  /// A configuration that shows a menu as it is.
  func configuration(showing menu: Menu) -> ContextMenuConfiguration
  /// Opens the menu where it is what the control is for. Gives whether it is.
  func openPrimaryMenu(at point: Point, byKey: Bool, event: Event?) -> Bool
}

extension Control {
  /// What the control does with its own menu.
  final var menus: any ControlMenus { self }
}
