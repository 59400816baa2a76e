internal import Glibc

/// The clock that never jumps (`CLOCK_MONOTONIC`).
package enum MonotonicClock {
  /// The number that the system knows the clock by.
  package static var identifier: UInt32 { UInt32(CLOCK_MONOTONIC) }

  /// Seconds since some moment before the program started.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension MonotonicClock {
  /// How far this clock is ahead of another one, in seconds, now; nil where the system has no clock of that
  /// number.
  package static func lead(over clock: UInt32) -> Double? {
    guard let number = clockid_t(exactly: clock) else { return nil }
    // Whatever comes between the two readings counts half.
    let before = now
    var time = timespec()
    guard clock_gettime(number, &time) == 0 else { return nil }
    let after = now
    return (before + after) / 2 - (Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}
