extension View {
  /// Animates in several steps, which the block adds with
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///
  ///     View.animateKeyframes(withDuration: 2) {
  ///       View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { ball.center.y = 20 }
  ///       View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y = 200 }
  ///     }
  ///
  /// As in UIKit, the whole animation is slow at both ends unless the options contain a curve of
  /// ``AnimationOptions``, as
  /// `KeyframeAnimationOptions(rawValue: View.AnimationOptions.curveLinear.rawValue)`. The completion is
  /// called as with ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    // The bits of the calculation mode have another meaning in the other options.
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

  /// Adds changes for a part of the time of a keyframe animation, from 0 to 1.
  ///
  /// Outside of such an animation, the changes are animated as those around the call.
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
