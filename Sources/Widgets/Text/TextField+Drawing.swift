extension TextField {
  func drawField(_ context: GraphicsContext) {
    let box = borderRect(forBounds: bounds)
    let isActive = isEditing && isEnabled
    let radius = theme.metrics.controlCornerRadius
    switch borderStyle {
    case .none: break
    case .line:
      context.strokeRoundedRect(
        box, cornerRadius: 0, color: isActive ? tintColor : .controlBorder, width: 1)
    case .bezel:
      context.fillRoundedRect(box, cornerRadius: 4, color: .tertiarySystemBackground)
      context.strokeRoundedRect(
        box, cornerRadius: 4, color: isActive ? tintColor : .controlBorder, width: 1)
    case .roundedRect:
      context.fillRoundedRect(box, cornerRadius: radius, color: .secondaryFill)
      if isActive {
        context.strokeRoundedRect(
          box, cornerRadius: radius, color: .focusRing, width: theme.metrics.focusRingWidth)
      }
    }
    if !editor.hasText { drawPlaceholder(in: placeholderRect(forBounds: bounds), context) }
  }

  var placeholderLayout: TextLayout? {
    guard let placeholder, !placeholder.isEmpty else { return nil }
    return TextLayout.cached(placeholder, font: font ?? theme.fonts.body)
  }

  func drawUsualPlaceholder(in rect: Rect, _ context: GraphicsContext) {
    guard let placeholder, !placeholder.isEmpty, rect.width > 0 else { return }
    let layout = TextLayout.cached(
      placeholder, font: font ?? theme.fonts.body, maxWidth: rect.width, numberOfLines: 1,
      alignment: textAlignment)
    let y = rect.minY + ((rect.height - layout.size.height) / 2).rounded(.down)
    context.draw(
      layout, at: Point(x: rect.minX + TextCaret.width / 2, y: y), color: .placeholderText)
  }

  func colorsDidChange() {
    canvas.textColor = isEnabled ? textColor ?? .label : .tertiaryLabel
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// What a screen reader reads.
  var spokenText: String? {
    let text = editor.text
    if text.isEmpty { return nil }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  func traitsDidChange() {
    // The input method asks again with the next change of the selection.
    inputDelegate?.selectionDidChange(self)
  }
}
