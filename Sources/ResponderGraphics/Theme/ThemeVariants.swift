internal import Synchronization

/// A theme, and what becomes of it in other surroundings: light or dark, with more contrast, above the
/// ground. Each is made when it is first asked for.
package final class ThemeVariants: Sendable {
  /// The theme itself.
  package let theme: Theme
  private let made = Mutex<[ThemeVariant: Theme]>([:])

  package init(_ theme: Theme) { self.theme = theme }

  /// The theme as it is in some surroundings.
  package func theme(for variant: ThemeVariant) -> Theme {
    if variant == theme.variant { return theme }
    return made.withLock { made in
      if let known = made[variant] { return known }
      let new = theme.changed(to: variant)
      made[variant] = new
      return new
    }
  }

  /// The theme for traits; what they do not say is as in the theme itself.
  package func theme(for traits: TraitCollection) -> Theme {
    theme(for: ThemeVariant(traits, else: theme.variant))
  }

  /// Those of the program, for colours that are resolved where no view is concerned.
  package static var program: ThemeVariants {
    TraitCollection.program.themes ?? standard
  }

  private static let standard = ThemeVariants(.light)
}

/// The surroundings that a theme is made for.
package struct ThemeVariant: Hashable, Sendable {
  package var isDark: Bool
  package var hasHighContrast: Bool
  package var isElevated: Bool

  package init(isDark: Bool, hasHighContrast: Bool = false, isElevated: Bool = false) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.isElevated = isElevated
  }

  /// What traits say; what they do not say is as another says.
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
  /// The surroundings that it is made for.
  package var variant: ThemeVariant {
    ThemeVariant(isDark: isDark, hasHighContrast: hasHighContrast, isElevated: isElevated)
  }

  /// The library's own theme for some surroundings.
  static func standard(_ variant: ThemeVariant) -> Theme {
    var theme = variant.isDark ? Theme.dark : Theme.light
    if variant.isElevated { theme.elevate() }
    if variant.hasHighContrast { theme.increaseContrast() }
    return theme
  }

  /// The theme for other surroundings: the library's own colours for them, in this one's tint, fonts and
  /// sizes.
  func changed(to new: ThemeVariant) -> Theme {
    let usual = Theme.standard(variant)
    var theme = Theme.standard(new)
    if self[.tint] != usual[.tint] { theme.setAccent(self[.tint]) }
    theme.fonts = fonts
    theme.metrics = metrics
    return theme
  }

  /// Grounds of what lies above others are lighter in the dark; in the light they are as on the ground.
  mutating func elevate() {
    isElevated = true
    guard isDark else { return }
    for (name, color) in ColorName.elevatedDarkColors { self[name] = color }
  }
}
