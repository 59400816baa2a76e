import ResponderSystem

/// A converter of the compositor's 32-bit milliseconds to seconds that never wrap.
///
/// Wayland does not define the base of event timestamps. Every known compositor uses `CLOCK_MONOTONIC` and
/// drops the high bits, so the result is normally on the clock of `MonotonicClock`. With another base, the
/// result has that base, and is still in order across the wrap every 49.7 days. The bases of two devices may
/// differ (touches that KWin injects have the wall clock's), so each device has its own converter.
struct EventClock {
  private static let period = 4_294_967_296.0

  /// The offset of the compositor's clock from `MonotonicClock`, in milliseconds.
  private var offset = 0.0

  /// Returns the time of an event, in seconds. Of all times with these low bits, it is the nearest to the
  /// time that the last event leads to expect.
  mutating func seconds(_ milliseconds: UInt32, now: Double = MonotonicClock.now) -> Double {
    let low = Double(milliseconds)
    let expected = now * 1_000 + offset
    let wraps = ((expected - low) / Self.period).rounded()
    let time = max(0, wraps) * Self.period + low
    offset = time - now * 1_000
    return time / 1_000
  }
}
