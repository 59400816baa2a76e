/// An object that drives an interactive transition between view controllers, with the progress of a gesture.
/// Follows `UIPercentDrivenInteractiveTransition`.
///
/// A container that has such an object and an animator calls the animator, pauses its animations, and shows
/// the progress that ``update(_:)`` sets.
@preconcurrency @MainActor
open class PercentDrivenInteractiveTransition:
  ViewControllerInteractiveTransitioning
{
  /// Creates a transition at its start.
  public init() {}

  /// The duration of the animator's transition, in seconds.
  open var duration: Double { transitionDuration }
  private var transitionDuration = 0.0
  /// The progress, from 0 to 1.
  open var percentComplete: Double { shownPart }
  private var shownPart = 0.0
  /// The curve of the animation after the gesture has ended. The default is `.easeInOut`.
  open var completionCurve: View.AnimationCurve = .easeInOut
  /// The speed of the animation after the gesture has ended, as a factor. The default is 1.
  open var completionSpeed = 1.0
  /// The timing curve of a property animator's animation after the gesture has ended, or `nil` for the
  /// default.
  open var timingCurve: (any TimingCurveProvider)?
  /// A Boolean value that indicates whether the transition is interactive from the start. The default is
  /// `true`.
  open var wantsInteractiveStart = true

  /// The animator of the transition.
  package final weak var animator: (any ViewControllerAnimatedTransitioning)?
  private var context: (any ViewControllerContextTransitioning)?
  private let recording = TransitionRecording()
  private var property: (any ViewImplicitlyAnimating)?

  /// Starts the transition. An override calls `super`.
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

  /// Sets the progress, from 0 to 1.
  open func update(_ percentComplete: Double) {
    shownPart = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(shownPart)
    property?.fractionComplete = shownPart
    recording.show(shownPart)
  }

  /// Completes the transition after the gesture has ended.
  open func finish() {
    context?.finishInteractiveTransition()
    sendOn(backward: false)
  }

  /// Reverts the transition after the gesture has ended.
  open func cancel() {
    context?.cancelInteractiveTransition()
    sendOn(backward: true)
  }

  /// Pauses the animation of the transition, so that it becomes interactive.
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
