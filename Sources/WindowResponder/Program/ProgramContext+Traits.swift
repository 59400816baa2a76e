import ResponderRuntime

extension ProgramContext {
  /// Creates the traits of a region of `size`, in points, with a scale and themes. Without a size, they are
  /// the traits of the program itself.
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
    values[TraitLegibilityWeight.self] = appearance.prefersBoldText ? .bold : .regular
    values[TraitDisplayGamut.self] = .SRGB
    values[TraitForceTouchCapability.self] = .unavailable
    values[TraitActiveAppearance.self] = isActive ? .active : .inactive
    return TraitCollection(values, themes: themes)
  }

  /// Updates the traits of objects that belong to no window: to those of the key window, or those of the
  /// program if there is none.
  func updateTraits() {
    traits =
      traitSource?.currentTraits
      ?? makeTraits(themes: themes, size: nil, scale: defaultScale)
    TraitCollection.program = traits
  }
}

/// An object that has the traits of the key window.
@MainActor protocol TraitSource: AnyObject {
  /// The traits of the key window, or `nil` if there is no window.
  var currentTraits: TraitCollection? { get }
}

extension TraitSource {
  /// A reference to the object that does not retain it: see `BackLink`, which requires a class.
  var backLink: @MainActor () -> (any TraitSource)? {
    let link = BackLink(self)
    return { link.target }
  }
}
