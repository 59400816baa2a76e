/// How the desktop wants programs to look.
///
/// What a desktop does not tell has its default, which leaves everything as it is.
public struct SystemAppearance: Hashable, Sendable {
  /// Light or dark.
  public var colorScheme: UserInterfaceStyle
  /// How strongly things are to stand out from one another.
  public var contrast: AccessibilityContrast
  /// The colour for what asks to be touched; nil for the program's own.
  public var accentColor: Color?
  /// How much larger text is than usual; 1 is usual.
  public var textScale: Double
  /// Whether things should not move about on screen.
  public var prefersReducedMotion: Bool
  /// The name of the desktop's theme of icons; nil where it does not say.
  public var iconThemeName: String?

  /// The least and the greatest ``textScale`` that has an effect; one beyond them counts as the nearest.
  public static var textScaleRange: ClosedRange<Double> { FontMetrics.textScaleRange }

  /// Creates an appearance; each part is what a desktop without wishes would want.
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

  /// The theme that goes with it.
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
