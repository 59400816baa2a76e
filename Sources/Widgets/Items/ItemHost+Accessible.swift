import WindowResponder

/// The use of items by assistive technologies.
extension ItemHost {
  /// Adds the description of an item of its section: its role, states and actions.
  package func describeItem(
    _ path: ItemPath, in count: Int, _ details: inout AccessibleDetails
  ) {
    details.role = .listItem
    let allows = allowsSelectionNow(of: path)
    details.isPressable = allows
    details.states.set(.selectable, allows)
    details.states.set(.focusable, canBecomeFocused)
    details.states.set(.selected, selection.contains(path))
    details.attributes["posinset"] = "\(path.item + 1)"
    details.attributes["setsize"] = "\(count)"
  }

  /// Selects or deselects an item as the user does. If the user cannot select the item, returns `false`.
  package func selectByAssistance(_ path: ItemPath, _ isSelected: Bool) -> Bool {
    loadIfNeeded()
    guard contains(path), allowsSelectionNow(of: path), isSelectable(path) else { return false }
    if isSelected {
      if allowsMultipleSelectionNow {
        if !selection.contains(path) { userSelects(path, .toggle) }
      } else {
        userSelects(path, .alone)
      }
    } else if selection.contains(path) {
      userTakesOut(path)
    }
    return true
  }

  /// Returns the actions that move an item by one position, where the user can move it by a touch.
  package func moveDeeds(for path: ItemPath) -> [AccessibleDeed] {
    moveActions(for: path).map { element in
      AccessibleDeed(element.title) {
        (element as? Action)?.performWithSender(nil, target: nil)
      }
    }
  }

  /// Moves the keyboard focus to an item. If the item cannot have the focus, returns `false`.
  package func focusByAssistance(_ path: ItemPath) -> Bool {
    if !isFocused, !isFirstResponder {
      guard window != nil, becomeFirstResponder() || isFocused else { return false }
    }
    showsFocus = true
    moveFocus(to: path, scrolls: true)
    return focusedPath == path
  }
}
