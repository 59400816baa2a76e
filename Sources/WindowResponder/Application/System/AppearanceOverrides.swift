/// What the environment says of the appearance, which counts instead of what the desktop says.
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
  /// Has the program look as the environment says from now on.
  package func followEnvironmentAppearance() {
    appearanceOverrides = Environment.appearanceOverrides { problem in
      ErrorLine.write("\(name): \(problem)")
    }
  }

  /// What counts instead of what the desktop says of the appearance.
  package var appearanceOverrides: AppearanceOverrides {
    get { extras.appearanceOverrides }
    set {
      extras.appearanceOverrides = newValue
      apply(systemAppearance)
    }
  }
}
