/// The interface of an animation that can be started, paused, scrubbed, reversed and stopped. Follows
/// `UIViewAnimating`.
@preconcurrency @MainActor public protocol ViewAnimating: AnyObject {
  /// The state of the animation.
  var state: ViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is running, forward or in reverse.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs in reverse.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, from 0 to 1.
  var fractionComplete: Double { get set }

  /// Starts or continues the animation.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: Double)
  /// Pauses the animation, which stays active.
  func pauseAnimation()
  /// Stops the animation. If `withoutFinishing` is `true`, it becomes inactive.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}
