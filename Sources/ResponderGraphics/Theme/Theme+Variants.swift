extension Theme {
  /// The light theme with high contrast.
  public static let highContrastLight = increasedContrast(of: .light)
  /// The dark theme with high contrast.
  public static let highContrastDark = increasedContrast(of: .dark)

  private static func increasedContrast(of theme: Theme) -> Theme {
    var theme = theme
    theme.increaseContrast()
    return theme
  }

  /// The smallest contrast of text and lines on the background of a window with high contrast.
  private static let highContrast = 7.0
  /// The smallest contrast of text.
  private static let readableContrast = 4.5
  /// The smallest contrast of a focus ring with the backgrounds of a window.
  private static let ringContrast = 3.0

  /// Increases the contrast of text, lines and symbols.
  package mutating func increaseContrast() {
    hasHighContrast = true
    self[.label] = isDark ? .white : .black
    for color in ColorName.systemColors {
      self[color.name] = isDark ? color.highContrastDark : color.highContrastLight
    }
    for (name, color) in ColorName.highContrastBackgrounds(isDark: isDark, isElevated: isElevated) {
      self[name] = color
    }
    let ground = textBackground
    for name: ColorName in [
      .secondaryLabel, .tertiaryLabel, .placeholderText, .controlBorder, .tint, .destructive,
      .focusRing, .link, .errorText, .warningText, .successText, .visitedLink, .neutral,
    ] {
      self[name] = self[name].standingOut(from: ground, by: Self.highContrast)
    }
    for name: ColorName in [.errorText, .warningText, .successText] {
      // These texts are on cards too.
      self[name] = self[name].standingOut(
        from: self[.secondarySystemGroupedBackground], by: Self.highContrast)
    }
    for name: ColorName in [.separator, .opaqueSeparator, .track, .quaternaryLabel] {
      self[name] = self[name].standingOut(from: ground, by: 3)
    }
    self[.windowBorder] = self[.label].withAlphaComponent(0.6)
    self[.onTint] = Self.readable(on: self[.tint])
    self[.onDestructive] = Self.readable(on: self[.destructive])
    metrics.focusRingWidth = 3
  }

  /// Sets the tint color. It is made darker or brighter until it is readable on the backgrounds of windows
  /// and plain content.
  package mutating func setAccent(_ color: Color) {
    self[.tint] = color.withAlphaComponent(1)
      .standingOut(from: textBackground, by: Self.readableContrast)
    self[.focusRing] = self[.tint]
    self[.onTint] = Self.readable(on: self[.tint])
  }

  /// Returns the color of a focus ring for a tint color: the tint color, or the nearest darker or brighter
  /// color that stands out from the grounds of a window by 3:1, or by 7:1 in a theme with high contrast.
  package func focusRing(for tint: Color) -> Color {
    let contrast = hasHighContrast ? Self.highContrast : Self.ringContrast
    let grounds: [ColorName] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ]
    return grounds.reduce(resolve(tint).withAlphaComponent(1)) { color, ground in
      color.standingOut(from: self[ground], by: contrast)
    }
  }

  /// The background of windows or of plain content, whichever has less contrast to text.
  private var textBackground: Color {
    let (plain, grouped) = (self[.systemBackground], self[.systemGroupedBackground])
    let label = self[.label]
    return label.contrastRatio(with: plain) < label.contrastRatio(with: grouped) ? plain : grouped
  }

  /// Returns white or nearly black, whichever has more contrast to a color.
  private static func readable(on color: Color) -> Color {
    let dark = Color(hex: 0x101114)
    return Color.white.contrastRatio(with: color) >= dark.contrastRatio(with: color) ? .white : dark
  }
}

extension Theme.Fonts {
  /// Scales all fonts by a factor.
  package mutating func scale(by factor: Double) {
    body = body.withSize(body.pointSize * factor)
    button = button.withSize(button.pointSize * factor)
    customButton = customButton.withSize(customButton.pointSize * factor)
    menu = menu.withSize(menu.pointSize * factor)
    caption = caption.withSize(caption.pointSize * factor)
    headline = headline.withSize(headline.pointSize * factor)
    title = title.withSize(title.pointSize * factor)
    windowTitle = windowTitle.withSize(windowTitle.pointSize * factor)
  }
}

extension Color {
  /// Returns the color, or the nearest mixture with another color that has a contrast to a background. If no
  /// mixture has it, returns the other color.
  ///
  /// - Parameters:
  ///   - ground: The background.
  ///   - contrast: The smallest contrast ratio.
  ///   - other: The other color. If it is `nil`, this is black or white.
  package func standingOut(
    from ground: Color, by contrast: Double, towards other: Color? = nil
  ) -> Color {
    if contrastRatio(with: ground) >= contrast { return self }
    let end = other ?? (ground.luminance > 0.18 ? Color.black : Color.white)
    for step in 1...20 {
      let candidate = blended(with: end, fraction: Double(step) / 20)
      if candidate.contrastRatio(with: ground) >= contrast { return candidate }
    }
    return end
  }
}
