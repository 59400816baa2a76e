extension TextField: StyledTextInput {
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

  var plainTextColor: Color? {
    get { kept.textColor }
    set {
      kept.textColor = newValue
      colorsDidChange()
    }
  }

  var plainAlignment: TextAlignment {
    get { kept.alignment }
    set {
      kept.alignment = newValue
      editor.alignment = shownAlignment
    }
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
