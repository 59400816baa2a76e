/// An object that animates a transition between two view controllers. Follows
/// `UIViewControllerAnimatedTransitioning`.
@preconcurrency @MainActor public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double
  /// Adds the new view to the container, animates the transition, and calls
  /// ``ViewControllerContextTransitioning/completeTransition(_:)`` at the end.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  /// Returns an animator that can be paused and reversed, or `nil` to use only ``animateTransition(using:)``.
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)?
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Returns `nil`.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? { nil }
  /// Ignores the end.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives an interactive transition between two view controllers. Follows
/// `UIViewControllerInteractiveTransitioning`.
@preconcurrency @MainActor public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition.
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
  /// The curve of the animation after the interaction has ended.
  var completionCurve: View.AnimationCurve { get }
  /// The speed of the animation after the interaction has ended, as a factor.
  var completionSpeed: Double { get }
  /// A Boolean value that indicates whether the transition is interactive from the start.
  var wantsInteractiveStart: Bool { get }
}

extension ViewControllerInteractiveTransitioning {
  /// The curve of the animation after the interaction has ended. The default is `.easeInOut`.
  public var completionCurve: View.AnimationCurve { .easeInOut }
  /// The speed of the animation after the interaction has ended, as a factor. The default is 1.
  public var completionSpeed: Double { 1 }
  /// A Boolean value that indicates whether the transition is interactive from the start. The default is
  /// `true`.
  public var wantsInteractiveStart: Bool { true }
}
