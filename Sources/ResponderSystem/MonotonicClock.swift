internal import Glibc

/// The clock that never jumps (`CLOCK_MONOTONIC`).
package enum MonotonicClock {
  /// The system's identifier of the clock.
  package static var identifier: UInt32 { UInt32(CLOCK_MONOTONIC) }

  /// The time in seconds since a moment before the program started.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension MonotonicClock {
  /// Returns how far this clock is ahead of another one now, in seconds. If the system has no clock with that
  /// number, returns `nil`.
  package static func lead(over clock: UInt32) -> Double? {
    guard let number = clockid_t(exactly: clock) else { return nil }
    // Half of the time between the two readings is added.
    let before = now
    var time = timespec()
    guard clock_gettime(number, &time) == 0 else { return nil }
    let after = now
    return (before + after) / 2 - (Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }
}
