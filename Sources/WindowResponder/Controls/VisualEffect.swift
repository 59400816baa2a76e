/// An effect on the content behind a ``VisualEffectView``. Follows `UIVisualEffect`.
@preconcurrency @MainActor open class VisualEffect {
  /// Creates an effect that changes nothing.
  public init() {}

  /// Returns the color with which the effect fills its view, or `nil` if there is none.
  func fill(in theme: Theme) -> Color? { nil }

  /// Returns the color with which the effect fills a view: opaque if the user prefers reduced
  /// transparency.
  final func fill(in view: View) -> Color? {
    guard let color = fill(in: view.theme) else { return nil }
    return view.programContext.reducesTransparency
      ? view.theme.resolve(color).withAlphaComponent(1) : color
  }
}

/// An effect that UIKit shows as a blur. Here it is a plain translucent fill on which text is legible.
/// Follows `UIBlurEffect`.
@preconcurrency @MainActor open class BlurEffect: VisualEffect {
  /// The styles of a blur effect, by brightness and density. The values are those of `UIBlurEffect.Style`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// Lighter than the background.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Adapts to the theme.
    case regular = 4
    /// Adapts to the theme, with a higher density.
    case prominent = 5
    /// Adapts to the theme, with a very low density.
    case systemUltraThinMaterial = 6
    /// Adapts to the theme, with a low density.
    case systemThinMaterial = 7
    /// Adapts to the theme.
    case systemMaterial = 8
    /// Adapts to the theme, with a high density.
    case systemThickMaterial = 9
    /// Adapts to the theme, as in bars.
    case systemChromeMaterial = 10
    /// Light, with a very low density.
    case systemUltraThinMaterialLight = 11
    /// Light, with a low density.
    case systemThinMaterialLight = 12
    /// Light.
    case systemMaterialLight = 13
    /// Light, with a high density.
    case systemThickMaterialLight = 14
    /// Light, as in bars.
    case systemChromeMaterialLight = 15
    /// Dark, with a very low density.
    case systemUltraThinMaterialDark = 16
    /// Dark, with a low density.
    case systemThinMaterialDark = 17
    /// Dark.
    case systemMaterialDark = 18
    /// Dark, with a high density.
    case systemThickMaterialDark = 19
    /// Dark, as in bars.
    case systemChromeMaterialDark = 20
  }

  /// The style of the effect.
  public let style: Style

  /// Creates an effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override func fill(in theme: Theme) -> Color? {
    let dark = Theme.dark.resolve(.secondarySystemGroupedBackground)
    let light = Theme.light.resolve(.secondarySystemGroupedBackground)
    let own = theme.isDark ? dark : light
    return switch style {
    case .extraLight: Color.white.withAlphaComponent(0.9)
    case .light: light.withAlphaComponent(0.8)
    case .dark: dark.withAlphaComponent(0.8)
    case .regular: own.withAlphaComponent(0.8)
    case .prominent: own.withAlphaComponent(0.9)
    default: material(own: own, light: light, dark: dark)
    }
  }

  /// Returns the color of a material. The materials are in three rows, adaptive, light and dark, each from
  /// thin to thick.
  private func material(own: Color, light: Color, dark: Color) -> Color {
    let place = style.rawValue - Style.systemUltraThinMaterial.rawValue
    let ground = [own, light, dark][min(max(place / 5, 0), 2)]
    return ground.withAlphaComponent([0.6, 0.7, 0.8, 0.9, 0.94][max(place, 0) % 5])
  }
}

/// An effect that makes text and symbols stand out on a ``BlurEffect``. Its content is drawn unchanged,
/// because the fill behind it is uniform. Follows `UIVibrancyEffect`.
@preconcurrency @MainActor open class VibrancyEffect: VisualEffect {
  /// The blur effect behind the content.
  public let blurEffect: BlurEffect
  /// The style of the content.
  public let style: Style

  /// The styles of content. The values are those of `UIVibrancyEffectStyle`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// Text.
    case label = 0
    /// Secondary text.
    case secondaryLabel
    /// Tertiary text.
    case tertiaryLabel
    /// Quaternary text.
    case quaternaryLabel
    /// A large shape.
    case fill
    /// A secondary shape.
    case secondaryFill
    /// A tertiary shape.
    case tertiaryFill
    /// A separator.
    case separator
  }

  /// Creates an effect for content on a blur effect.
  public init(blurEffect: BlurEffect, style: Style = .label) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }
}
