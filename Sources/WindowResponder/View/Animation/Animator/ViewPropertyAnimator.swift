/// An animation that can be paused, scrubbed, reversed and continued. Follows `UIViewPropertyAnimator`.
///
///     let animator = ViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) {
///       card.center.y = 100
///     }
///     animator.addCompletion { position in print(position) }
///     animator.startAnimation()
///
/// A gesture controls it with ``pauseAnimation()`` and ``fractionComplete``, and releases it with
/// ``continueAnimation(withTimingParameters:durationFactor:)``. While it runs, it retains itself. If it is
/// released while it is paused, its views get their final values.
@preconcurrency @MainActor open class ViewPropertyAnimator: ViewImplicitlyAnimating {
  /// The duration, in seconds. A spring with its own stiffness determines its duration itself.
  public let duration: Double
  /// The timing of the animation.
  public let timingParameters: any TimingCurveProvider
  /// The delay after the start, in seconds.
  public internal(set) final var delay = 0.0

  /// A Boolean value that indicates whether the views receive touches during the animation. The default is
  /// `true`.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the active animator can be paused, scrubbed, reversed and
  /// stopped. The default is `true`.
  open var isInterruptible = true
  /// A Boolean value that indicates whether the animator stays active at its end, so that it can be reversed.
  /// The default is `false`.
  open var pausesOnCompletion = false
  /// A Boolean value that indicates whether ``fractionComplete`` is the fraction of the distance, and not of
  /// the time along the curve. The default is `true`.
  open var scrubsLinearly = true

  /// The state of the animator.
  public internal(set) final var state = ViewAnimatingState.inactive
  /// A Boolean value that indicates whether the animator is running, forward or in reverse.
  public internal(set) final var isRunning = false

  final var group: AnimationGroup? {
    get { groupKeeper.group }
    set { groupKeeper.group = newValue }
  }
  private final let groupKeeper = AnimationGroupKeeper()
  final var blocks: [(delayFactor: Double, body: @MainActor () -> Void)] = []
  final var completions: [@MainActor (ViewAnimatingPosition) -> Void] = []
  final var wantsBackward = false
  /// A Boolean value that indicates whether subviews are laid out within the animation.
  final var laysOutSubviews = false
  /// The animator itself while it runs, so that callers need not retain it.
  final var selfWhileRunning: ViewPropertyAnimator?
  /// The animations that ``stopAnimation(_:)`` ended, until they are finished.
  final var stopped: [StoppedAnimation] = []
  /// The number of times that the animator was activated.
  final var activationCount = 0

  // MARK: Creation

  /// Creates an animator with a duration, in seconds, and a timing.
  public init(duration: Double, timingParameters: any TimingCurveProvider) {
    self.duration = max(0, duration)
    self.timingParameters = timingParameters
  }

  /// Creates an animator with a built-in curve.
  public convenience init(
    duration: Double, curve: View.AnimationCurve, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve from (0, 0) to (1, 1) and two control points.
  public convenience init(
    duration: Double, controlPoint1: Point, controlPoint2: Point,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: CubicTimingParameters(
        controlPoint1: controlPoint1, controlPoint2: controlPoint2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that is at rest after the duration.
  public convenience init(
    duration: Double, dampingRatio: Double, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: SpringTimingParameters(dampingRatio: dampingRatio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it after a delay, in seconds.
  ///
  /// The options for the curve, the layout of subviews and touches have an effect. Options for transitions,
  /// repetition and the direction are ignored. Without `allowUserInteraction`,
  /// ``isUserInteractionEnabled`` is `false`.
  @discardableResult public static func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: View.AnimationOptions = [],
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (ViewAnimatingPosition) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.laysOutSubviews = options.contains(.layoutSubviews)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Changes

  /// Adds changes to animate. If the animator is active, they are made at once, and take the remaining time.
  open func addAnimations(_ animation: @escaping @MainActor () -> Void) {
    add(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a part of the remaining time, from 0 to 1.
  open func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: Double) {
    add(animation, delayFactor: delayFactor)
  }

  /// Adds a closure that is called at the end with the final position.
  open func addCompletion(_ completion: @escaping @MainActor (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Starts or continues the animation.
  open func startAnimation() { start(afterDelay: 0) }

  /// Starts the animation after a delay, in seconds.
  open func startAnimation(afterDelay delay: Double) { start(afterDelay: delay) }

  /// Pauses the animation, which stays active. An animation that has not begun pauses at its start.
  open func pauseAnimation() { if mayInterrupt { pause() } }

  /// Continues to the end, or to the start if ``isReversed`` is `true`, along the current curve.
  ///
  /// - Parameters:
  ///   - parameters: Another timing for the rest, or `nil` for the current one.
  ///   - durationFactor: The duration of the rest as a factor of ``duration``, or 0 for the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double
  ) {
    resume(parameters, durationFactor)
  }

  /// Stops the animation, and sets the properties of the views to their visible values. If `withoutFinishing`
  /// is `true`, the animation becomes inactive, and completions are not called. Otherwise it waits for
  /// ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    if mayInterrupt { stop(withoutFinishing) }
  }

  /// Finishes a stopped animation. Its views have the values at a position, and completions are called before
  /// the method returns.
  open func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition, callsAtOnce: true)
  }

  /// A Boolean value that indicates whether the animation runs in reverse. If it does, ``fractionComplete``
  /// counts from the end.
  open var isReversed: Bool {
    get { wantsBackward }
    set { if mayInterrupt { setBackward(newValue) } }
  }

  /// The completed fraction of the animation, from 0 to 1, in its current direction. Setting it pauses the
  /// animation and shows that state.
  open var fractionComplete: Double {
    get { fraction }
    set { if mayInterrupt { scrub(to: newValue) } }
  }
}
