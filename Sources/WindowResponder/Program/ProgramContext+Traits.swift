extension ProgramContext {
  /// The traits of something as large as `size`, in points, at a scale, with these themes; of the program
  /// itself without a size.
  func makeTraits(
    themes: ThemeVariants, size: Size?, scale: Double, isActive: Bool = true
  ) -> TraitCollection {
    var values = TraitValues()
    let isWide = size.map { $0.width >= UserInterfaceSizeClass.compactWidth } ?? true
    let isHigh = size.map { $0.height >= UserInterfaceSizeClass.compactHeight } ?? true
    values[TraitUserInterfaceStyle.self] = themes.theme.isDark ? .dark : .light
    values[TraitAccessibilityContrast.self] =
      appearance.contrast == .high || themes.theme.hasHighContrast ? .high : .normal
    values[TraitUserInterfaceLevel.self] = themes.theme.isElevated ? .elevated : .base
    values[TraitHorizontalSizeClass.self] = isWide ? .regular : .compact
    values[TraitVerticalSizeClass.self] = isHigh ? .regular : .compact
    values[TraitUserInterfaceIdiom.self] = .pad
    values[TraitDisplayScale.self] = scale
    values[TraitPreferredContentSizeCategory.self] = ContentSizeCategory(
      textScale: appearance.textScale)
    values[TraitLayoutDirection.self] =
      layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values[TraitLegibilityWeight.self] = .regular
    values[TraitDisplayGamut.self] = .SRGB
    values[TraitForceTouchCapability.self] = .unavailable
    values[TraitActiveAppearance.self] = isActive ? .active : .inactive
    return TraitCollection(values, themes: themes)
  }

  /// Takes the traits of the window that is worked in, or those of the program where there is none, for
  /// what belongs to no window.
  func updateTraits() {
    traits =
      (program as? any TraitSource)?.currentTraits
      ?? makeTraits(themes: themes, size: nil, scale: defaultScale)
    TraitCollection.program = traits
  }
}

/// What knows the traits of the window that is worked in.
@MainActor protocol TraitSource {
  /// They; nil while there is no window.
  var currentTraits: TraitCollection? { get }
}
