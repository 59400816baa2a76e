import ResponderSystem

/// Turns the compositor's 32-bit milliseconds into seconds that never wrap.
///
/// Wayland leaves the base of event timestamps undefined; every compositor known uses
/// `CLOCK_MONOTONIC` and cuts off the high bits, so that the result is normally on the same clock
/// as `MonotonicClock`. With another base the result is that base's, still in order across the wrap that
/// comes every 49.7 days. One device may have another base than the next (KWin's injected touches
/// have the wall clock's), so that each has a clock of its own.
struct EventClock {
  private static let period = 4_294_967_296.0

  /// How far the compositor's clock is ahead of ours, in milliseconds.
  private var offset = 0.0

  /// The time of an event in seconds: of all times with these low bits, the one nearest to where
  /// the last event leads to expect it.
  mutating func seconds(_ milliseconds: UInt32, now: Double = MonotonicClock.now) -> Double {
    let low = Double(milliseconds)
    let expected = now * 1_000 + offset
    let wraps = ((expected - low) / Self.period).rounded()
    let time = max(0, wraps) * Self.period + low
    offset = time - now * 1_000
    return time / 1_000
  }
}
