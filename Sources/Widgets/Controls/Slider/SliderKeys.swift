/// A handler of the keys that move a slider's knob, repeatedly while a key is held.
@MainActor final class SliderKeys {
  /// The fraction of the range for an arrow key.
  static let arrowPart = 0.05
  /// The fraction of the range for Page Up and Page Down.
  static let pagePart = 0.2

  private unowned let slider: Slider
  private let held = HoldRepeater(delay: 0.5, interval: 0.05)
  private var startValue = 0.0

  init(_ slider: Slider) {
    self.slider = slider
  }

  /// The movement of the knob for a key.
  private enum Move {
    case by(Double)
    case to(Double)
  }

  /// Handles the keys that move the knob, and returns the other presses.
  func began(_ presses: Set<Press>) -> Set<Press> {
    guard slider.isFocused, slider.isEnabled else { return presses }
    var others = presses
    for press in presses {
      guard let move = move(for: press) else { continue }
      others.remove(press)
      stop()
      startValue = slider.value
      held.begin(press) { [weak self, weak slider] in
        guard let self, let slider else { return false }
        // A handler of the slider's action can release the slider.
        return withExtendedLifetime(slider) { self.goesOn(move) }
      }
      perform(move)
    }
    return others
  }

  /// Handles released keys, and returns the other presses.
  func ended(_ presses: Set<Press>) -> Set<Press> {
    if held.isAmong(presses) { stop() }
    return presses.filter { move(for: $0) == nil }
  }

  /// Ends the repetition of a held key.
  func stop() {
    guard held.press != nil else { return }
    held.end()
    if !slider.isContinuous, slider.value != startValue { slider.tellValue() }
  }

  private func goesOn(_ move: Move) -> Bool {
    guard slider.isEnabled, slider.window != nil else {
      stop()
      return false
    }
    // At the end of the range the repetition stops, so that no timer fires.
    return perform(move)
  }

  @discardableResult private func perform(_ move: Move) -> Bool {
    switch move {
    case .by(let part):
      let range = slider.maximumValue - slider.minimumValue
      return slider.userSet(slider.value + range * part)
    case .to(let value):
      return slider.userSet(value)
    }
  }

  private func move(for press: Press) -> Move? {
    guard let key = press.key,
      key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
    else { return nil }
    let toTheRight = slider.isRightToLeft ? -Self.arrowPart : Self.arrowPart
    switch key.keyCode {
    case .keyboardRightArrow: return .by(toTheRight)
    case .keyboardLeftArrow: return .by(-toTheRight)
    case .keyboardUpArrow: return .by(Self.arrowPart)
    case .keyboardDownArrow: return .by(-Self.arrowPart)
    case .keyboardPageUp: return .by(Self.pagePart)
    case .keyboardPageDown: return .by(-Self.pagePart)
    case .keyboardHome: return .to(slider.minimumValue)
    case .keyboardEnd: return .to(slider.maximumValue)
    default: return nil
    }
  }
}
