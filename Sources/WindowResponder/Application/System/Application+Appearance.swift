import ResponderText

extension Application {
  /// Applies the desktop's colors, contrast, accent color, text size and motion settings.
  ///
  /// The theme follows unless the program has set ``theme`` itself. The delegate and
  /// ``systemAppearanceObservers`` are notified. An appearance equal to the current one is ignored.
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
    let changesWeight = appearance.prefersBoldText != old.prefersBoldText
    if changesWeight { takeBoldText(appearance.prefersBoldText) }
    if let name = appearance.iconThemeName { Image.iconThemeName = name }
    if !hasOwnTheme { takeSystemTheme(appearance.theme) }
    // Fonts that follow the desktop's text size do so in a theme of the program too.
    announceTraits()
    if changesWeight || hasOwnTheme && appearance.textScale != old.textScale {
      announceTheme(resizesText: true)
    } else if appearance.hasOtherShapes(than: old) {
      announceTheme(resizesText: false)
    }
    tellAccessibility(appearance, old)
    if appearance.textScale != old.textScale {
      ProgramNotifications.tell(
        .contentSizeCategoryChanged(preferredContentSizeCategory.rawValue), from: self)
    }
    delegate?.applicationDidChangeSystemAppearance(self)
    systemAppearanceObservers.tell(appearance)
  }

  /// Makes the fonts of the system heavier, or regular again. Everything that is laid out is laid out anew.
  private func takeBoldText(_ isBold: Bool) {
    FontMetrics.hasBoldText = isBold
    TextLayout.emptyCache()
    BlockLayout.emptyCache()
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

  /// Notifies windows of changed traits, before they are notified of the theme, because fonts depend on the
  /// traits.
  private func announceTraits() {
    programContext.updateTraits()
    for window in windows { window.traitsMayHaveChanged(tellsTheme: false) }
    for popup in popups { popup.traitsMayHaveChanged(tellsTheme: false) }
  }

  /// The layout direction of the user interface. The default follows the language in the environment. Setting
  /// it updates all windows at once. Follows `UIApplication.userInterfaceLayoutDirection`, which cannot be
  /// set.
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

  /// The text size that the user prefers: the category that is nearest to the desktop's text scale. Follows
  /// `UIApplication.preferredContentSizeCategory`.
  public var preferredContentSizeCategory: ContentSizeCategory {
    ContentSizeCategory(textScale: systemAppearance.textScale)
  }

  /// Makes ``theme`` follow the desktop again after the program has set its own theme.
  public func followSystemTheme() {
    hasOwnTheme = false
    takeSystemTheme(systemAppearance.theme)
  }
}
