import ResponderText

extension TextField {
  func drawField(_ context: GraphicsContext) {
    drawBorder(context)
    if !editor.hasText {
      GraphicsContext.pushContext(context)
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
      GraphicsContext.popContext()
    }
    if canvas.isHidden, let layout = truncatedLayout {
      draw(layout, in: textRect(forBounds: bounds), color: canvas.textColor, context)
    }
  }

  private func drawBorder(_ context: GraphicsContext) {
    let box = borderRect(forBounds: bounds)
    if let background, borderStyle != .roundedRect {
      context.draw(isEnabled ? background : disabledBackground ?? background, in: box)
      return
    }
    switch borderStyle {
    case .none: break
    case .line: drawBox(box, cornerRadius: 0, fill: nil, line: .controlBorder, context)
    case .bezel:
      drawBox(
        box, cornerRadius: 4, fill: .tertiarySystemGroupedBackground, line: .controlBorder, context)
    case .roundedRect:
      let radius = kept.hasRoundEnds ? box.height / 2 : theme.metrics.controlCornerRadius
      drawBox(box, cornerRadius: radius, fill: .systemBackground, line: .controlBorder, context)
    }
  }

  /// Draws a box with a border, or with a focus ring during editing. A disabled box is dimmed.
  private func drawBox(
    _ box: Rect, cornerRadius: Double, fill: Color?, line: Color, _ context: GraphicsContext
  ) {
    if let fill {
      context.fillRoundedRect(
        box, cornerRadius: cornerRadius,
        color: isEnabled ? fill : fill.withAlphaComponent(Self.disabledFill))
    }
    let isActive = isEnabled && (isEditing || isFocused)
    context.strokeRoundedRect(
      box, cornerRadius: cornerRadius,
      color: isActive ? focusRingColor : isEnabled ? line : .separator,
      width: isActive ? theme.metrics.focusRingWidth : 1)
  }

  /// The opacity of the fill in a disabled field.
  private static let disabledFill = 0.45

  var placeholderLayout: TextLayout? { placeholderLayout(maxWidth: nil) }

  private func placeholderLayout(maxWidth: Double?) -> TextLayout? {
    let font = font ?? theme.fonts.body
    if let styled = kept.attributedPlaceholder, !styled.isEmpty {
      return TextLayout.cached(styled, font: font, maxWidth: maxWidth, alignment: shownAlignment)
    }
    guard let placeholder, !placeholder.isEmpty else { return nil }
    return TextLayout.cached(placeholder, font: font, maxWidth: maxWidth, alignment: shownAlignment)
  }

  /// Sets both placeholders without using the properties, because an override can connect them.
  func setPlaceholder(_ text: String?, styled: StyledText?) {
    kept.placeholder = text
    kept.attributedPlaceholder = styled
    setNeedsDisplay()
  }

  func drawUsualPlaceholder(in rect: Rect, _ context: GraphicsContext) {
    guard rect.width > 0,
      let layout = placeholderLayout(maxWidth: max(1, rect.width - TextCaret.width))
    else { return }
    draw(layout, in: rect, color: isEnabled ? .placeholderText : .tertiaryLabel, context)
  }

  private func draw(
    _ layout: TextLayout, in rect: Rect, color: Color, _ context: GraphicsContext
  ) {
    let y = rect.minY + ((rect.height - layout.size.height) / 2).rounded(.down)
    context.draw(layout, at: Point(x: rect.minX + TextCaret.width / 2, y: y), color: color)
  }

  /// The truncated text if the text is too long and not being edited, or `nil` if all of it is visible.
  var truncatedLayout: TextLayout? {
    guard !isEditing, !isSecureTextEntry, editor.width > 0,
      editor.contentSize.width > editor.width
    else { return nil }
    if editor.document.hasStyles {
      return TextLayout.cached(
        editor.styledText, font: editor.font, maxWidth: editor.width, alignment: shownAlignment)
    }
    return TextLayout.cached(
      editor.text, font: editor.font, maxWidth: editor.width, numberOfLines: 1,
      alignment: shownAlignment)
  }

  func colorsDidChange() {
    canvas.textColor = isEnabled ? baseTextColor ?? .label : .tertiaryLabel
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// The text for a screen reader. If the text is secure, it has a dot for each character.
  var spokenText: String? {
    let text = editor.text
    if text.isEmpty { return nil }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}
