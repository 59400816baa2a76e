/// Something that moves a layer. Follows `CAAnimation`.
///
/// What is set after the animation was added to a layer counts for no animation that runs.
@preconcurrency @MainActor open class LayerAnimation {
  /// Creates an animation.
  public init() {}

  /// How long it takes once, in seconds; 0, as at the start, for the transaction's duration.
  open var duration = 0.0
  /// When it begins, on the clock of `CACurrentMediaTime()` in seconds, or within its group; 0 for at once.
  open var beginTime = 0.0
  /// How far into it it begins, in seconds.
  open var timeOffset = 0.0
  /// How fast its time runs: with 2 it takes half as long.
  open var speed: Float = 1
  /// How often it is played; 0 and 1 for once.
  open var repeatCount: Float = 0
  /// How long it is played, in seconds; 0 for as often as ``repeatCount`` says.
  open var repeatDuration = 0.0
  /// Whether it is played back again.
  open var autoreverses = false
  /// What is seen before it begins and when it is over.
  open var fillMode = MediaTimingFillMode.removed
  /// Whether the layer lets go of it when it is over.
  open var isRemovedOnCompletion = true
  /// How time becomes way; nil for evenly.
  open var timingFunction: MediaTimingFunction?
  /// What code keeps under names of its own.
  final var ownValues: [String: Any] = [:]
  /// Who hears of its beginning and end. It is held, as in UIKit.
  open var delegate: (any LayerAnimationDelegate)?

  /// What runs: a copy of what is set now.
  func frozen(on layer: Layer) -> FrozenAnimation { FrozenAnimation(timing: timing, parts: []) }

  var timing: LayerTiming {
    LayerTiming(
      duration: duration > 0 ? duration : Transaction.animationDuration, beginTime: beginTime,
      timeOffset: timeOffset, speed: Double(speed), repeatCount: Double(repeatCount),
      repeatDuration: repeatDuration, autoreverses: autoreverses, fillMode: fillMode,
      curve: timingFunction?.curve)
  }
}

/// Hears of an animation's beginning and end. Follows `CAAnimationDelegate`.
@preconcurrency @MainActor public protocol LayerAnimationDelegate {
  /// The animation begins to be seen.
  func animationDidStart(_ anim: LayerAnimation)
  /// The animation came to its end, or was taken away before: `finished` is false then.
  func animationDidStop(_ anim: LayerAnimation, finished flag: Bool)
}

extension LayerAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: LayerAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) {}
}
