/// The settings of the environment that override the desktop's appearance.
package struct AppearanceOverrides: Equatable, Sendable {
  /// Light or dark, or `nil` for the desktop's.
  package var colorScheme: UserInterfaceStyle?
  /// The contrast, or `nil` for the desktop's.
  package var contrast: AccessibilityContrast?

  /// Creates overrides. Without values they change nothing.
  package init(colorScheme: UserInterfaceStyle? = nil, contrast: AccessibilityContrast? = nil) {
    self.colorScheme = colorScheme
    self.contrast = contrast
  }

  /// Returns an appearance of the desktop with these values in place of its own.
  func applied(to appearance: SystemAppearance) -> SystemAppearance {
    var appearance = appearance
    if let colorScheme { appearance.colorScheme = colorScheme }
    if let contrast { appearance.contrast = contrast }
    return appearance
  }
}

extension Application {
  /// Starts to apply the appearance that the environment requests.
  package func followEnvironmentAppearance() {
    appearanceOverrides = Environment.appearanceOverrides { problem in
      ErrorLine.write("\(name): \(problem)")
    }
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
