extension TextField {
  func setStyledText(_ text: StyledText) {
    if text.string.isEmpty { takeInitialStyle() }
    editor.styledText = text
    if !text.string.isEmpty { inputState.initialStyle = text.attributes(at: .start) }
    undoManager?.removeAllActions()
  }

  var usualAttributes: TextAttributes {
    var attributes = kept.defaultAttributes ?? TextAttributes()
    attributes.font = font
    attributes.foregroundColor = textColor
    return attributes
  }

  /// The font of text without a font of its own.
  var baseFont: Font {
    (inputState.initialStyle?.font == nil ? font : inputState.font) ?? theme.fonts.body
  }

  /// The color of text without a color of its own.
  var baseTextColor: Color? {
    inputState.initialStyle?.foregroundColor == nil ? textColor : kept.textColor
  }

  /// Uses the attributes of the styled text for plain text that follows it.
  func takeInitialStyle() {
    guard let style = inputState.initialStyle else { return }
    inputState.initialStyle = nil
    if let font = style.font {
      inputState.font = font
      fontDidChange()
    }
    if let color = style.foregroundColor {
      kept.textColor = color
      colorsDidChange()
    }
    if let paragraph = style.paragraphStyle {
      kept.alignment = paragraph.alignment
      editor.alignment = shownAlignment
    }
  }

  func setFont(_ font: Font?) {
    inputState.font = font
    inputState.initialStyle?.font = nil
    restyleText { $0.font = font }
    fontDidChange()
  }

  func setTextColor(_ color: Color?) {
    kept.textColor = color
    inputState.initialStyle?.foregroundColor = nil
    restyleText { $0.foregroundColor = color }
    colorsDidChange()
  }

  func setAlignment(_ alignment: TextAlignment) {
    kept.alignment = alignment
    inputState.initialStyle?.paragraphStyle = nil
    restyleText { $0.paragraphStyle?.alignment = alignment }
    editor.alignment = shownAlignment
  }

  /// Sets the font and the color of the field, and applies the other attributes to the text and to text that
  /// is typed.
  func setUsualAttributes(_ attributes: TextAttributes) {
    takeInitialStyle()
    if let font = attributes.font { setFont(font) }
    if let color = attributes.foregroundColor { setTextColor(color) }
    if let style = attributes.paragraphStyle { setAlignment(style.alignment) }
    var rest = attributes
    rest.font = nil
    rest.foregroundColor = nil
    rest.paragraphStyle = nil
    editor.removeStyles()
    kept.defaultAttributes = rest.isEmpty ? nil : rest
    editor.typingAttributes = kept.defaultAttributes
    editor.setDefaultAttributes(rest)
  }
}
