extension TextField {
  func setStyledText(_ text: StyledText) {
    editor.styledText = text
    undoManager?.removeAllActions()
  }

  var usualAttributes: TextAttributes {
    var attributes = kept.defaultAttributes ?? TextAttributes()
    attributes.font = font
    attributes.foregroundColor = textColor
    return attributes
  }

  func setFont(_ font: Font?) {
    inputState.font = font
    fontDidChange()
  }

  func setTextColor(_ color: Color?) {
    kept.textColor = color
    colorsDidChange()
  }

  func setAlignment(_ alignment: TextAlignment) {
    kept.alignment = alignment
    editor.alignment = shownAlignment
  }

  /// Sets the font and the color of the field, and applies the other attributes to the text and to text that
  /// is typed.
  func setUsualAttributes(_ attributes: TextAttributes) {
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
