/// Plays the exchange of two controllers' views. Follows `UIViewControllerAnimatedTransitioning`.
@preconcurrency @MainActor public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double
  /// Adds the view that comes to the container, plays the exchange, and calls
  /// ``ViewControllerContextTransitioning/completeTransition(_:)`` at the end.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  /// The animator that can be paused and turned back; nil for ``animateTransition(using:)`` alone.
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)?
  /// It is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// No animator.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? { nil }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Plays the exchange of two controllers' views as the user moves it. Follows
/// `UIViewControllerInteractiveTransitioning`.
@preconcurrency @MainActor public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// The transition begins.
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
  /// The curve along which it goes on when it is let go.
  var completionCurve: View.AnimationCurve { get }
  /// How fast it goes on when it is let go, as a factor.
  var completionSpeed: Double { get }
  /// Whether the user has it from the start.
  var wantsInteractiveStart: Bool { get }
}

extension ViewControllerInteractiveTransitioning {
  /// Slow at both ends.
  public var completionCurve: View.AnimationCurve { .easeInOut }
  /// As fast as it is.
  public var completionSpeed: Double { 1 }
  /// The user has it.
  public var wantsInteractiveStart: Bool { true }
}
