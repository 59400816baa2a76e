/// How changes of a view become animations.
extension View {
  /// The animation that a change of this view belongs to; nil where it takes effect at once.
  var animationContext: AnimationContext? {
    guard let context = AnimationContext.current, let host, host.isOnScreen else {
      return nil
    }
    return context
  }

  /// What of the view moves, made when something is to.
  func makeMotion(in host: any ViewHost) -> ViewMotion {
    if let motion { return motion }
    let made = ViewMotion(view: self, animator: host.animator)
    motion = made
    if let keptRemains, keptRemains.isOfWindow { keptRemains.motion = made }
    return made
  }

  /// Takes a new geometry, where something of the view moves or is to.
  func moveGeometry(to new: ViewGeometry) {
    let old = geometry
    // A window's place is the desktop's; and with reduced motion nothing goes from place to place.
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
    // Content that is drawn for another size looks different at once.
    if old.bounds.size != new.bounds.size { invalidateWithOverflow() }
  }

  /// Takes new looks, where something of the view moves or is to.
  func moveAppearance(to new: Appearance) {
    let old = appearance
    guard let context = animationContext, let host else {
      invalidateWithOverflow()
      appearance = new
      if let motion {
        for property in AnimatedProperty.looks where property.differs(old, new) {
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
    for property in AnimatedProperty.looks where property.differs(old, new) {
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
  /// The property's colour by its own name; nil for none.
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
  /// What moves the window's views, made when the first one does.
  var animator: WindowAnimator {
    let clock = frameClock
    if let animator = clock.animator { return animator }
    let made = WindowAnimator(host: self)
    clock.animator = made
    return made
  }
}
