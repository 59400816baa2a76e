import Foundation
import TestTimeScale

/// A time on the monotonic clock at which waiting ends.
package struct Deadline: Sendable {
  private let nanoseconds: UInt64

  /// Creates a deadline a number of seconds from now. The number is multiplied by `TEST_TIME_SCALE`.
  package init(seconds: Double) {
    nanoseconds =
      DispatchTime.now().uptimeNanoseconds + UInt64(max(0, TestTimeScale.scaled(seconds)) * 1e9)
  }

  /// The remaining time in seconds, at least 0.
  package var remaining: Double {
    let now = DispatchTime.now().uptimeNanoseconds
    return now >= nanoseconds ? 0 : Double(nanoseconds - now) / 1e9
  }

  /// A Boolean value that indicates whether the time has passed.
  package var hasPassed: Bool { remaining == 0 }
}

/// Waits until `condition` holds, and evaluates it every `interval` seconds.
///
/// Returns a Boolean value that indicates whether the condition held before `seconds` had passed, so that a
/// test can `#expect` it.
@discardableResult
package func wait(
  seconds: Double = 30, interval: Double = 0.002, until condition: () throws -> Bool
) rethrows -> Bool {
  let deadline = Deadline(seconds: seconds)
  while try !condition() {
    if deadline.hasPassed { return false }
    usleep(UInt32(interval * 1e6))
  }
  return true
}
