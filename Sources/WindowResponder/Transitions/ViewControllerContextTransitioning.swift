/// A key for one of the two controllers of a transition. Follows `UITransitionContextViewControllerKey`.
public struct TransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// The key for the controller that disappears.
  public static let from = TransitionContextViewControllerKey(rawValue: "from")
  /// The key for the controller that appears.
  public static let to = TransitionContextViewControllerKey(rawValue: "to")
}

/// A key for one of the two views of a transition. Follows `UITransitionContextViewKey`.
public struct TransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// The key for the view that disappears.
  public static let from = TransitionContextViewKey(rawValue: "from")
  /// The key for the view that appears.
  public static let to = TransitionContextViewKey(rawValue: "to")
}

/// The context of a transition for its animator. Follows `UIViewControllerContextTransitioning`.
@preconcurrency @MainActor public protocol ViewControllerContextTransitioning: AnyObject {
  /// The container view of the transition. The animator adds the new view to it.
  var containerView: View { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition is interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation, or ``ModalPresentationStyle/none`` in a container.
  var presentationStyle: ModalPresentationStyle { get }
  /// The transform of the new view at the end, which is always the identity.
  var targetTransform: Transform { get }

  /// Updates the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: Double)
  /// Notifies the system that the interaction has ended and the transition will complete.
  func finishInteractiveTransition()
  /// Notifies the system that the interaction has ended and the transition will be cancelled.
  func cancelInteractiveTransition()
  /// Notifies the system that the user has paused the animation.
  func pauseInteractiveTransition()
  /// Notifies the system that the transition has ended. An animator must call this method, with `false` for a
  /// cancelled transition.
  func completeTransition(_ didComplete: Bool)

  /// Returns one of the two controllers.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns one of the two views, or `nil` for a view that the animator must not change.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Returns the frame of a controller's view at the start, in ``containerView``. For a controller that
  /// appears, returns zero.
  func initialFrame(for viewController: ViewController) -> Rect
  /// Returns the frame of a controller's view at the end, in ``containerView``. For a controller that
  /// disappears, returns zero.
  func finalFrame(for viewController: ViewController) -> Rect
}
