import Glibc

/// The clock that never jumps (`CLOCK_MONOTONIC`).
enum MonotonicClock {
  /// Seconds since some moment before the program started.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
