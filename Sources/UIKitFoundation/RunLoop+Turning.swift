import CUIKit
import Foundation

/// Turns Foundation's main run loop along with the program's own: its timers, `perform` and `add` work.
@_cdecl("wr_turn_foundation_loop")
func turnFoundationLoop() -> Double {
  // The call handles what is due, and says when something will be.
  guard let next = RunLoop.main.limitDate(forMode: .default) else { return -1 }
  let seconds = next.timeIntervalSinceNow
  // The distant future is a date: nobody waits for it.
  return seconds > 1e8 ? -1 : max(0, seconds)
}
