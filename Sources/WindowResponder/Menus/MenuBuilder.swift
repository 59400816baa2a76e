/// What ``Responder/buildMenu(with:)`` changes a menu by.
///
///     override func buildMenu(with builder: any MenuBuilder) {
///       super.buildMenu(with: builder)
///       builder.insertChild(toolsMenu, atEndOfMenu: .edit)
///     }
///
/// A menu that is named and not there changes nothing. Follows `UIMenuBuilder`.
@preconcurrency @MainActor public protocol MenuBuilder: AnyObject {
  /// What the menu is built for: the program's own, or one at a place.
  var system: MenuSystem { get }

  /// The menu with an identifier, as it is now.
  func menu(for identifier: Menu.Identifier) -> Menu?
  /// The action with an identifier, wherever it is.
  func action(for identifier: Action.Identifier) -> Action?
  /// The command with an action and a property list, wherever it is.
  func command(for action: Selector, propertyList: Any?) -> Command?

  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: Menu.Identifier, with replacementMenu: Menu)
  /// Puts other elements into a menu, made of those in it.
  func replaceChildren(
    ofMenu parentIdentifier: Menu.Identifier,
    from childrenBlock: ([MenuElement]) -> [MenuElement])

  /// Puts a menu before another.
  func insertSibling(_ siblingMenu: Menu, beforeMenu siblingIdentifier: Menu.Identifier)
  /// Puts a menu after another.
  func insertSibling(_ siblingMenu: Menu, afterMenu siblingIdentifier: Menu.Identifier)
  /// Puts a menu into another, before what is in it.
  func insertChild(_ childMenu: Menu, atStartOfMenu parentIdentifier: Menu.Identifier)
  /// Puts a menu into another, after what is in it.
  func insertChild(_ childMenu: Menu, atEndOfMenu parentIdentifier: Menu.Identifier)
  /// Takes a menu out.
  func remove(menu removedIdentifier: Menu.Identifier)
}

extension MenuBuilder {
  /// The command with an action and no property list, wherever it is.
  public func command(for action: Selector) -> Command? { command(for: action, propertyList: nil) }
}
