extension Window {
  var hostThemes: ThemeVariants { ownThemes ?? programContext.themes }

  var hostTraits: TraitCollection {
    if let madeTraits { return madeTraits }
    let made = makeTraits()
    madeTraits = made
    return made
  }

  private func makeTraits() -> TraitCollection {
    let isActive = !wasActivated || desktopState.contains(.activated)
    return programContext.makeTraits(
      themes: hostThemes, size: bounds.size, scale: contentScaleFactor, isActive: isActive)
  }

  /// Something changed that traits are made of: tells who has others now. With `tellsTheme` nobody has told
  /// of colours and sizes yet.
  func traitsMayHaveChanged(tellsTheme: Bool = true) {
    let old = hostTraits
    let new = makeTraits()
    guard old != new || old.themes !== new.themes else { return }
    madeTraits = new
    if isKeyWindow { programContext.updateTraits() }
    traitsAroundDidChange(from: old, to: new, tellsTheme: tellsTheme)
  }
}
