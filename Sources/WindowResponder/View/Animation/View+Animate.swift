import ResponderPhysics

extension View {
  // MARK: Along a curve

  /// Animates what a block changes of views: their place, size, transform, opacity, colours, corners,
  /// borders, shadows, and how far their content is scrolled.
  ///
  ///     View.animate(withDuration: 0.3) {
  ///       card.center.y -= 100
  ///       card.alpha = 1
  ///     }
  ///
  /// The block is called at once, and the views have their final values at once; what is seen goes
  /// there in `duration` seconds after `delay` seconds. ``presentation`` tells where it is. A property
  /// that is moving already goes on from where it is seen. Setting it outside of any animation ends
  /// its animation. The moving views, and all in them, get no touches meanwhile unless
  /// `allowUserInteraction` is among the options.
  ///
  /// `completion` is called once, always: with true after the end, also where there was nothing to
  /// animate, and with false when something else was done with what moved, or it left its window. With
  /// a duration of 0 the changes are made without animation, and completion comes at the next turn of
  /// the loop. An animation within the block of another takes over the duration, curve and options of
  /// that one. Follows `UIView.animate(withDuration:delay:options:animations:completion:)`.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    AnimationRequest(
      duration: duration, delay: delay, timing: .cubic(options.curve.bezier), options: options
    ).run(animations, completion)
  }

  // MARK: With a spring

  /// Animates what a block changes with a spring that has come to rest when `duration` is over.
  ///
  /// A damping of 1 does not swing; the nearer to 0, the more. The velocity at the start is in whole
  /// ways a second. A property that is moving already keeps its velocity. Follows
  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`.
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

  /// Animates what a block changes with a spring that seems to take `duration` seconds, and bounces from
  /// 0, not at all, to 1. It is over when it has come to rest. Follows
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

  // MARK: Around animations

  /// Plays what a block animates several times, forth and back perhaps; within the block of an
  /// animation. Follows `UIView.modifyAnimations(withRepeatCount:autoreverses:animations:)`.
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

  /// Calls a block whose changes are not animated, also within the block of an animation.
  public static func performWithoutAnimation(_ actions: () throws -> Void) rethrows {
    let wasEnabled = AnimationContext.isEnabled
    AnimationContext.isEnabled = false
    defer { AnimationContext.isEnabled = wasEnabled }
    try AnimationContext.with(nil, actions)
  }

  /// Whether animations are played. Where not, changes are made at once.
  public static var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

  /// Sets whether animations are played.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.isEnabled = enabled
  }

  /// How long the animation takes in whose block this is asked, in seconds; 0 outside.
  public static var inheritedAnimationDuration: Double {
    AnimationContext.current?.group.duration ?? 0
  }
}

/// What somebody wants to have animated.
@MainActor struct AnimationRequest {
  var duration: Double
  var delay: Double
  var timing: AnimationTiming
  var options: View.AnimationOptions

  /// Calls the block and animates what it changes.
  func run(_ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
    run(completion: completion) { AnimationContext.with($0, animations) }
  }

  /// Makes the group, has it filled, and lets it go; what fills it gets no context where changes are
  /// to take effect at once.
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

  /// What the animation takes over from the one in whose block it is.
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
