extension Application {
  /// Takes what the desktop says of colours, contrast, accent, text size and motion.
  ///
  /// The theme follows unless the program has set ``theme`` itself. The delegate and everybody in
  /// ``systemAppearanceObservers`` hear of it; what changes nothing is dropped.
  package func apply(_ appearance: SystemAppearance) {
    let appearance = extras.appearanceOverrides.applied(to: appearance)
    let old = systemAppearance
    guard appearance != old else { return }
    systemAppearance = appearance
    programContext.appearance = appearance
    if appearance.prefersReducedMotion != old.prefersReducedMotion {
      prefersReducedMotion = appearance.prefersReducedMotion
    }
    FontMetrics.textScale = appearance.textScale
    if let name = appearance.iconThemeName { Image.iconThemeName = name }
    if !hasOwnTheme { takeSystemTheme(appearance.theme) }
    // Fonts that follow the desktop do so in a theme of the program's own too.
    announceTraits()
    if hasOwnTheme, appearance.textScale != old.textScale { announceTheme(resizesText: true) }
    if appearance.textScale != old.textScale {
      ProgramNews.tell(
        .contentSizeCategoryChanged(preferredContentSizeCategory.rawValue), from: self)
    }
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
    announceTraits()
    announceTheme(resizesText: theme.fonts != old.fonts)
  }

  /// Tells everything whose traits are others now, before it is told of its theme: fonts ask the traits.
  private func announceTraits() {
    programContext.updateTraits()
    for window in windows { window.traitsMayHaveChanged(tellsTheme: false) }
    for popup in popups { popup.traitsMayHaveChanged(tellsTheme: false) }
  }

  /// Which way things follow one another in the program: by the language that the environment asks for,
  /// until it is set. What is shown follows at once. Follows
  /// `UIApplication.userInterfaceLayoutDirection`, which cannot be set.
  public final var userInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    get { programContext.layoutDirection }
    set {
      guard newValue != programContext.layoutDirection else { return }
      programContext.layoutDirection = newValue
      announceTraits()
    }
  }

  private func announceTheme(resizesText: Bool) {
    for window in windows { window.announceTheme(resizesText: resizesText) }
    for popup in popups { popup.announceTheme(resizesText: resizesText) }
  }

  /// How large the user wants text to be: the category that is nearest to the desktop's factor. Follows
  /// `UIApplication.preferredContentSizeCategory`.
  public var preferredContentSizeCategory: ContentSizeCategory {
    ContentSizeCategory(textScale: systemAppearance.textScale)
  }

  /// Has ``theme`` follow the desktop again, after the program had set one of its own.
  public func followSystemTheme() {
    hasOwnTheme = false
    takeSystemTheme(systemAppearance.theme)
  }
}
