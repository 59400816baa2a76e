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
  var style: ButtonStyle {
    var style = configuration.map(configuredStyle) ?? ButtonStyle(foreground: .label)
    if let color = titleColor(for: state) { style.foreground = color }
    if let fill = backgroundColor(for: state) { style.background = fill }
    if !isEnabled {
      if values.colors[.disabled] == nil { style.foreground = .tertiaryLabel }
      if values.fills[.disabled] == nil {
        style.background = style.background == nil ? nil : .fill
      }
      style.veil = nil
      style.mark = nil
    }
    return style
  }

  private func configuredStyle(_ configuration: Configuration) -> ButtonStyle {
    let accent = role == .destructive ? Color.destructive : configuredAccent
    var style: ButtonStyle
    switch configuration.style {
    case .plain:
      style = ButtonStyle(foreground: accent)
      if isHighlighted {
        style.background = .pressedFill
      } else if isSelected {
        style.background = accent.withAlphaComponent(0.18)
      } else if isPointerInside {
        style.background = .fill
      }
    case .gray:
      style = ButtonStyle(
        foreground: role == .destructive ? .destructive : .label, background: .secondaryFill)
      if isSelected { style = ButtonStyle(foreground: onAccent(accent), background: accent) }
      if isHighlighted { style.background = isSelected ? accent : .pressedFill }
    case .tinted:
      style = ButtonStyle(foreground: accent, background: accent.withAlphaComponent(0.14))
      if isSelected { style = ButtonStyle(foreground: onAccent(accent), background: accent) }
      if isHighlighted { style.background = accent.withAlphaComponent(isSelected ? 0.75 : 0.28) }
    case .filled:
      style = ButtonStyle(foreground: onAccent(accent), background: accent)
      if isSelected { style.mark = style.foreground }
    }
    if let color = configuration.baseForegroundColor { style.foreground = color }
    if let color = configuration.baseBackgroundColor, !(configuration.style == .plain) {
      style.background = color
    }
    style.veil = veil(for: configuration)
    return style
  }

  /// A press darkens what lies on a strong ground, a pointer over it a little.
  private func veil(for configuration: Configuration) -> Color? {
    let isStrong = configuration.style == .filled || configuration.baseBackgroundColor != nil
    if isStrong || isSelected && configuration.style != .plain {
      if isHighlighted { return Color(white: 0, alpha: 0.28) }
    }
    if isPointerInside, !isHighlighted, configuration.style != .plain {
      return Color.label.withAlphaComponent(0.06)
    }
    return nil
  }

  private var configuredAccent: Color {
    configuration?.style == .plain ? configuration?.baseForegroundColor ?? tintColor : tintColor
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
