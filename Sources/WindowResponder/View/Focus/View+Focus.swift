extension View {
  /// Makes the first responder resign if it is this view or a descendant.
  ///
  /// If `force` is `true`, it resigns even if it would refuse. Returns a Boolean value that indicates whether
  /// the view contains no first responder any more. Follows `UIView.endEditing(_:)`.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let focus = host?.focusHost, let view = focus.firstResponder as? View,
      view.isDescendant(of: self)
    else { return true }
    return force ? focus.forceResign() : view.resignFirstResponder()
  }

  /// Moves the focus to another view of the group for an arrow key, if this view has the focus. Returns a
  /// Boolean value that indicates whether the focus has moved.
  func moveFocusInGroup(for presses: Set<Press>) -> Bool {
    guard presses.count == 1, let press = presses.first, let key = press.key, isFocused,
      key.modifierFlags.isPlain
    else { return false }
    guard let focus = host?.focusHost else { return false }
    let moved =
      switch key.keyCode {
      case .keyboardUpArrow: focus.moveFocusInGroup(Vector(dx: 0, dy: -1), .up)
      case .keyboardDownArrow: focus.moveFocusInGroup(Vector(dx: 0, dy: 1), .down)
      case .keyboardLeftArrow: focus.moveFocusInGroup(Vector(dx: -1, dy: 0), .left)
      case .keyboardRightArrow: focus.moveFocusInGroup(Vector(dx: 1, dy: 0), .right)
      default: false
      }
    if moved { press.movedFocus = true }
    return moved
  }
}
