/// The context of a transition in progress, for its animator, its alongside animations and its container.
@MainActor
package final class TransitionContext: ViewControllerContextTransitioning,
  ViewControllerTransitionCoordinator
{
  package typealias Handler = @MainActor (any ViewControllerTransitionCoordinatorContext) -> Void

  package var containerView: View
  package let isAnimated: Bool
  package var presentationStyle = ModalPresentationStyle.none
  package var targetTransform: Transform { .identity }
  package private(set) var isInteractive = false
  package private(set) var transitionWasCancelled = false
  package var isCancelled: Bool { transitionWasCancelled }
  package private(set) var initiallyInteractive = false
  package var isInterruptible: Bool { false }
  package var transitionDuration = 0.0
  package private(set) var percentComplete = 0.0
  package var completionVelocity: Double { 1 }
  package var completionCurve = View.AnimationCurve.easeInOut

  private let controllers: [TransitionContextViewControllerKey: ViewController]
  package var views: [TransitionContextViewKey: View] = [:]
  package var initialFrames: [ViewController: Rect] = [:]
  package var finalFrames: [ViewController: Rect] = [:]

  /// The closure of the container that is called at the end.
  private var ending: (@MainActor (_ completed: Bool) -> Void)?
  private var alongside: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var interactionEndHandlers: [Handler] = []
  private var hasPlayed = false
  /// A Boolean value that indicates whether the event in which the alongside animations began is still being
  /// handled.
  private var isStarting = false
  package private(set) var isOver = false

  package init(
    from old: ViewController?, to new: ViewController?, in containerView: View, animated: Bool
  ) {
    var controllers: [TransitionContextViewControllerKey: ViewController] = [:]
    controllers[.from] = old
    controllers[.to] = new
    self.controllers = controllers
    self.containerView = containerView
    isAnimated = animated
  }

  package func viewController(
    forKey key: TransitionContextViewControllerKey
  ) -> ViewController? { controllers[key] }

  package func view(forKey key: TransitionContextViewKey) -> View? { views[key] }

  package func initialFrame(for viewController: ViewController) -> Rect {
    initialFrames[viewController] ?? .zero
  }

  package func finalFrame(for viewController: ViewController) -> Rect {
    finalFrames[viewController] ?? .zero
  }

  // MARK: Running

  /// Begins the transition. The closure is called at its end.
  package func begin(
    interactive: Bool, ending: @escaping @MainActor (_ completed: Bool) -> Void
  ) {
    self.ending = ending
    isInteractive = interactive
    initiallyInteractive = interactive
  }

  /// Runs the alongside animations, within the animation in progress.
  package func playAlongside() {
    hasPlayed = true
    isStarting = true
    ProgramContext.current.later { [weak self] in self?.isStarting = false }
    while !alongside.isEmpty { alongside.removeFirst()(self) }
  }

  package func updateInteractiveTransition(_ percentComplete: Double) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  package func finishInteractiveTransition() { endInteraction(cancelled: false) }

  package func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  package func pauseInteractiveTransition() {
    guard !isInteractive, !isOver else { return }
    isInteractive = true
    for handler in interactionHandlers { handler(self) }
  }

  private func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    for handler in interactionHandlers + interactionEndHandlers { handler(self) }
    interactionEndHandlers = []
  }

  package func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    if !didComplete { transitionWasCancelled = true }
    isInteractive = false
    if !hasPlayed { playAlongside() }
    let ending = self.ending
    self.ending = nil
    ending?(didComplete)
    let told = completions
    completions = []
    for completion in told { completion(self) }
    (interactionHandlers, interactionEndHandlers) = ([], [])
  }

  // MARK: Alongside animations

  @discardableResult package func animate(
    alongsideTransition animation: Handler?, completion: Handler?
  ) -> Bool {
    let starts = isStarting && isAnimated && !isInteractive && !isOver
    if let animation {
      if !hasPlayed {
        alongside.append(animation)
      } else if starts {
        // As after `pushViewController(_:animated:)`: it begins in the same frame.
        View.animate(withDuration: transitionDuration, delay: 0, options: .curveEaseOut) {
          animation(self)
        }
      } else {
        animation(self)
      }
    }
    if let completion {
      if isOver { completion(self) } else { completions.append(completion) }
    }
    return isAnimated && (!hasPlayed || starts)
  }

  @discardableResult package func animateAlongsideTransition(
    in view: View?, animation: Handler?, completion: Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  package func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  package func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    interactionEndHandlers.append(handler)
  }
}
