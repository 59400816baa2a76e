/// An animation that can be started, paused, scrubbed, reversed and stopped. Follows `UIViewAnimating`.
@preconcurrency @MainActor public protocol ViewAnimating: AnyObject {
  /// What it is doing.
  var state: ViewAnimatingState { get }
  /// Whether it is running, forward or back.
  var isRunning: Bool { get }
  /// Whether it goes back to its start.
  var isReversed: Bool { get set }
  /// How much of it is done, from 0 to 1.
  var fractionComplete: Double { get set }

  /// Starts, or goes on.
  func startAnimation()
  /// Starts after a delay, in seconds.
  func startAnimation(afterDelay delay: Double)
  /// Stays where it is, active.
  func pauseAnimation()
  /// Stops; without finishing it is over.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes what was stopped.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}
