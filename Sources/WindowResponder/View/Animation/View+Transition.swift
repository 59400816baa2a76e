import ResponderPhysics

extension View {
  /// Performs a transition from the current content of a view to its content after a block of changes.
  ///
  ///     View.transition(with: label, duration: 0.25, options: .transitionCrossDissolve) {
  ///       label.text = "Done"
  ///     }
  ///
  /// The changes in the block are not animated themselves unless `options` contains `allowAnimatedContent`.
  /// Cross dissolves are exact. Flips have no depth: the view becomes narrow and wide again. Curls are shown
  /// as cross dissolves, and with reduced motion all transitions are. If the options contain no transition,
  /// the changes take effect at once. The completion is called as with
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

  /// Replaces a view by another, and removes it from its superview. Follows
  /// `UIView.transition(from:to:duration:options:completion:)`.
  ///
  /// If the options contain `showHideTransitionViews`, both views stay in their superviews. One is hidden and
  /// the other is shown.
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

  /// Makes changes, and performs a transition to them from the visible content.
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
        wanted, image: renderedImage(of: bounds, scale: host.contentScaleFactor))
    else {
      return changes()
    }
    invalidateWithOverflow()
    changes()
    // The changes may have removed the view from its window.
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

  /// Performs a transition from the visible content to the later content.
  func run(
    _ kind: ViewTransition.Kind, duration: Double, curve: UnitBezier,
    progress: ClosedRange<Double> = 0...1, completion: @escaping @MainActor (Bool) -> Void
  ) {
    AnimationRequest(
      duration: duration, delay: 0, timing: .cubic(curve), options: .allowUserInteraction
    ).run(completion: completion) { context in
      AnimationContext.with(context) {
        guard let context = animationContext, let host else { return }
        let isReduced = programContext.prefersReducedMotion
        let image = renderedImage(of: bounds, scale: host.contentScaleFactor)
        let motion = makeMotion(in: host)
        motion.end(.transition)
        motion.transition = ViewTransition(isReduced ? .crossDissolve : kind, image: image)
        motion.animate(
          .transition, from: AnimationVector(progress.lowerBound),
          to: AnimationVector(progress.upperBound), in: context)
        motion.show()
        invalidateWithOverflow()
      }
    }
  }
}
