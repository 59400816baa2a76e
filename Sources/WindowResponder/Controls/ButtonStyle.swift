/// The colours of a button as it is at this moment.
struct ButtonStyle {
  /// Title and image.
  var foreground: Color
  /// The ground; nil for none.
  var background: Color?
  /// A veil over the ground, which tells pressed from not pressed.
  var veil: Color?
  /// A short bar under the title, which tells selected from not selected where the ground does not;
  /// nil for none.
  var mark: Color?
}

extension Button {
  /// The colours that the button's configuration, role and state make.
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

  /// A white title is not to turn dark where it cannot be pressed: its ground stays as it is.
  private func disabledForeground(_ style: ButtonStyle) -> Color {
    isWhite ? style.foreground.multipliedAlpha(by: 0.5) : .tertiaryLabel
  }

  /// The state by which a configuration is drawn.
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
      style.background = background.visualEffect?.fill(in: theme)
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

  /// A press darkens what lies on a strong ground, a pointer over it a little.
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

  /// What can be read on an accent colour: the theme's own choice for its own tint, else black or
  /// white, whichever stands out more.
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
  /// Whether there is a ground while nothing is done with the button.
  fileprivate var hasGround: Bool { style != .plain && style != .borderless }
}
