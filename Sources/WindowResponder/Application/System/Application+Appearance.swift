extension Application {
  /// Takes what the desktop says of colours, contrast, accent, text size and motion.
  ///
  /// The theme follows unless the program has set ``theme`` itself. The delegate and everybody in
  /// ``systemAppearanceObservers`` hear of it; what changes nothing is dropped.
  package func apply(_ appearance: SystemAppearance) {
    let old = systemAppearance
    guard appearance != old else { return }
    systemAppearance = appearance
    if appearance.prefersReducedMotion != old.prefersReducedMotion {
      prefersReducedMotion = appearance.prefersReducedMotion
    }
    FontMetrics.textScale = appearance.textScale
    if !hasOwnTheme { takeSystemTheme(appearance.theme) }
    // Fonts that follow the desktop do so in a theme of the program's own too.
    if hasOwnTheme, appearance.textScale != old.textScale { announceTheme(resizesText: true) }
    delegate?.applicationDidChangeSystemAppearance(self)
    systemAppearanceObservers.tell(appearance)
  }

  private func takeSystemTheme(_ new: Theme) {
    isTakingSystemTheme = true
    theme = new
    isTakingSystemTheme = false
  }

  func themeWasSet(from old: Theme) {
    if !isTakingSystemTheme { hasOwnTheme = true }
    guard theme != old else { return }
    announceTheme(resizesText: theme.fonts != old.fonts)
  }

  private func announceTheme(resizesText: Bool) {
    for window in windows { window.announceTheme(resizesText: resizesText) }
    for popup in popups { popup.announceTheme(resizesText: resizesText) }
  }

  /// Has ``theme`` follow the desktop again, after the program had set one of its own.
  public func followSystemTheme() {
    hasOwnTheme = false
    takeSystemTheme(systemAppearance.theme)
  }
}
