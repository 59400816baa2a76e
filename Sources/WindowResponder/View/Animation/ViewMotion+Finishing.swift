import ResponderRuntime

extension AnimationGroup {
  /// Ends the animations, and sets the values of the views to those at a position.
  func end(at position: ViewAnimatingPosition) {
    let stopped = endAll()
    guard position != .end else { return }
    for animation in stopped { animation.finish(at: position) }
  }

  /// Ends the animations, and sets the values of the views to the visible ones. Returns the animations, which
  /// can be finished at another position.
  func stop() -> [StoppedAnimation] {
    let stopped = endAll()
    for animation in stopped { animation.finish(at: .current) }
    return stopped
  }

  /// Ends the animations. The views have their final values.
  private func endAll() -> [StoppedAnimation] {
    controller = nil
    let motions = self.motions
    var stopped: [StoppedAnimation] = []
    for motion in motions { stopped += motion.finish(self) }
    return stopped
  }
}

extension ViewMotion {
  /// Ends the animations of a group, and returns them.
  fileprivate func finish(_ group: AnimationGroup) -> [StoppedAnimation] {
    guard let view else { return [] }
    var ended: [StoppedAnimation] = []
    for animation in animations where animation.group === group {
      ended.append(StoppedAnimation(animation, of: view))
    }
    if !ended.isEmpty { end(group, wasInterrupted: false) }
    return ended
  }
}

/// An ended animation of a property. The property can be set to its value at the start, at the end, or at the
/// time when the animation ended.
@MainActor struct StoppedAnimation {
  @BackLink private var view: View?
  private let animation: PropertyAnimation
  /// The final geometry.
  private let geometry: ViewGeometry
  /// The final appearance, with the colors as they were set, which may be named ones.
  private let appearance: Appearance

  fileprivate init(_ animation: PropertyAnimation, of view: View) {
    self.animation = animation
    geometry = view.geometry
    appearance = view.appearance
    self.view = view
  }

  /// Sets the property to its value at a position.
  func finish(at position: ViewAnimatingPosition) {
    AnimationContext.with(nil) {
      switch position {
      case .start: take(animation.from, isStart: true)
      case .current: take(animation.current, isStart: false)
      case .end: takeEnd()
      }
    }
  }

  private func take(_ value: AnimationVector, isStart: Bool) {
    let property = animation.property
    if let drawn = animation.drawn { return drawn.move(to: value[0], animated: false) }
    if AnimatedProperty.geometry.contains(property) {
      view?.updateGeometry { property.write(value, into: &$0) }
      return
    }
    view?.updateAppearance { looks in
      property.write(value, into: &looks)
      guard isStart else { return }
      // The original color is restored, which may be a named one or `nil`.
      switch property {
      case .backgroundColor: looks.backgroundColor = animation.fromColor
      case .borderColor: looks.borderColor = animation.fromColor
      case .shadowColor: looks.shadow?.color = animation.fromColor ?? Color.black
      default: break
      }
    }
  }

  private func takeEnd() {
    if let drawn = animation.drawn { return drawn.move(to: animation.to[0], animated: false) }
    if AnimatedProperty.geometry.contains(animation.property) {
      view?.updateGeometry { animation.property.copy(from: geometry, into: &$0) }
    } else {
      view?.updateAppearance { animation.property.copy(from: appearance, into: &$0) }
    }
  }
}

extension AnimatedProperty {
  fileprivate func copy(from old: ViewGeometry, into new: inout ViewGeometry) {
    switch self {
    case .boundsOrigin: new.bounds.origin = old.bounds.origin
    case .boundsSize: new.bounds.size = old.bounds.size
    case .center: new.center = old.center
    case .transform: new.transform = old.transform
    default: break
    }
  }

  fileprivate func copy(from old: Appearance, into new: inout Appearance) {
    let shadow = old.shadow ?? Appearance.Shadow()
    switch self {
    case .alpha: new.alpha = old.alpha
    case .backgroundColor: new.backgroundColor = old.backgroundColor
    case .cornerRadius: new.cornerRadius = old.cornerRadius
    case .borderWidth: new.borderWidth = old.borderWidth
    case .borderColor: new.borderColor = old.borderColor
    case .shadowColor: new.shadow?.color = shadow.color
    case .shadowOpacity: new.shadow?.opacity = shadow.opacity
    case .shadowOffset: new.shadow?.offset = shadow.offset
    case .shadowRadius: new.shadow?.radius = shadow.radius
    default: break
    }
  }
}
