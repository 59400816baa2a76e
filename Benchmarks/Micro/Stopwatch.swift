import Glibc

/// A stopwatch on the monotonic clock.
enum Stopwatch {
  /// Returns the median duration of `runs` runs of `body`, after a warm-up run, in seconds.
  static func median(runs: Int, _ body: () -> Void) -> Double {
    body()
    let times = (0..<runs).map { _ in seconds(body) }
    return times.sorted()[runs / 2]
  }

  /// Returns the duration of one run of `body`, in seconds.
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let took = try ContinuousClock().measure(body).components
    return Double(took.seconds) + Double(took.attoseconds) / 1e18
  }

  /// The time that this thread has used on a processor, in seconds.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns a time in milliseconds as text, with two digits after the point.
  static func milliseconds(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 1e5).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
