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
