import ResponderPhysics

extension View {
  /// Leads from what a view looks like to what it looks like after a block of changes.
  ///
  ///     View.transition(with: label, duration: 0.25, options: .transitionCrossDissolve) {
  ///       label.text = "Done"
  ///     }
  ///
  /// The changes in the block are not animated themselves unless `allowAnimatedContent` is among the
  /// options. Cross dissolves are exact; flips have no depth, so that the view becomes narrow and wide
  /// again; curls, and all of them with reduced motion, are cross dissolves. Without a transition among
  /// the options the changes are made at once. Completion is as with
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  public static func transition(
    with view: View, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let changes = {
      if let animations {
        if options.contains(.allowAnimatedContent) {
          animations()
        } else {
          performWithoutAnimation(animations)
        }
      }
    }
    AnimationRequest(
      duration: duration, delay: 0, timing: .cubic(options.curve.bezier), options: options
    ).run(completion: completion) { context in
      AnimationContext.with(context) { view.change(changes, as: options) }
    }
  }

  /// Puts a view in the place of another, which leaves its superview. Follows
  /// `UIView.transition(from:to:duration:options:completion:)`.
  ///
  /// With `showHideTransitionViews` both stay where they are: the one is hidden and the other shown.
  public static func transition(
    from old: View, to new: View, duration: Double, options: AnimationOptions = [],
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let parent = old.superview else {
      return AnimationRequest(
        duration: 0, delay: 0, timing: .cubic(.linear), options: options
      ).run({}, completion)
    }
    transition(
      with: parent, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          old.isHidden = true
          new.isHidden = false
        } else {
          parent.insertSubview(new, aboveSubview: old)
          old.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Makes changes, and leads to them from what is seen before.
  private func change(_ changes: () -> Void, as options: AnimationOptions) {
    guard let context = animationContext, let host, !bounds.isEmpty else {
      return changes()
    }
    var wanted = options
    if programContext.prefersReducedMotion, options.transition != 0 {
      wanted.subtract(AnimationOptions(rawValue: 7 << 20))
      wanted.formUnion(.transitionCrossDissolve)
    }
    host.layoutIfNeeded()
    guard
      let transition = ViewTransition(
        wanted, image: picture(of: bounds, scale: host.contentScaleFactor))
    else {
      return changes()
    }
    invalidateWithOverflow()
    changes()
    // The changes may have taken the view from its window.
    guard self.host === host else { return }
    layoutIfNeeded()
    let motion = makeMotion(in: host)
    motion.end(.transition)
    motion.transition = transition
    motion.animate(
      .transition, from: AnimationVector(0), to: AnimationVector(1), in: context)
    motion.show()
    invalidateWithOverflow()
  }

  /// Leads to what the view will look like from what is seen now.
  func run(
    _ kind: ViewTransition.Kind, duration: Double, curve: UnitBezier,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    AnimationRequest(
      duration: duration, delay: 0, timing: .cubic(curve), options: .allowUserInteraction
    ).run(completion: completion) { context in
      AnimationContext.with(context) {
        guard let context = animationContext, let host else { return }
        let isReduced = programContext.prefersReducedMotion
        let image = picture(of: bounds, scale: host.contentScaleFactor)
        let motion = makeMotion(in: host)
        motion.end(.transition)
        motion.transition = ViewTransition(isReduced ? .crossDissolve : kind, image: image)
        motion.animate(
          .transition, from: AnimationVector(0), to: AnimationVector(1), in: context)
        motion.show()
        invalidateWithOverflow()
      }
    }
  }
}
