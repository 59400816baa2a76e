/// Names one of the two controllers of a transition. Follows `UITransitionContextViewControllerKey`.
public struct TransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// The controller that goes.
  public static let from = TransitionContextViewControllerKey(rawValue: "from")
  /// The controller that comes.
  public static let to = TransitionContextViewControllerKey(rawValue: "to")
}

/// Names one of the two views of a transition. Follows `UITransitionContextViewKey`.
public struct TransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// The view that goes.
  public static let from = TransitionContextViewKey(rawValue: "from")
  /// The view that comes.
  public static let to = TransitionContextViewKey(rawValue: "to")
}

/// What an animator is told about the transition that it plays, and whom it tells that it is over.
/// Follows `UIViewControllerContextTransitioning`.
@preconcurrency @MainActor public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view that the transition plays in; the animator adds the view that comes.
  var containerView: View { get }
  /// Whether it is to be seen.
  var isAnimated: Bool { get }
  /// Whether the user moves it.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; ``ModalPresentationStyle/none`` in a container.
  var presentationStyle: ModalPresentationStyle { get }
  /// How the view that comes is turned at the end: not at all.
  var targetTransform: Transform { get }

  /// The user has moved it to a part of its way, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: Double)
  /// The user let go, and it goes on to its end.
  func finishInteractiveTransition()
  /// The user let go, and it goes back to its start.
  func cancelInteractiveTransition()
  /// The user has taken it over while it played.
  func pauseInteractiveTransition()
  /// It is over. An animator has to call this, with false where it was cancelled.
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// One of the two views; nil for one that the animator is to leave alone.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Where a controller's view is at the start, in ``containerView``; zero for one that comes.
  func initialFrame(for viewController: ViewController) -> Rect
  /// Where a controller's view is to be at the end, in ``containerView``; zero for one that goes.
  func finalFrame(for viewController: ViewController) -> Rect
}
