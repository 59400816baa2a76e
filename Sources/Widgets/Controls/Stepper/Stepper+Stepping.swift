extension Stepper {
  /// Returns the half at a point: -1 for the decrement half, 1 for the increment half.
  func half(at point: Point) -> Double { (point.x < bounds.midX) != isRightToLeft ? -1 : 1 }

  /// Begins to press a half, and performs the first step.
  func hold(_ half: Double, for press: Press?) {
    letGo()
    heldHalf = half
    isOverHalf = true
    startValue = value
    if autorepeat {
      held.begin(press) { [weak self] in self?.repeatStep() ?? false }
    } else if let press {
      held.begin(press)
    }
    step(half)
  }

  /// Called when the touch that presses a half has moved.
  func follow(_ touch: Touch) {
    guard let half = heldHalf else { return }
    isOverHalf = isTouchInside && self.half(at: touch.location(in: self)) == half
  }

  /// Ends the press of a half.
  func letGo() {
    held.end()
    guard heldHalf != nil else { return }
    heldHalf = nil
    if !isContinuous, value != startValue { tellValue() }
  }

  private func repeatStep() -> Bool {
    guard let half = heldHalf, isEnabled, window != nil else { return false }
    // A touch that has left the half can return to it.
    return isOverHalf ? step(half) : true
  }

  /// Changes the value by a step as for the user. Returns a Boolean value that indicates whether it changed.
  @discardableResult func step(_ direction: Double) -> Bool {
    let wanted = value + direction * stepValue
    if wraps, wanted > maximumValue {
      return userSet(minimumValue)
    }
    if wraps, wanted < minimumValue {
      return userSet(maximumValue)
    }
    return userSet(wanted)
  }

  private func userSet(_ new: Double) -> Bool {
    let before = value
    value = new
    guard value != before else { return false }
    if isContinuous { tellValue() }
    return true
  }

  private func tellValue() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// Returns a Boolean value that indicates whether a half can change the value.
  func canStep(_ direction: Double) -> Bool {
    guard isEnabled else { return false }
    if wraps { return minimumValue < maximumValue }
    return direction < 0 ? value > minimumValue : value < maximumValue
  }

  // MARK: Keys

  /// Handles the keys that change the value, and returns the other presses.
  func keysBegan(_ presses: Set<Press>) -> Set<Press> {
    guard isFocused, isEnabled else { return presses }
    var others = presses
    for press in presses {
      switch keyMove(press) {
      case .step(let direction): hold(direction, for: press)
      case .end(let end):
        letGo()
        startValue = value
        heldHalf = nil
        if userSet(end), !isContinuous { tellValue() }
      case nil: continue
      }
      others.remove(press)
    }
    return others
  }

  /// Handles released keys, and returns the other presses.
  func keysEnded(_ presses: Set<Press>) -> Set<Press> {
    if held.isAmong(presses) { letGo() }
    return presses.filter { keyMove($0) == nil }
  }

  /// The effect of a key on the value.
  private enum KeyMove {
    case step(Double)
    case end(Double)
  }

  private func keyMove(_ press: Press) -> KeyMove? {
    guard let key = press.key,
      key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
    else { return nil }
    let toTheRight = isRightToLeft ? -1.0 : 1.0
    switch key.keyCode {
    case .keyboardUpArrow, .keypadPlus: return .step(1)
    case .keyboardDownArrow, .keypadHyphen: return .step(-1)
    case .keyboardRightArrow: return .step(toTheRight)
    case .keyboardLeftArrow: return .step(-toTheRight)
    case .keyboardHome: return .end(minimumValue)
    case .keyboardEnd: return .end(maximumValue)
    default: return nil
    }
  }
}
