/// The object with the keyboard focus.
@MainActor enum AccessibleFocus {
  /// Returns the object with the keyboard focus in a window, or `nil` if the window is not the key window.
  static func node(of window: Window?) -> AccessibleNode? {
    guard let window = (window as? PopupWindow)?.owner ?? window, window.isKeyWindow else {
      return nil
    }
    return node(ofKeyWindow: window)
  }

  /// Returns the object with the keyboard focus in the key window: the row of an open menu, or else the view
  /// or the item that receives keys.
  static func node(ofKeyWindow window: Window) -> AccessibleNode? {
    if let menu = window.popupProgram?.screen.menu, menu.owner === window {
      for level in menu.levels.reversed() {
        guard let row = level.content.highlightedRow else { continue }
        return (level.popup.accessibleNode as? ViewNode)?.node(ofPart: row)
      }
    }
    let responder = window.focus.keyResponder
    guard let view = responder as? View ?? (responder as? ViewController)?.viewIfLoaded,
      view !== window
    else { return nil }
    let node = view.nearestAccessibleNode
    if let items = node as? ItemsNode, items.view === view,
      let item = items.host?.focusedAccessibleItem
    {
      return items.node(of: item)
    }
    if let node = node as? ViewNode, node.view === view, let part = node.details.focusedPart {
      return node.node(ofPart: part) ?? node
    }
    return node
  }
}
