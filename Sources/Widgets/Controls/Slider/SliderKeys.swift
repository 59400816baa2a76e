/// Moves a slider's knob by keys, again and again while one is held.
@MainActor final class SliderKeys {
  /// How much of the range an arrow key goes.
  static let arrowPart = 0.05
  /// How much of the range Page Up and Page Down go.
  static let pagePart = 0.2

  private unowned let slider: Slider
  private let held = HoldRepeater(delay: 0.5, interval: 0.05)
  private var startValue = 0.0

  init(_ slider: Slider) {
    self.slider = slider
  }

  /// Where a key takes the knob.
  private enum Move {
    case by(Double)
    case to(Double)
  }

  /// Takes the keys that move the knob, and gives the others back.
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
        // A handler of its action may let it go.
        return withExtendedLifetime(slider) { self.goesOn(move) }
      }
      perform(move)
    }
    return others
  }

  /// Takes the keys that came up, and gives the others back.
  func ended(_ presses: Set<Press>) -> Set<Press> {
    if held.isAmong(presses) { stop() }
    return presses.filter { move(for: $0) == nil }
  }

  /// Ends what a held key does.
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
    // At the end of the range there is nothing to wake up for.
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
