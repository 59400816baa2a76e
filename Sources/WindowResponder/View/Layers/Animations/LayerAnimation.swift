/// An animation of a layer. Follows `CAAnimation`.
///
/// Changes to the properties after the animation was added to a layer do not affect the running animation.
@preconcurrency @MainActor open class LayerAnimation {
  /// Creates an animation.
  public init() {}

  /// The duration of one repetition, in seconds. If it is 0, which is the default, the transaction's duration
  /// is used.
  open var duration = 0.0
  /// The start time, in seconds on the clock of `CACurrentMediaTime()` or in the time of its group. If it is
  /// 0, which is the default, the animation starts immediately.
  open var beginTime = 0.0
  /// The time in the animation at which it begins, in seconds. The default is 0.
  open var timeOffset = 0.0
  /// The speed of the animation's time. With 2, the animation takes half the time. The default is 1.
  open var speed: Float = 1
  /// The number of times that the animation is played. The default is 0, which plays it once, as 1 does.
  open var repeatCount: Float = 0
  /// The duration of all repetitions, in seconds. If it is 0, which is the default, ``repeatCount``
  /// determines the duration.
  open var repeatDuration = 0.0
  /// A Boolean value that indicates whether the animation also plays in reverse. The default is `false`.
  open var autoreverses = false
  /// The visible values before the start and after the end. The default is `.removed`.
  open var fillMode = MediaTimingFillMode.removed
  /// A Boolean value that indicates whether the animation is removed from the layer at its end. The default
  /// is `true`.
  open var isRemovedOnCompletion = true
  /// The timing function, or `nil` for linear timing.
  open var timingFunction: MediaTimingFunction?
  /// The values that the application stores by name.
  final var ownValues: [String: Any] = [:]
  /// The delegate, which is notified of the start and the end. It is held strongly, as in UIKit.
  open var delegate: (any LayerAnimationDelegate)?

  /// Returns a running animation with the current property values.
  func frozen(on layer: Layer) -> FrozenAnimation { FrozenAnimation(timing: timing, parts: []) }

  var timing: LayerTiming {
    LayerTiming(
      duration: duration > 0 ? duration : Transaction.animationDuration(), beginTime: beginTime,
      timeOffset: timeOffset, speed: Double(speed), repeatCount: Double(repeatCount),
      repeatDuration: repeatDuration, autoreverses: autoreverses, fillMode: fillMode,
      curve: timingFunction?.curve)
  }
}

/// The methods that are notified of an animation's start and end. Follows `CAAnimationDelegate`.
@preconcurrency @MainActor public protocol LayerAnimationDelegate {
  /// Tells the delegate that the animation is visible from now on.
  func animationDidStart(_ anim: LayerAnimation)
  /// Tells the delegate that the animation has ended. `finished` is `false` if it was removed before its end.
  func animationDidStop(_ anim: LayerAnimation, finished flag: Bool)
}

extension LayerAnimationDelegate {
  /// Takes no action.
  public func animationDidStart(_ anim: LayerAnimation) {}
  /// Takes no action.
  public func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) {}
}
