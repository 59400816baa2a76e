import ResponderWords

extension TextView {
  /// The font of text without a font of its own.
  var baseFont: Font {
    (inputState.initialStyle?.font == nil ? font : inputState.font) ?? theme.fonts.body
  }

  /// The color of text without a color of its own.
  var baseTextColor: Color? {
    inputState.initialStyle?.foregroundColor == nil ? textColor : kept.textColor ?? .label
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
      canvas.textColor = color
    }
    if let paragraph = style.paragraphStyle { editor.alignment = paragraph.alignment }
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
    canvas.textColor = color ?? .label
  }

  func setAlignment(_ alignment: TextAlignment) {
    inputState.initialStyle?.paragraphStyle = nil
    restyleText { $0.paragraphStyle?.alignment = alignment }
    editor.alignment = alignment
  }

  /// The attributes of the selection, or of text to type.
  private var selectedRuns: [TextAttributes] {
    let range = editor.selection
    return range.isEmpty ? [attributesForTyping] : editor.attributes(in: range)
  }

  /// Changes the attributes of the selection, or of text to type.
  private func restyle(_ name: String, _ change: (inout TextAttributes) -> Void) {
    let range = editor.selection
    if range.isEmpty {
      var attributes = attributesForTyping
      change(&attributes)
      editor.typingAttributes = attributes
    } else {
      editor.updateAttributes(in: range, name: name, change)
      editor.host?.editorDidChangeText(editor, isByUser: true)
    }
  }

  private func changeFont(_ name: String, _ change: (inout Font) -> Void) {
    let usual = baseFont
    restyle(name) { attributes in
      var font = attributes.font ?? usual
      change(&font)
      attributes.font = font
    }
  }

  func toggleBold() {
    let usual = baseFont
    let isBold = selectedRuns.allSatisfy { ($0.font ?? usual).weight >= .semibold }
    changeFont(ownWord("Bold")) { $0.weight = isBold ? .regular : .bold }
  }

  func toggleItalic() {
    let usual = baseFont
    let isItalic = selectedRuns.allSatisfy { ($0.font ?? usual).isItalic }
    changeFont(ownWord("Italic")) { $0.isItalic = !isItalic }
  }

  func toggleLine() {
    let isUnderlined = selectedRuns.allSatisfy { $0.underlineStyle != nil }
    restyle(ownWord("Underline")) { $0.underlineStyle = isUnderlined ? nil : .single }
  }

  func changeSize(by points: Double) {
    changeFont(ownWord("Change Size")) { $0.pointSize = max(1, $0.pointSize + points) }
  }
}
