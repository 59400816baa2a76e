/// An object that repeats an action while a key or a touch is held: for the first time after a delay, and
/// then at an interval. The caller performs the action once before.
///
///     held.begin(press) { [weak self] in self?.step() ?? false }
///
/// There is no timer while nothing is held.
@MainActor package final class HoldRepeater {
  /// The time until the first repetition, in seconds.
  let delay: Double
  /// The time between two repetitions, in seconds.
  let interval: Double

  /// The press of the key that is held, or `nil` if there is none, for example while a touch is held.
  package private(set) var press: Press?
  private var timer: ClockTimer?

  /// Creates a repeater. The defaults are those of a desktop for keys that move between rows.
  package init(delay: Double = 0.4, interval: Double = 0.04) {
    self.delay = delay
    self.interval = interval
  }

  isolated deinit {
    timer?.invalidate()
  }

  /// Starts to repeat an action, and ends an earlier repetition.
  ///
  /// - Parameter action: Performs the action. It returns `false` if no further repetition is necessary, for
  ///   example at the end of a list. The timer is then invalidated.
  package func begin(_ press: Press?, repeating action: @escaping @MainActor () -> Bool) {
    end()
    self.press = press
    timer = ClockTimer.scheduledTimer(withTimeInterval: delay) { [weak self] _ in
      self?.repeatAction(action)
    }
  }

  /// Stores a key that does not repeat.
  package func begin(_ press: Press) {
    end()
    self.press = press
  }

  /// Returns a Boolean value that indicates whether the key that is held is one of some presses.
  package func isAmong(_ presses: Set<Press>) -> Bool { press.map(presses.contains) ?? false }

  /// Ends the repetition.
  package func end() {
    timer?.invalidate()
    timer = nil
    press = nil
  }

  private func repeatAction(_ action: @escaping @MainActor () -> Bool) {
    // The action may end the repetition, or begin another one.
    let first = timer
    guard action(), timer === first else { return }
    timer = ClockTimer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
      if !action() { timer.invalidate() }
    }
  }
}
