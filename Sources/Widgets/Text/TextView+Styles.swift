import ResponderWords

extension TextView: StyledTextInput {
  var plainTextColor: Color? {
    get { kept.textColor ?? .label }
    set {
      kept.textColor = newValue
      canvas.textColor = newValue ?? .label
    }
  }

  var plainAlignment: TextAlignment {
    get { editor.alignment }
    set { editor.alignment = newValue }
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
