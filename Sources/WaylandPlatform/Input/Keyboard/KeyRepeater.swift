/// The repeat state of a key that is held. Follows `wl_keyboard.repeat_info`.
///
/// The display reads ``deadline`` before it waits, and calls ``fire(now:)`` afterward.
struct KeyRepeater {
  /// The rate if the compositor sends none, in repeats a second.
  static let defaultRate = 25.0
  /// The delay before the first repeat if the compositor sends none, in seconds.
  static let defaultDelay = 0.4
  /// The fastest rate, in repeats a second.
  static let maximumRate = 200.0

  private var rate = defaultRate
  private var delay = defaultDelay

  /// The evdev code of the key that repeats.
  private(set) var code: UInt32?
  /// The time of the next repeat on the display's clock, in seconds, or `nil` if no key repeats.
  private(set) var deadline: Double?

  /// Sets the rate in characters a second, and the delay in milliseconds. A rate of zero disables repeats.
  ///
  /// Negative values are not allowed and are ignored. `wl_keyboard.repeat_info`
  mutating func configure(rate: Int32, delay: Int32) {
    guard rate >= 0, delay >= 0 else { return }
    self.rate = min(Double(rate), Self.maximumRate)
    self.delay = Double(delay) / 1_000
    if rate == 0 { stop() }
  }

  /// Starts the repeat of a key that was pressed. The key before it stops repeating.
  mutating func press(_ code: UInt32, now: Double) {
    guard rate > 0 else { return stop() }
    self.code = code
    deadline = now + delay
  }

  /// Stops the repeat if the released key is the one that repeats.
  mutating func release(_ code: UInt32) {
    if self.code == code { stop() }
  }

  /// Stops the repeat.
  mutating func stop() {
    code = nil
    deadline = nil
  }

  /// Returns the key whose repeat is due, or `nil`. A late call returns a single repeat.
  mutating func fire(now: Double) -> UInt32? {
    guard let code, let deadline, now >= deadline else { return nil }
    let interval = 1 / rate
    self.deadline = max(deadline + interval, now)
    return code
  }
}
