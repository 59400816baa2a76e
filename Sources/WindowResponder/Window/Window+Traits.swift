extension Window {
  var hostThemes: ThemeVariants { ownThemes ?? programContext.themes }

  var hostTraits: TraitCollection {
    if let madeTraits { return madeTraits }
    let made = makeTraits()
    madeTraits = made
    return made
  }

  private func makeTraits(size: Size? = nil) -> TraitCollection {
    let isActive = !wasActivated || desktopState.contains(.activated)
    return programContext.makeTraits(
      themes: hostThemes, size: size ?? bounds.size, scale: contentScaleFactor, isActive: isActive)
  }

  /// Notifies the controllers of the traits that they will have in another size, in points, if they differ.
  /// The caller completes the returned context when the size is set.
  func beginTransition(to size: Size) -> TransitionContext? {
    guard size != bounds.size, surface != nil, let root = rootViewController, root.isViewLoaded
    else { return nil }
    let made = makeTraits(size: size)
    let new = root.ownTraits(inheriting: traitState?.traits(inheriting: made) ?? made)
    guard new != root.traitCollection else { return nil }
    let context = TransitionContext(from: nil, to: nil, in: self, animated: false)
    root.willTransition(to: new, with: context)
    return context
  }

  /// Updates the traits after a change, and notifies their observers. If `tellsTheme` is `true`, observers
  /// are also notified of colors and sizes.
  func traitsMayHaveChanged(tellsTheme: Bool = true) {
    let old = hostTraits
    let new = makeTraits()
    guard old != new || old.themes !== new.themes else { return }
    madeTraits = new
    programContext.updateTraits()
    traitsAroundDidChange(from: old, to: new, tellsTheme: tellsTheme)
  }
}
