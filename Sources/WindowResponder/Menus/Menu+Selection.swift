extension Menu {
  /// Sets the state of one element to on, and the states of all others in this menu and its submenus to off.
  package func select(_ element: MenuElement) {
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
