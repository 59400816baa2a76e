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

  /// The colours part of the way to others: 0 gives these, 1 the others.
  @MainActor func blended(
    with other: ButtonStyle, _ fraction: Double, _ theme: Theme
  ) -> ButtonStyle {
    func mix(_ a: Color?, _ b: Color?) -> Color? {
      if a == b { return a }
      return (a.map(theme.resolve) ?? .clear).blended(
        with: b.map(theme.resolve) ?? .clear, fraction: fraction)
    }
    return ButtonStyle(
      foreground: mix(foreground, other.foreground) ?? foreground,
      background: mix(background, other.background), veil: mix(veil, other.veil), mark: mark)
  }
}

extension Button {
  /// The colours that the button's configuration, role and state make.
  var style: ButtonStyle { style(in: state) }

  /// The colours that are seen: while a press fades away, those between pressed and not.
  var shownStyle: ButtonStyle {
    let style = self.style
    guard let fade, fade.value > 0, !isHighlighted else { return style }
    return style.blended(with: self.style(in: state.union(.highlighted)), fade.value, theme)
  }

  private func style(in state: State) -> ButtonStyle {
    var style =
      configuration.map { configuredStyle($0, in: state) } ?? ButtonStyle(foreground: .label)
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

  private func configuredStyle(_ configuration: Configuration, in state: State) -> ButtonStyle {
    let isHighlighted = state.contains(.highlighted)
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
    style.veil = veil(for: configuration, isHighlighted)
    return style
  }

  /// A press darkens what lies on a strong ground, a pointer over it a little.
  private func veil(for configuration: Configuration, _ isHighlighted: Bool) -> Color? {
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
