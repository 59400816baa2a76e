extension Control {
  /// Presses a focused control with Space or Return until the key comes up.
  func keyPressBegan(_ presses: Set<Press>, _ event: PressesEvent?) -> Bool {
    guard isFocused, isEnabled, let press = presses.first(where: Self.pushes) else { return false }
    if heldKey == nil, trackedTouch == nil {
      heldKey = press
      isHighlighted = true
      send(.touchDown, with: event)
    }
    return true
  }

  func keyPressEnded(_ presses: Set<Press>, _ event: PressesEvent?) -> Bool {
    guard let held = heldKey, presses.contains(held) else {
      return isFocused && presses.contains(where: Self.pushes)
    }
    heldKey = nil
    isHighlighted = false
    send(.touchUpInside, with: event)
    performPrimaryAction()
    return true
  }

  func keyPressCancelled(_ presses: Set<Press>) -> Bool {
    guard let held = heldKey, presses.contains(held) else { return false }
    releaseHeldKey()
    return true
  }

  /// Releases a key whose release the control will not receive. A disabled control sends no events.
  func releaseHeldKey(sends: Bool = true) {
    guard heldKey != nil else { return }
    heldKey = nil
    isHighlighted = false
    if sends { send(.touchCancel, with: nil) }
  }

  private static func pushes(_ press: Press) -> Bool {
    guard let key = press.key,
      key.modifierFlags.isPlain
    else { return false }
    switch key.keyCode {
    case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: return true
    default: return false
    }
  }
}
