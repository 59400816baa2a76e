/// What a key or a finger does for as long as it is held: once at first, and after a while again and
/// again.
///
///     held.begin(press) { [weak self] in self?.step() ?? false }
///
/// At rest there is no timer.
@MainActor package final class HoldRepeater {
  /// How long it is held before it repeats, in seconds.
  let delay: Double
  /// How long it takes from one repeat to the next, in seconds.
  let interval: Double

  /// The key that is held; nil for none, or for a finger.
  package private(set) var press: Press?
  private var timer: ClockTimer?

  /// The defaults are a desktop's, for keys that move among rows.
  package init(delay: Double = 0.4, interval: Double = 0.04) {
    self.delay = delay
    self.interval = interval
  }

  isolated deinit {
    timer?.invalidate()
  }

  /// Starts to repeat something; what was held before is not any more.
  ///
  /// - Parameter action: Tells whether there is a reason to do it once more: at the end of a list there is
  ///   nothing to wake up for.
  package func begin(_ press: Press?, repeating action: @escaping @MainActor () -> Bool) {
    end()
    self.press = press
    timer = ClockTimer.scheduledTimer(withTimeInterval: delay) { [weak self] _ in
      self?.repeatAction(action)
    }
  }

  /// Remembers a key that does not repeat.
  package func begin(_ press: Press) {
    end()
    self.press = press
  }

  /// Whether the key is among some.
  package func isAmong(_ presses: Set<Press>) -> Bool { press.map(presses.contains) ?? false }

  /// Nothing is held any more.
  package func end() {
    timer?.invalidate()
    timer = nil
    press = nil
  }

  private func repeatAction(_ action: @escaping @MainActor () -> Bool) {
    // The action may end it, or begin something else.
    let first = timer
    guard action(), timer === first else { return }
    timer = ClockTimer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
      if !action() { timer.invalidate() }
    }
  }
}
