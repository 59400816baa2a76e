/// What those who move along with a transition are told about it. Follows
/// `UIViewControllerTransitionCoordinatorContext`.
@preconcurrency @MainActor public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is seen.
  var isAnimated: Bool { get }
  /// How the controller is presented; ``ModalPresentationStyle/none`` in a container.
  var presentationStyle: ModalPresentationStyle { get }
  /// Whether the user began it.
  var initiallyInteractive: Bool { get }
  /// Whether the user may take it over.
  var isInterruptible: Bool { get }
  /// Whether the user moves it.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: Double { get }
  /// How much of it is done, from 0 to 1.
  var percentComplete: Double { get }
  /// How fast it goes on after the user let go, in whole ways a second.
  var completionVelocity: Double { get }
  /// The curve of its end.
  var completionCurve: View.AnimationCurve { get }
  /// The view that it plays in.
  var containerView: View { get }
  /// How views are turned by it: not at all.
  var targetTransform: Transform { get }
  /// One of the two controllers.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// One of the two views.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// Plays what is to move along with a transition. Follows `UIViewControllerTransitionCoordinator`.
///
///     transitionCoordinator?.animate(alongsideTransition: { _ in header.alpha = 1 })
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator:
  ViewControllerTransitionCoordinatorContext
{
  /// Has changes animated along with the transition, and a closure called when that is over. Tells
  /// whether the changes will be animated.
  @discardableResult func animate(
    alongsideTransition animation:
      (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for changes of a view outside of the one that the transition plays in.
  @discardableResult func animateAlongsideTransition(
    in view: View?,
    animation: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Has a closure called when the user takes the transition over, or lets it go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)
  /// Has a closure called when the user lets the transition go.
  func notifyWhenInteractionEnds(
    _ handler: @escaping @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Has changes animated along with the transition. Tells whether they will be.
  @discardableResult public func animate(
    alongsideTransition animation:
      (@MainActor (any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
