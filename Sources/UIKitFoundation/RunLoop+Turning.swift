import CUIKit
import Foundation

/// Runs Foundation's main run loop once, as part of the program's own, so that its timers, `perform` and
/// `add` work.
///
/// Returns the time until the run loop has work again, in seconds, or -1 if there is none.
@_cdecl("wr_turn_foundation_loop")
func turnFoundationLoop() -> Double {
  // The call performs the work that is due, and returns the date of the next.
  guard let next = RunLoop.main.limitDate(forMode: .default) else { return -1 }
  let seconds = next.timeIntervalSinceNow
  // The distant future is a date: no work is scheduled.
  return seconds > 1e8 ? -1 : max(0, seconds)
}
