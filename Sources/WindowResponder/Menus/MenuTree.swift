/// A menu that is being built, the implementation of ``MenuBuilder``.
///
/// Menus are immutable, so each change creates the parent menus again.
@MainActor final class MenuTree: MenuBuilder {
  let system: MenuSystem
  private(set) var root: Menu

  init(system: MenuSystem, root: Menu) {
    self.system = system
    self.root = root
  }

  func menu(for identifier: Menu.Identifier) -> Menu? {
    root.find { ($0 as? Menu)?.identifier == identifier } as? Menu
  }

  func action(for identifier: Action.Identifier) -> Action? {
    root.find { ($0 as? Action)?.identifier == identifier } as? Action
  }

  func command(for action: Selector, propertyList: Any?) -> Command? {
    root.find { element in
      guard let command = element as? Command, command.action == action else { return false }
      return isSamePropertyList(command.propertyList, propertyList)
    } as? Command
  }

  func replace(menu replacedIdentifier: Menu.Identifier, with replacementMenu: Menu) {
    if replacedIdentifier == root.identifier {
      root = replacementMenu
      return
    }
    guard menu(for: replacedIdentifier) != nil else { return }
    if replacementMenu.identifier != replacedIdentifier {
      makeRoom(for: replacementMenu, beside: replacedIdentifier)
    }
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: Menu.Identifier,
    from childrenBlock: ([MenuElement]) -> [MenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: Menu, beforeMenu siblingIdentifier: Menu.Identifier) {
    insert(siblingMenu, at: siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: Menu, afterMenu siblingIdentifier: Menu.Identifier) {
    insert(siblingMenu, at: siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: Menu, atStartOfMenu parentIdentifier: Menu.Identifier) {
    insert(childMenu, at: parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
  }

  func insertChild(_ childMenu: Menu, atEndOfMenu parentIdentifier: Menu.Identifier) {
    insert(childMenu, at: parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
  }

  func remove(menu removedIdentifier: Menu.Identifier) {
    change(removedIdentifier) { _ in [] }
  }

  private func insert(
    _ menu: Menu, at place: Menu.Identifier, _ body: (Menu) -> [MenuElement]
  ) {
    guard self.menu(for: place) != nil, menu.identifier != place else { return }
    makeRoom(for: menu, beside: place)
    change(place, body)
  }

  /// Removes the menu with the identifier of a new one, unless it contains the location of the insertion. An
  /// identifier belongs to one menu only.
  private func makeRoom(for menu: Menu, beside place: Menu.Identifier) {
    guard let old = self.menu(for: menu.identifier) else { return }
    if old.find({ ($0 as? Menu)?.identifier == place }) == nil { remove(menu: menu.identifier) }
  }

  /// Replaces a menu by the result of `body`. For the root, the result is used only if it is a single menu.
  private func change(_ identifier: Menu.Identifier, _ body: (Menu) -> [MenuElement]) {
    if identifier == root.identifier {
      let made = body(root)
      if made.count == 1, let menu = made.first as? Menu { root = menu }
      return
    }
    if let changed = root.changing(identifier, body) { root = changed }
  }
}

extension Menu {
  /// Returns the first element, including this one, that satisfies a condition.
  func find(_ condition: (MenuElement) -> Bool) -> MenuElement? {
    if condition(self) { return self }
    for child in children {
      if let menu = child as? Menu {
        if let found = menu.find(condition) { return found }
      } else if condition(child) {
        return child
      }
    }
    return nil
  }

  /// Returns the menu with a submenu replaced, or `nil` if it does not contain the submenu.
  fileprivate func changing(
    _ identifier: Identifier, _ body: (Menu) -> [MenuElement]
  ) -> Menu? {
    for (index, child) in children.enumerated() {
      guard let menu = child as? Menu else { continue }
      var made: [MenuElement]
      if menu.identifier == identifier {
        made = body(menu)
      } else if let changed = menu.changing(identifier, body) {
        made = [changed]
      } else {
        continue
      }
      var newChildren = children
      newChildren.replaceSubrange(index...index, with: made)
      return replacingChildren(newChildren)
    }
    return nil
  }
}

/// Returns a Boolean value that indicates whether two property lists are equal, as far as their types can be
/// compared.
@MainActor private func isSamePropertyList(_ a: Any?, _ b: Any?) -> Bool {
  switch (a, b) {
  case (nil, nil): return true
  case (let a?, let b?):
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return String(describing: a) == String(describing: b)
  default: return false
  }
}
