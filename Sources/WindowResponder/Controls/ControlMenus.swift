/// The part of a control that concerns its own menu, implemented in the folder MenuInteractions.
@MainActor protocol ControlMenus: AnyObject {
  /// The interaction of the control's menu, or `nil` if it was not requested.
  var shownMenuInteraction: ContextMenuInteraction? { get }
  /// A Boolean value that indicates whether the control has a menu.
  var isMenuEnabled: Bool { get set }
  /// A Boolean value that indicates whether a press opens the menu at once.
  var isMenuPrimary: Bool { get set }
  /// The menu of a button.
  var ownMenu: Menu? { get set }
  /// The configuration of a button's own menu, or `nil` for a control without one.
  var ownMenuConfiguration: ContextMenuConfiguration? { get }
  /// Returns a configuration for a menu.
  func configuration(showing menu: Menu) -> ContextMenuConfiguration
  /// Opens the menu if it is the primary action. Returns a Boolean value that indicates whether it is.
  func openPrimaryMenu(at point: Point, byKey: Bool, event: Event?) -> Bool
}

extension Control {
  /// The part of the control that concerns its own menu.
  final var menus: any ControlMenus { self }
}
