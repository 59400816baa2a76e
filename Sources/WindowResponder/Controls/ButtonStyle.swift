/// The colors of a button in its current state.
struct ButtonStyle {
  /// The color of title and image.
  var foreground: Color
  /// The color of the background, or `nil` if there is none.
  var background: Color?
  /// A translucent color over the background that shows the pressed state.
  var veil: Color?
  /// The color of a short bar below the title that shows the selected state if the background does not, or
  /// `nil` if there is none.
  var mark: Color?
}

extension Button {
  /// The colors that follow from the button's configuration, role and state.
  @MainActor var style: ButtonStyle {
    var style =
      shownConfiguration.map(configuredStyle)
      ?? ButtonStyle(foreground: isWhite ? .white : tintColor)
    if let color = titleColor(for: state) { style.foreground = color }
    if let fill = fill(for: state) { style.background = fill }
    if !isEnabled {
      if values.colors[.disabled] == nil { style.foreground = disabledForeground(style) }
      if values.fills[.disabled] == nil {
        style.background = style.background == nil ? nil : .fill
      }
      style.veil = nil
      style.mark = nil
    }
    return style
  }

  /// A Boolean value that indicates whether the user wants to see that the button is one, and neither a
  /// background nor an outline shows it.
  @MainActor var needsShape: Bool {
    guard programContext.showsButtonShapes, fill(for: .normal) == nil,
      backgroundImage(for: .normal) == nil
    else { return false }
    guard let configuration = shownConfiguration else { return true }
    let background = configuration.background
    return !configuration.hasGround && background.backgroundColor == nil
      && background.backgroundColorTransformer == nil && background.visualEffect == nil
      && background.image == nil && background.strokeWidth <= 0
  }

  /// A Boolean value that indicates whether the background needs an edge with high contrast, because its
  /// color is near that of the window. A background in the tint color, or with an outline, needs none.
  @MainActor var needsContrastEdge: Bool {
    guard let configuration = shownConfiguration else { return false }
    return configuration.hasGround && configuration.background.strokeWidth <= 0
      && (configuration.style != .filled || !isEnabled)
  }

  /// Returns the title color of a disabled button. A white title stays white, because its background does not
  /// change.
  private func disabledForeground(_ style: ButtonStyle) -> Color {
    isWhite ? style.foreground.multipliedAlpha(by: 0.5) : .tertiaryLabel
  }

  /// The state that a configuration shows.
  private var looks: State { automaticallyUpdatesConfiguration ? state : [] }

  private func configuredStyle(_ configuration: Configuration) -> ButtonStyle {
    let accent = role == .destructive ? Color.destructive : configuredAccent
    var style = ground(configuration, accent)
    if let color = configuration.baseForegroundColor { style.foreground = color }
    if let color = configuration.baseBackgroundColor, configuration.hasGround {
      style.background = color
    }
    let background = configuration.background
    if background.backgroundColor != nil || background.backgroundColorTransformer != nil {
      style.background = background.resolvedBackgroundColor(for: style.background ?? accent)
    } else if style.background == nil {
      style.background = background.visualEffect?.fill(in: self)
    }
    style.veil = veil(for: configuration)
    return style
  }

  private func ground(_ configuration: Configuration, _ accent: Color) -> ButtonStyle {
    let isPressed = looks.contains(.highlighted)
    let isChosen = looks.contains(.selected) && configuration.automaticallyUpdateForSelection
    var style: ButtonStyle
    switch configuration.style {
    case .plain:
      style = ButtonStyle(foreground: accent)
      if isPressed {
        style.background = .pressedFill
      } else if isChosen {
        style.background = accent.withAlphaComponent(0.18)
      } else if isPointerInside {
        style.background = .fill
      }
    case .borderless:
      style = ButtonStyle(foreground: isPressed ? accent.multipliedAlpha(by: 0.55) : accent)
      if isChosen { style.mark = accent }
    case .gray, .bordered:
      let usual =
        configuration.style == .bordered ? accent : role == .destructive ? .destructive : .label
      style = ButtonStyle(foreground: usual, background: .secondaryFill)
      if isChosen { style = ButtonStyle(foreground: onAccent(accent), background: accent) }
      if isPressed { style.background = isChosen ? accent : .pressedFill }
    case .tinted:
      style = ButtonStyle(foreground: accent, background: accent.withAlphaComponent(0.14))
      if isChosen { style = ButtonStyle(foreground: onAccent(accent), background: accent) }
      if isPressed { style.background = accent.withAlphaComponent(isChosen ? 0.75 : 0.28) }
    case .filled:
      style = ButtonStyle(foreground: onAccent(accent), background: accent)
      if isChosen { style.mark = style.foreground }
    }
    return style
  }

  /// Returns the veil of a pressed button with a strong background, or a lighter one under the pointer.
  private func veil(for configuration: Configuration) -> Color? {
    let isPressed = looks.contains(.highlighted)
    let isStrong =
      configuration.style == .filled || configuration.baseBackgroundColor != nil
      || configuration.background.backgroundColor != nil
    if isStrong || looks.contains(.selected) && configuration.hasGround {
      if isPressed { return Color(white: 0, alpha: 0.28) }
    }
    if isPointerInside, !isPressed, configuration.hasGround {
      return Color.label.withAlphaComponent(0.06)
    }
    return nil
  }

  private var configuredAccent: Color {
    guard let configuration = shownConfiguration, !configuration.hasGround else { return tintColor }
    return configuration.baseForegroundColor ?? tintColor
  }

  /// Returns a color that is legible on an accent color: the theme's own for its tint, otherwise black or
  /// white, whichever has the greater contrast.
  private func onAccent(_ accent: Color) -> Color {
    if accent == .tint { return .onTint }
    if accent == .destructive { return .onDestructive }
    let resolved = theme.resolve(accent)
    let white = Color.white.contrastRatio(with: resolved)
    let black = Color.black.contrastRatio(with: resolved)
    return white >= 3.5 || white > black ? .white : Color(hex: 0x101114)
  }
}

extension Button.Configuration {
  /// A Boolean value that indicates whether the button has a background in its normal state.
  fileprivate var hasGround: Bool { style != .plain && style != .borderless }
}
