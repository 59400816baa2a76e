import ResponderPhysics

extension View {
  // MARK: Curves

  /// Animates the changes that a block makes to views: their positions, sizes, transforms, opacities, colors,
  /// corners, borders, shadows and content offsets.
  ///
  ///     View.animate(withDuration: 0.3) {
  ///       card.center.y -= 100
  ///       card.alpha = 1
  ///     }
  ///
  /// The block is called at once, and the views have their final values at once. The visible values change
  /// during `duration` seconds, after `delay` seconds. ``ViewCreating/presentation`` returns them. If a
  /// property is being animated already, the new animation begins at its visible value. Setting a property
  /// outside of an animation ends its animation. The animated views and their subviews receive no touches
  /// during the animation, unless `options` contains `allowUserInteraction`.
  ///
  /// `completion` is always called once. It receives `true` after the end, also if there was nothing to
  /// animate. It receives `false` if another change replaced the animation, or the view left its window. With
  /// a duration of 0 the changes are not animated, and the completion is called in the next turn of the loop.
  /// An animation within the block of another one inherits its duration, curve and options. Follows
  /// `UIView.animate(withDuration:delay:options:animations:completion:)`.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    AnimationRequest(
      duration: duration, delay: delay, timing: .cubic(options.curve.bezier), options: options
    ).run(animations, completion)
  }

  // MARK: Springs

  /// Animates the changes that a block makes with a spring that is at rest after `duration`.
  ///
  /// With a damping ratio of 1 the spring does not oscillate. Values closer to 0 oscillate more. The initial
  /// velocity is in whole distances a second. A property that is being animated already keeps its velocity.
  /// Follows `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let spring = Spring(restingAfter: duration, dampingRatio: dampingRatio)
    AnimationRequest(
      duration: duration, delay: delay,
      timing: .spring(spring, velocity: Vector(dx: velocity, dy: velocity)), options: options
    ).run(animations, completion)
  }

  /// Animates the changes that a block makes with a spring of a perceived duration, in seconds, and a bounce
  /// from 0 for none to 1. The animation ends when the spring is at rest. Follows
  /// `UIView.animate(springDuration:bounce:…)`.
  public static func animate(
    springDuration duration: Double = 0.5, bounce: Double = 0, initialSpringVelocity: Double = 0,
    delay: Double = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let spring = Spring(perceptualDuration: duration, bounce: bounce)
    AnimationRequest(
      duration: duration > 0 ? spring.settlingDuration : 0, delay: delay,
      timing: .spring(
        spring, velocity: Vector(dx: initialSpringVelocity, dy: initialSpringVelocity)),
      options: options
    ).run(animations, completion)
  }

  // MARK: Modifications

  /// Repeats the animations of a block, also in reverse if `autoreverses` is `true`. Call it within the block
  /// of an animation. Follows `UIView.modifyAnimations(withRepeatCount:autoreverses:animations:)`.
  public static func modifyAnimations(
    withRepeatCount count: Double, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationContext.current else { return animations() }
    let parent = outer.group
    parent.childBegan()
    let group = AnimationGroup(
      duration: parent.duration, delay: parent.delay, timing: parent.timing,
      options: parent.options, repeatCount: max(count, 0), autoreverses: autoreverses
    ) { finished in parent.memberEnded(wasInterrupted: !finished) }
    AnimationContext.with(AnimationContext(group: group), animations)
    group.commit()
  }

  /// Calls a block whose changes are not animated, even within the block of an animation.
  public static func performWithoutAnimation(_ actions: () throws -> Void) rethrows {
    let wasEnabled = AnimationContext.isEnabled
    AnimationContext.isEnabled = false
    defer { AnimationContext.isEnabled = wasEnabled }
    try AnimationContext.with(nil, actions)
  }

  /// A Boolean value that indicates whether animations are enabled. If it is `false`, changes take effect at
  /// once.
  public static var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

  /// Enables or disables animations.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.isEnabled = enabled
  }

  /// The duration of the animation whose block is being called, in seconds, or 0 outside of a block.
  public static var inheritedAnimationDuration: Double {
    AnimationContext.current?.group.duration ?? 0
  }
}

/// A request for an animation.
@MainActor struct AnimationRequest {
  var duration: Double
  var delay: Double
  var timing: AnimationTiming
  var options: View.AnimationOptions

  /// Calls the block and animates its changes.
  func run(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    run(completion: completion) { AnimationContext.with($0, animations) }
  }

  /// Creates the group, fills it and commits it. If changes take effect at once, the closure receives no
  /// context.
  func run(completion: ((Bool) -> Void)?, _ fill: (AnimationContext?) -> Void) {
    let request = inheriting()
    let group = AnimationGroup(
      duration: request.duration, delay: max(0, delay), timing: request.timing,
      options: request.options, completion: completion)
    if AnimationContext.isEnabled, request.duration > 0 {
      fill(AnimationContext(group: group))
      if options.contains(.layoutSubviews) { group.layOut() }
    } else {
      fill(nil)
    }
    group.commit()
  }

  /// Returns the request with the values that it inherits from an enclosing animation.
  private func inheriting() -> AnimationRequest {
    guard let outer = AnimationContext.current?.group,
      !options.contains(.overrideInheritedOptions)
    else { return self }
    var request = self
    request.options.formUnion(outer.options)
    if !options.contains(.overrideInheritedDuration) { request.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { request.timing = outer.timing }
    return request
  }
}
