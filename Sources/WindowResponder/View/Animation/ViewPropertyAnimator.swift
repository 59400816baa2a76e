/// An animation that can be paused, scrubbed, reversed and sent on anew. Follows
/// `UIViewPropertyAnimator`.
///
///     let animator = ViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) {
///       card.center.y = 100
///     }
///     animator.addCompletion { position in print(position) }
///     animator.startAnimation()
///
/// A finger takes it over with ``pauseAnimation()`` and ``fractionComplete``, and releases it with
/// ``continueAnimation(withTimingParameters:durationFactor:)``. While it runs it holds itself; one
/// that is let go of while it is paused ends where its views lead to.
@preconcurrency @MainActor open class ViewPropertyAnimator: ViewImplicitlyAnimating {
  /// How long it takes from end to end, in seconds; a spring with a strength of its own takes its time.
  public let duration: Double
  /// How it gets from its start to its end.
  public let timingParameters: any TimingCurveProvider
  /// How long it waits after its start, in seconds.
  public internal(set) final var delay = 0.0

  /// Whether its views get touches while it runs; true at the start.
  open var isUserInteractionEnabled = true
  /// Whether it can be paused, scrubbed, reversed and stopped while it is active; true at the start.
  open var isInterruptible = true
  /// Whether it stays active at its end, so that it can be played back.
  open var pausesOnCompletion = false
  /// Whether ``fractionComplete`` counts the way, as at the start, or the time along the curve.
  open var scrubsLinearly = true

  /// What it is doing.
  public internal(set) final var state = ViewAnimatingState.inactive
  /// Whether it is running, forward or back.
  public internal(set) final var isRunning = false

  final var group: AnimationGroup? {
    get { groupKeeper.group }
    set { groupKeeper.group = newValue }
  }
  private final let groupKeeper = AnimationGroupKeeper()
  final var blocks: [(delayFactor: Double, body: @MainActor () -> Void)] = []
  final var completions: [@MainActor (ViewAnimatingPosition) -> Void] = []
  final var wantsBackward = false
  /// Itself while it runs, so that callers need not retain it.
  final var selfWhileRunning: ViewPropertyAnimator?

  // MARK: Making one

  /// Creates an animator of a duration, in seconds.
  public init(duration: Double, timingParameters: any TimingCurveProvider) {
    self.duration = max(0, duration)
    self.timingParameters = timingParameters
  }

  /// Creates an animator along one of the usual curves.
  public convenience init(
    duration: Double, curve: View.AnimationCurve, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator along a curve from (0, 0) to (1, 1) by its two control points.
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

  /// Creates an animator with a spring that has come to rest when the duration is over.
  public convenience init(
    duration: Double, dampingRatio: Double, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: SpringTimingParameters(dampingRatio: dampingRatio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it after a delay, in seconds.
  @discardableResult public static func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: View.AnimationOptions = [],
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (ViewAnimatingPosition) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What it does

  /// Adds changes to animate. While the animator is active they are made at once, and take what is left
  /// of its time.
  open func addAnimations(_ animation: @escaping @MainActor () -> Void) {
    add(animation, delayFactor: 0)
  }

  /// Adds changes that begin when a part of the rest of the time, from 0 to 1, is over.
  open func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: Double) {
    add(animation, delayFactor: delayFactor)
  }

  /// Has a closure called at the end, with where that is.
  open func addCompletion(_ completion: @escaping @MainActor (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Starts, or goes on.
  open func startAnimation() { start(afterDelay: 0) }

  /// Starts after a delay, in seconds.
  open func startAnimation(afterDelay delay: Double) { start(afterDelay: delay) }

  /// Stays where it is, active; one that has not begun stays at its start.
  open func pauseAnimation() { if mayInterrupt { pause() } }

  /// Goes on to its end, or to its start where it ``isReversed``, along the curve that it has.
  ///
  /// - Parameters:
  ///   - parameters: Another timing for the rest of the way; nil for its own.
  ///   - durationFactor: How long that takes, as a part of ``duration``; 0 for what is left.
  open func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: Double
  ) {
    resume(parameters, durationFactor)
  }

  /// Stops: the views keep what is seen. Without finishing it is over, and completions are not called;
  /// else it waits, stopped, for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    if mayInterrupt { stop(withoutFinishing) }
  }

  /// Finishes an animator that was stopped: its views get the values of a position, and completions are
  /// called.
  open func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  /// Whether it goes back to its start. While it does ``fractionComplete`` counts from the end.
  open var isReversed: Bool {
    get { wantsBackward }
    set { if mayInterrupt { setBackward(newValue) } }
  }

  /// How much of it is done, from 0 to 1, in the direction in which it goes. Setting it pauses the
  /// animator and shows that moment.
  open var fractionComplete: Double {
    get { fraction }
    set { if mayInterrupt { scrub(to: newValue) } }
  }
}
