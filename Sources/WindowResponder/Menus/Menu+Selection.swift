extension Menu {
  /// Turns one element on, and the others of this menu and those in it off.
  func select(_ element: MenuElement) {
    let chosen = (element as? Command)?.original ?? element
    for child in children {
      switch child {
      case let action as Action: action.state = action === chosen ? .on : .off
      case let command as Command: command.state = command === chosen ? .on : .off
      case let menu as Menu: menu.select(element)
      default: break
      }
    }
  }
}
