/// Moves a slider's knob by keys, again and again while one is held.
@MainActor final class SliderKeys {
  /// How long a key is held before it repeats, in seconds.
  static let repeatDelay = 0.5
  /// How long it takes from one repeat to the next, in seconds.
  static let repeatInterval = 0.05
  /// How much of the range an arrow key goes.
  static let arrowPart = 0.05
  /// How much of the range Page Up and Page Down go.
  static let pagePart = 0.2

  private unowned let slider: Slider
  private var held: Press?
  private var startValue = 0.0
  private var timer: ClockTimer?

  init(_ slider: Slider) {
    self.slider = slider
  }

  isolated deinit {
    timer?.invalidate()
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
      held = press
      startValue = slider.value
      perform(move)
      repeatAfterDelay(move)
    }
    return others
  }

  /// Takes the keys that came up, and gives the others back.
  func ended(_ presses: Set<Press>) -> Set<Press> {
    if let held, presses.contains(held) { stop() }
    return presses.filter { move(for: $0) == nil }
  }

  /// Ends what a held key does.
  func stop() {
    timer?.invalidate()
    timer = nil
    guard held != nil else { return }
    held = nil
    if !slider.isContinuous, slider.value != startValue { slider.tellValue() }
  }

  private func repeatAfterDelay(_ move: Move) {
    timer = ClockTimer.scheduledTimer(withTimeInterval: Self.repeatDelay) { [weak self] _ in
      self?.repeatMove(move)
    }
  }

  private func repeatMove(_ move: Move) {
    timer = ClockTimer.scheduledTimer(
      withTimeInterval: Self.repeatInterval, repeats: true
    ) { [weak self] timer in
      guard let self, slider.isEnabled, slider.window != nil else {
        timer.invalidate()
        self?.stop()
        return
      }
      // At the end of the range there is nothing to wake up for.
      if !perform(move) { timer.invalidate() }
    }
    if !perform(move) { timer?.invalidate() }
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
    switch key.keyCode {
    case .keyboardRightArrow, .keyboardUpArrow: return .by(Self.arrowPart)
    case .keyboardLeftArrow, .keyboardDownArrow: return .by(-Self.arrowPart)
    case .keyboardPageUp: return .by(Self.pagePart)
    case .keyboardPageDown: return .by(-Self.pagePart)
    case .keyboardHome: return .to(slider.minimumValue)
    case .keyboardEnd: return .to(slider.maximumValue)
    default: return nil
    }
  }
}
