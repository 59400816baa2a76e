/// An object with which ``Responder/buildMenu(with:)`` changes a menu.
///
///     override func buildMenu(with builder: any MenuBuilder) {
///       super.buildMenu(with: builder)
///       builder.insertChild(toolsMenu, atEndOfMenu: .edit)
///     }
///
/// If a menu with an identifier does not exist, the method has no effect. Follows `UIMenuBuilder`.
@preconcurrency @MainActor public protocol MenuBuilder: AnyObject {
  /// The menu system that is being built: the main menu, or a context menu.
  var system: MenuSystem { get }

  /// Returns the current menu with an identifier.
  func menu(for identifier: Menu.Identifier) -> Menu?
  /// Returns the action with an identifier in any menu.
  func action(for identifier: Action.Identifier) -> Action?
  /// Returns the command with an action and a property list in any menu.
  func command(for action: Selector, propertyList: Any?) -> Command?

  /// Replaces a menu.
  func replace(menu replacedIdentifier: Menu.Identifier, with replacementMenu: Menu)
  /// Replaces the elements of a menu. The closure receives the present elements.
  func replaceChildren(
    ofMenu parentIdentifier: Menu.Identifier,
    from childrenBlock: ([MenuElement]) -> [MenuElement])

  /// Inserts a menu before another.
  func insertSibling(_ siblingMenu: Menu, beforeMenu siblingIdentifier: Menu.Identifier)
  /// Inserts a menu after another.
  func insertSibling(_ siblingMenu: Menu, afterMenu siblingIdentifier: Menu.Identifier)
  /// Inserts a menu into another, before its elements.
  func insertChild(_ childMenu: Menu, atStartOfMenu parentIdentifier: Menu.Identifier)
  /// Inserts a menu into another, after its elements.
  func insertChild(_ childMenu: Menu, atEndOfMenu parentIdentifier: Menu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: Menu.Identifier)
}

extension MenuBuilder {
  /// Returns the command with an action and no property list in any menu.
  public func command(for action: Selector) -> Command? { command(for: action, propertyList: nil) }
}
