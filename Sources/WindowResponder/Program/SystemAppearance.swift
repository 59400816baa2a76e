/// The appearance that the desktop requests of programs.
///
/// Values that a desktop does not give have their defaults, which change nothing.
public struct SystemAppearance: Hashable, Sendable {
  /// The color scheme, light or dark.
  public var colorScheme: UserInterfaceStyle
  /// The contrast between the elements of the interface.
  public var contrast: AccessibilityContrast
  /// The color of controls and other interactive elements, or `nil` for the program's own color.
  public var accentColor: Color?
  /// The factor for the size of text. The normal size is 1.
  public var textScale: Double
  /// A Boolean value that indicates whether animations of movement should be avoided.
  public var prefersReducedMotion: Bool
  /// A Boolean value that indicates whether text should be bold: fonts of the system are one weight heavier.
  /// The default is `false`.
  public var prefersBoldText = false
  /// A Boolean value that indicates whether switches should show marks for on and off. The default is
  /// `false`.
  public var showsOnOffLabels = false
  /// A Boolean value that indicates whether buttons without a background should be underlined or filled, so
  /// that they do not look like text. The default is `false`.
  public var showsButtonShapes = false
  /// A Boolean value that indicates whether translucent backgrounds should be opaque. The default is `false`.
  public var prefersReducedTransparency = false
  /// The name of the desktop's icon theme, or `nil` if the desktop does not give one.
  public var iconThemeName: String?

  /// The values of ``textScale`` that have an effect. A value outside has the effect of the nearest one in
  /// the range.
  public static var textScaleRange: ClosedRange<Double> { FontMetrics.textScaleRange }

  /// Creates an appearance. The defaults are those of a desktop without settings.
  public init(
    colorScheme: UserInterfaceStyle = .unspecified, contrast: AccessibilityContrast = .unspecified,
    accentColor: Color? = nil, textScale: Double = 1, prefersReducedMotion: Bool = false,
    iconThemeName: String? = nil
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.accentColor = accentColor
    self.textScale = textScale
    self.prefersReducedMotion = prefersReducedMotion
    self.iconThemeName = iconThemeName
  }

  /// The theme that matches the appearance.
  public var theme: Theme {
    let isDark = colorScheme == .dark
    var theme = isDark ? Theme.dark : Theme.light
    if contrast == .high { theme.increaseContrast() }
    if let accentColor { theme.setAccent(accentColor) }
    if textScale.isFinite, textScale != 1 {
      let range = Self.textScaleRange
      theme.fonts.scale(by: min(max(textScale, range.lowerBound), range.upperBound))
    }
    return theme
  }
}
