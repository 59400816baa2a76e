/// Something that is done to what lies behind a ``VisualEffectView``. Follows `UIVisualEffect`.
@preconcurrency @MainActor open class VisualEffect {
  /// Creates an effect that does nothing.
  public init() {}

  /// What the effect fills its view with; nil for nothing.
  func fill(in theme: Theme) -> Color? { nil }
}

/// What would be blurred by UIKit: here a plain translucent fill that text can be read on. Follows
/// `UIBlurEffect`.
@preconcurrency @MainActor open class BlurEffect: VisualEffect {
  /// How light and how dense it is. The values are those of `UIBlurEffect.Style`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// Lighter than the ground.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// By the theme.
    case regular = 4
    /// By the theme, denser.
    case prominent = 5
    /// By the theme: most is seen through it.
    case systemUltraThinMaterial = 6
    /// By the theme: much is seen through it.
    case systemThinMaterial = 7
    /// By the theme.
    case systemMaterial = 8
    /// By the theme: little is seen through it.
    case systemThickMaterial = 9
    /// By the theme, as bars have it.
    case systemChromeMaterial = 10
    /// Light: most is seen through it.
    case systemUltraThinMaterialLight = 11
    /// Light: much is seen through it.
    case systemThinMaterialLight = 12
    /// Light.
    case systemMaterialLight = 13
    /// Light: little is seen through it.
    case systemThickMaterialLight = 14
    /// Light, as bars have it.
    case systemChromeMaterialLight = 15
    /// Dark: most is seen through it.
    case systemUltraThinMaterialDark = 16
    /// Dark: much is seen through it.
    case systemThinMaterialDark = 17
    /// Dark.
    case systemMaterialDark = 18
    /// Dark: little is seen through it.
    case systemThickMaterialDark = 19
    /// Dark, as bars have it.
    case systemChromeMaterialDark = 20
  }

  /// How light and how dense it is.
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

  /// The materials come in three rows: by the theme, light and dark, each from thin to thick.
  private func material(own: Color, light: Color, dark: Color) -> Color {
    let place = style.rawValue - Style.systemUltraThinMaterial.rawValue
    let ground = [own, light, dark][min(max(place / 5, 0), 2)]
    return ground.withAlphaComponent([0.6, 0.7, 0.8, 0.9, 0.94][max(place, 0) % 5])
  }
}

/// What has text and symbols stand out on a ``BlurEffect``. Its content is drawn as it is, for the fill
/// beneath is even. Follows `UIVibrancyEffect`.
@preconcurrency @MainActor open class VibrancyEffect: VisualEffect {
  /// The ground that it stands on.
  public let blurEffect: BlurEffect
  /// What is shown with it.
  public let style: Style

  /// What is shown with it. The values are those of `UIVibrancyEffectStyle`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// Text.
    case label = 0
    /// Text of less weight.
    case secondaryLabel
    /// Text of little weight.
    case tertiaryLabel
    /// Text of the least weight.
    case quaternaryLabel
    /// A large shape.
    case fill
    /// A shape of less weight.
    case secondaryFill
    /// A shape of little weight.
    case tertiaryFill
    /// A line.
    case separator
  }

  /// Creates an effect on the ground of another.
  public init(blurEffect: BlurEffect, style: Style = .label) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }
}
