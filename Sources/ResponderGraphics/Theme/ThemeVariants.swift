internal import Synchronization

/// A theme with its variants for light and dark appearance, high contrast and elevated content. The variants
/// are created on first access.
package final class ThemeVariants: Sendable {
  /// The theme itself.
  package let theme: Theme
  private let made = Mutex<[ThemeVariant: Theme]>([:])

  package init(_ theme: Theme) { self.theme = theme }

  /// Returns the variant of the theme.
  package func theme(for variant: ThemeVariant) -> Theme {
    if variant == theme.variant { return theme }
    return made.withLock { made in
      if let known = made[variant] { return known }
      let new = theme.changed(to: variant)
      made[variant] = new
      return new
    }
  }

  /// Returns the theme for traits. Traits that are not specified are those of the theme itself.
  package func theme(for traits: TraitCollection) -> Theme {
    theme(for: ThemeVariant(traits, else: theme.variant))
  }

  /// The themes of the application, for colors that are resolved outside all views.
  package static var program: ThemeVariants {
    TraitCollection.program.themes ?? standard
  }

  private static let standard = ThemeVariants(.light)
}

/// The appearance, contrast and level of a theme.
package struct ThemeVariant: Hashable, Sendable {
  package var isDark: Bool
  package var hasHighContrast: Bool
  package var isElevated: Bool

  package init(isDark: Bool, hasHighContrast: Bool = false, isElevated: Bool = false) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.isElevated = isElevated
  }

  /// Creates the variant for traits. Traits that are not specified are those of another variant.
  package init(_ traits: TraitCollection, else other: ThemeVariant) {
    self = other
    switch traits.userInterfaceStyle {
    case .unspecified: break
    case .light: isDark = false
    case .dark: isDark = true
    }
    switch traits.accessibilityContrast {
    case .unspecified: break
    case .normal: hasHighContrast = false
    case .high: hasHighContrast = true
    }
    switch traits.userInterfaceLevel {
    case .unspecified: break
    case .base: isElevated = false
    case .elevated: isElevated = true
    }
  }
}

extension Theme {
  /// The variant of the theme.
  package var variant: ThemeVariant {
    ThemeVariant(isDark: isDark, hasHighContrast: hasHighContrast, isElevated: isElevated)
  }

  /// Returns the library's theme for a variant.
  static func standard(_ variant: ThemeVariant) -> Theme {
    var theme = variant.isDark ? Theme.dark : Theme.light
    if variant.isElevated { theme.elevate() }
    if variant.hasHighContrast { theme.increaseContrast() }
    return theme
  }

  /// Returns the theme for another variant: the library's colors for it, with this theme's tint, fonts and
  /// metrics.
  func changed(to new: ThemeVariant) -> Theme {
    let usual = Theme.standard(variant)
    var theme = Theme.standard(new)
    if self[.tint] != usual[.tint] { theme.setAccent(self[.tint]) }
    theme.fonts = fonts
    theme.metrics = metrics
    return theme
  }

  /// The theme for content above other content, such as a menu. Colors that the program has set stay.
  package var elevated: Theme {
    guard isDark, !isElevated else { return self }
    var higher = variant
    higher.isElevated = true
    let (usual, raised) = (Theme.standard(variant), Theme.standard(higher))
    var theme = self
    theme.isElevated = true
    for name in ColorName.allCases where usual[name] != raised[name] && self[name] == usual[name] {
      theme[name] = raised[name]
    }
    return theme
  }

  /// Sets the colors of elevated content, whose backgrounds are lighter in a dark theme and do not change in
  /// a light one.
  mutating func elevate() {
    isElevated = true
    guard isDark else { return }
    for (name, color) in ColorName.elevatedDarkColors { self[name] = color }
  }
}
