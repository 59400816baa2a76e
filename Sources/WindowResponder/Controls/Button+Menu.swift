extension Button {
  /// Shows the selected element of the menu, if selecting one is the button's primary action.
  func showMenuSelection() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu = selectionMenu else {
      return
    }
    if menu.selection(inSubmenus: false).isEmpty, let first = menu.firstLeaf { menu.select(first) }
    guard let shown = menu.selection(inSubmenus: false).first else { return }
    if configuration == nil {
      setTitle(shown.title, for: .normal)
      setImage(shown.image, for: .normal)
    } else {
      configuration?.title = shown.title
      configuration?.image = shown.image
    }
  }

  /// The menu as it is shown. If selecting an element is the button's primary action, one element is
  /// selected.
  var selectionMenu: Menu? {
    guard let menu else { return nil }
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction else { return menu }
    return Menu(
      title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
      options: menu.options.union(.singleSelection),
      preferredElementSize: menu.preferredElementSize, children: menu.children)
  }
}

extension Menu {
  /// The first element that can be selected, in this menu or an inline one.
  fileprivate var firstLeaf: MenuElement? {
    for child in children {
      if child is Action || child is Command { return child }
      if let menu = child as? Menu, menu.options.contains(.displayInline),
        let found = menu.firstLeaf
      {
        return found
      }
    }
    return nil
  }
}
