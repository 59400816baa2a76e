extension ViewMotion {
  /// Ends the animations of a group, and sets the view's values to those at a position.
  func finish(_ group: AnimationGroup, at position: ViewAnimatingPosition) {
    let finished = animations.filter { $0.group === group }
    guard let view, !finished.isEmpty else { return }
    end(group, wasInterrupted: false)
    guard position != .end else { return }
    AnimationContext.with(nil) {
      for animation in finished { view.take(animation, at: position) }
    }
  }
}

extension View {
  /// Sets the view's value to that of an animation at a position.
  fileprivate func take(_ animation: PropertyAnimation, at position: ViewAnimatingPosition) {
    let isStart = position == .start
    let value = isStart ? animation.from : animation.current
    let property = animation.property
    if let drawn = animation.drawn { return drawn.move(to: value[0], animated: false) }
    if AnimatedProperty.geometry.contains(property) {
      return updateGeometry { property.write(value, into: &$0) }
    }
    updateAppearance { looks in
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
}
