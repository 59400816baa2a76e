/// When a held key repeats, by `wl_keyboard.repeat_info`.
///
/// Plain data: the display asks for ``deadline`` before it waits, and calls ``fire(now:)`` after.
struct KeyRepeater {
  /// Repeats in a second, where the compositor tells none.
  static let defaultRate = 25.0
  /// Seconds before the first repeat, where the compositor tells none.
  static let defaultDelay = 0.4
  /// No key repeats faster than this, in repeats a second.
  static let maximumRate = 200.0

  private var rate = defaultRate
  private var delay = defaultDelay

  /// The key that repeats, by its evdev code.
  private(set) var code: UInt32?
  /// When it does so next, on the display's clock, in seconds; nil for never.
  private(set) var deadline: Double?

  /// `wl_keyboard.repeat_info`: characters a second, zero for no repeat, and milliseconds.
  ///
  /// Negative values are forbidden and change nothing.
  mutating func configure(rate: Int32, delay: Int32) {
    guard rate >= 0, delay >= 0 else { return }
    self.rate = min(Double(rate), Self.maximumRate)
    self.delay = Double(delay) / 1_000
    if rate == 0 { stop() }
  }

  /// A key that repeats went down: it takes over from the one before.
  mutating func press(_ code: UInt32, now: Double) {
    guard rate > 0 else { return stop() }
    self.code = code
    deadline = now + delay
  }

  /// A key went up; gives the repeat an end if it was its.
  mutating func release(_ code: UInt32) {
    if self.code == code { stop() }
  }

  /// No key repeats any more.
  mutating func stop() {
    code = nil
    deadline = nil
  }

  /// The key whose repeat is due. However late it is asked, a key repeats once.
  mutating func fire(now: Double) -> UInt32? {
    guard let code, let deadline, now >= deadline else { return nil }
    let interval = 1 / rate
    self.deadline = max(deadline + interval, now)
    return code
  }
}
