/// The properties of a transition for alongside animations. Follows
/// `UIViewControllerTransitionCoordinatorContext`.
@preconcurrency @MainActor public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation, or ``ModalPresentationStyle/none`` in a container.
  var presentationStyle: ModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition began as an interactive one.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the user may interrupt the transition.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether the transition is interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: Double { get }
  /// The progress, from 0 to 1.
  var percentComplete: Double { get }
  /// The velocity after the interaction has ended, in complete transitions per second.
  var completionVelocity: Double { get }
  /// The curve of the end of the animation.
  var completionCurve: View.AnimationCurve { get }
  /// The container view of the transition.
  var containerView: View { get }
  /// The transform of the views, which is always the identity.
  var targetTransform: Transform { get }
  /// Returns one of the two controllers.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns one of the two views.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// An object that runs alongside animations of a transition. Follows `UIViewControllerTransitionCoordinator`.
///
///     transitionCoordinator?.animate(alongsideTransition: { _ in header.alpha = 1 })
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator:
  ViewControllerTransitionCoordinatorContext
{
  /// Adds an alongside animation, and a closure that is called at the end of the transition. Returns a
  /// Boolean value that indicates whether the changes will be animated. They are until the current event has
  /// been handled, for example right after `pushViewController(_:animated:)`.
  @discardableResult func animate(
    alongsideTransition animation:
      (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds an alongside animation of a view outside of the transition's container.
  @discardableResult func animateAlongsideTransition(
    in view: View?,
    animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds a closure that is called when the transition becomes interactive, or the interaction ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)
  /// Adds a closure that is called when the interaction ends.
  func notifyWhenInteractionEnds(
    _ handler: @escaping @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Adds an alongside animation. Returns a Boolean value that indicates whether the changes will be
  /// animated.
  @discardableResult public func animate(
    alongsideTransition animation:
      (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
