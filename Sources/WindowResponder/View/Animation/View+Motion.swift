/// The conversion of a view's changes to animations.
extension View {
  /// The animation to which a change of this view belongs, or `nil` if it takes effect at once.
  var animationContext: AnimationContext? {
    guard let context = AnimationContext.current, let host, host.isOnScreen else {
      return nil
    }
    return context
  }

  /// Returns the motion of the view. If there is none, it is created.
  func makeMotion(in host: any ViewHost) -> ViewMotion {
    if let motion { return motion }
    let made = ViewMotion(view: self, animator: host.animator)
    motion = made
    if let keptRemains, keptRemains.isOfWindow { keptRemains.motion = made }
    return made
  }

  /// Sets a new geometry, animated in an animation block.
  func moveGeometry(to new: ViewGeometry) {
    let old = geometry
    // The compositor places windows. With reduced motion, positions are not animated.
    let mayMove = !(self is Window) && !programContext.prefersReducedMotion
    guard mayMove, let context = animationContext, let host else {
      invalidateWithOverflow()
      geometry = new
      if let motion {
        for property in AnimatedProperty.geometry where property.differs(old, new) {
          motion.end(property)
        }
        settle(motion)
      }
      return invalidateWithOverflow()
    }
    let motion = makeMotion(in: host)
    geometry = new
    for property in AnimatedProperty.geometry where property.differs(old, new) {
      motion.animate(
        property, from: property.vector(in: old), to: property.vector(in: new), in: context)
    }
    settle(motion)
    // Content that is drawn for another size changes at once.
    if old.bounds.size != new.bounds.size { invalidateWithOverflow() }
  }

  /// Sets a new appearance, animated in an animation block.
  func moveAppearance(to new: Appearance) {
    let old = appearance
    guard let context = animationContext, let host else {
      invalidateWithOverflow()
      appearance = new
      if let motion {
        for property in AnimatedProperty.appearance where property.differs(old, new) {
          motion.end(property)
        }
        settle(motion)
      }
      return invalidateWithOverflow()
    }
    let motion = makeMotion(in: host)
    let isSudden = old.isHidden != new.isHidden || old.clipsToBounds != new.clipsToBounds
    if isSudden { invalidateWithOverflow() }
    appearance = new
    let theme = self.theme
    for property in AnimatedProperty.appearance where property.differs(old, new) {
      motion.animate(
        property, from: property.vector(in: old, theme), to: property.vector(in: new, theme),
        in: context, fromColor: property.color(in: old))
    }
    settle(motion)
    if isSudden { invalidateWithOverflow() }
  }

  private func settle(_ motion: ViewMotion) {
    if motion.isOver {
      self.motion = nil
    } else {
      motion.show()
    }
  }
}

extension AnimatedProperty {
  /// Returns the property's color as it was set, which may be a named one, or `nil` if there is none.
  fileprivate func color(in looks: Appearance) -> Color? {
    switch self {
    case .backgroundColor: looks.backgroundColor
    case .borderColor: looks.borderColor
    case .shadowColor: looks.shadow?.color
    default: nil
    }
  }
}

extension ViewHost {
  /// The animator of the window's views. Created for the first animation.
  var animator: WindowAnimator {
    let clock = frameClock
    if let animator = clock.animator { return animator }
    let made = WindowAnimator(host: self)
    clock.animator = made
    return made
  }
}
