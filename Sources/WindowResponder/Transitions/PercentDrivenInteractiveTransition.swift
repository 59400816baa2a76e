/// Moves an animator's animations as the user does: what a gesture tells a container about a transition.
/// Follows `UIPercentDrivenInteractiveTransition`.
///
/// A container that has one and an animator calls the animator, keeps its animations still, and shows of
/// them what ``update(_:)`` says.
@preconcurrency @MainActor
open class PercentDrivenInteractiveTransition:
  ViewControllerInteractiveTransitioning
{
  /// Creates one that is at its start.
  public init() {}

  /// How long the animator's transition takes, in seconds.
  open var duration: Double { transitionDuration }
  private var transitionDuration = 0.0
  /// How much of the way is done, from 0 to 1.
  open var percentComplete: Double { shownPart }
  private var shownPart = 0.0
  /// The curve along which it goes on when it is let go.
  open var completionCurve: View.AnimationCurve = .easeInOut
  /// How fast it goes on when it is let go, as a factor.
  open var completionSpeed = 1.0
  /// The curve along which it goes on; nil for ``completionCurve``. Kept for code that sets it.
  open var timingCurve: (any TimingCurveProvider)?
  /// Whether the user has it from the start.
  open var wantsInteractiveStart = true

  /// Who plays the transition.
  package final weak var animator: (any ViewControllerAnimatedTransitioning)?
  private var context: (any ViewControllerContextTransitioning)?
  private let recording = TransitionRecording()
  private var property: (any ViewImplicitlyAnimating)?

  /// The transition begins. An override calls `super`.
  open func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    context = transitionContext
    shownPart = 0
    transitionDuration = animator?.transitionDuration(using: transitionContext) ?? 0
    let known = transitionContext as? TransitionContext
    if let property = animator?.interruptibleAnimator(using: transitionContext) {
      self.property = property
      if let known { property.addAnimations { known.playAlongside() } }
      property.pauseAnimation()
    } else {
      recording.record {
        animator?.animateTransition(using: transitionContext)
        View.animate(withDuration: transitionDuration, delay: 0, options: .curveLinear) {
          known?.playAlongside()
        }
      }
    }
    if wantsInteractiveStart { return }
    finish()
  }

  /// The user has moved it to a part of its way, from 0 to 1.
  open func update(_ percentComplete: Double) {
    shownPart = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(shownPart)
    property?.fractionComplete = shownPart
    recording.show(shownPart)
  }

  /// The user let go, and it goes on to its end.
  open func finish() {
    context?.finishInteractiveTransition()
    sendOn(backward: false)
  }

  /// The user let go, and it goes back to its start.
  open func cancel() {
    context?.cancelInteractiveTransition()
    sendOn(backward: true)
  }

  /// The user has taken it over while it played.
  open func pause() { context?.pauseInteractiveTransition() }

  private func sendOn(backward: Bool) {
    if let property {
      property.isReversed = backward
      property.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0)
    } else {
      recording.sendOn(
        backward: backward, duration: duration / max(0.01, completionSpeed), curve: completionCurve)
    }
    context = nil
  }
}
