/// The settings of the environment and the command line that override the desktop's appearance.
package struct AppearanceOverrides: Equatable, Sendable {
  /// Light or dark, or `nil` for the desktop's.
  package var colorScheme: UserInterfaceStyle?
  /// The contrast, or `nil` for the desktop's.
  package var contrast: AccessibilityContrast?
  /// The factor for the size of text, or `nil` for the desktop's.
  package var textScale: Double?
  /// A Boolean value that indicates whether animations of movement are avoided, or `nil` for the desktop's.
  package var reducedMotion: Bool?
  /// A Boolean value that indicates whether text is bold, or `nil` for the desktop's setting.
  package var boldText: Bool?
  /// A Boolean value that indicates whether switches show marks for on and off, or `nil` for the desktop's.
  package var onOffLabels: Bool?
  /// A Boolean value that indicates whether plain buttons have a shape, or `nil` for the desktop's setting.
  package var buttonShapes: Bool?
  /// A Boolean value that indicates whether backgrounds are opaque, or `nil` for the desktop's setting.
  package var reducedTransparency: Bool?

  /// Creates overrides. Without values they change nothing.
  package init(colorScheme: UserInterfaceStyle? = nil, contrast: AccessibilityContrast? = nil) {
    self.colorScheme = colorScheme
    self.contrast = contrast
  }

  /// Replaces the values that other overrides have.
  package mutating func take(_ other: AppearanceOverrides) {
    colorScheme = other.colorScheme ?? colorScheme
    contrast = other.contrast ?? contrast
    textScale = other.textScale ?? textScale
    reducedMotion = other.reducedMotion ?? reducedMotion
    boldText = other.boldText ?? boldText
    onOffLabels = other.onOffLabels ?? onOffLabels
    buttonShapes = other.buttonShapes ?? buttonShapes
    reducedTransparency = other.reducedTransparency ?? reducedTransparency
  }

  /// Returns an appearance of the desktop with these values in place of its own.
  func applied(to appearance: SystemAppearance) -> SystemAppearance {
    var appearance = appearance
    if let colorScheme { appearance.colorScheme = colorScheme }
    if let contrast { appearance.contrast = contrast }
    if let textScale { appearance.textScale = textScale }
    if let reducedMotion { appearance.prefersReducedMotion = reducedMotion }
    if let boldText { appearance.prefersBoldText = boldText }
    if let onOffLabels { appearance.showsOnOffLabels = onOffLabels }
    if let buttonShapes { appearance.showsButtonShapes = buttonShapes }
    if let reducedTransparency { appearance.prefersReducedTransparency = reducedTransparency }
    return appearance
  }
}

extension Application {
  /// Starts to apply the appearance that the environment requests, and the command line in place of it.
  package func followEnvironmentAppearance() {
    var overrides = Environment.appearanceOverrides { problem in
      ErrorLine.write("\(name): \(problem)")
    }
    overrides.take(extras.launchOverrides)
    appearanceOverrides = overrides
  }

  /// The settings that override the desktop's appearance.
  package var appearanceOverrides: AppearanceOverrides {
    get { extras.appearanceOverrides }
    set {
      extras.appearanceOverrides = newValue
      apply(systemAppearance)
    }
  }
}
