extension View {
  /// Animates in several steps: within the block,
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` says what changes when.
  ///
  ///     View.animateKeyframes(withDuration: 2) {
  ///       View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { ball.center.y = 20 }
  ///       View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y = 200 }
  ///     }
  ///
  /// As in UIKit the whole is slow at both ends unless a curve of ``AnimationOptions`` is among the
  /// options, as `KeyframeAnimationOptions(rawValue: View.AnimationOptions.curveLinear.rawValue)`.
  /// Completion is as with ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    // The bits of the calculation mode mean something else in the other options.
    let plain = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    AnimationRequest(
      duration: duration, delay: delay, timing: .cubic(plain.curve.bezier), options: plain
    ).run(completion: completion) { context in
      var context = context
      context?.keyframe = (0, 1)
      context?.keyframeMode = options.mode
      AnimationContext.with(context, animations)
    }
  }

  /// Says what changes in a part of an animation of keyframes, from 0 to 1 of its time.
  ///
  /// Outside of such an animation the changes are made as those around them.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: () -> Void
  ) {
    guard var context = AnimationContext.current, context.keyframe != nil else {
      return animations()
    }
    let begin = min(max(start, 0), 1)
    context.keyframe = (begin, min(max(begin + duration, begin), 1))
    AnimationContext.with(context, animations)
  }
}
