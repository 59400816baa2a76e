/// What is read, and how it looks.
extension Label {
  func makeParts() -> LabelParts {
    if let parts { return parts }
    let made = LabelParts()
    parts = made
    return made
  }

  /// Sets a property that few labels have.
  func change<Value: Equatable>(
    _ value: Value, _ property: ReferenceWritableKeyPath<LabelParts, Value>
  ) {
    let parts = makeParts()
    guard value != parts[keyPath: property] else { return }
    parts[keyPath: property] = value
    contentDidChange()
  }

  func contentDidChange() {
    parts?.forgetPlaces()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  func enabledDidChange() {
    setNeedsDisplay()
    if parts != nil { linksDidChange() }
  }

  /// How a text without looks of its own looks.
  var plainLooks: TextAttributes {
    TextAttributes(
      font: font, foregroundColor: textColor,
      paragraphStyle: ParagraphStyle(alignment: textAlignment, lineBreakMode: lineBreakMode))
  }

  /// A plain text is next: it looks as the styled one's first character.
  func takeLooksOfStart() {
    guard let parts else { return }
    if let looks = parts.looksOfStart {
      ownFont = looks.font ?? ownFont
      ownColor = looks.foregroundColor ?? ownColor
      ownAlignment = looks.paragraphStyle?.alignment ?? ownAlignment
      ownLineBreakMode = looks.paragraphStyle?.lineBreakMode ?? ownLineBreakMode
    }
    parts.styled = nil
    linksDidChange()
  }

  func setStyledText(_ text: StyledText?) {
    guard let text else {
      self.text = nil
      return
    }
    let parts = makeParts()
    if parts.styled == text { return }
    parts.styled = text
    ownText = text.string
    linksDidChange()
    contentDidChange()
  }

  func setFont(_ font: Font?) {
    guard font != ownFont || parts?.styled != nil else { return }
    ownFont = font
    changeStyledText { text in
      if let font {
        text.addAttributes(TextAttributes(font: font))
      } else {
        text.removeAttribute(.font)
      }
    }
    contentDidChange()
  }

  func setColor(_ color: Color) {
    guard color != ownColor || parts?.styled != nil else { return }
    ownColor = color
    changeStyledText { $0.addAttributes(TextAttributes(foregroundColor: color)) }
    setNeedsDisplay()
  }

  func setAlignment(_ alignment: TextAlignment) {
    guard alignment != ownAlignment || parts?.styled != nil else { return }
    ownAlignment = alignment
    changeStyledText {
      $0.updateAttributes { $0.paragraphStyle?.alignment = alignment }
    }
    parts?.forgetPlaces()
    setNeedsDisplay()
  }

  func setLineBreakMode(_ mode: LineBreakMode) {
    guard mode != ownLineBreakMode || parts?.styled != nil else { return }
    ownLineBreakMode = mode
    changeStyledText {
      $0.updateAttributes { $0.paragraphStyle?.lineBreakMode = mode }
    }
    contentDidChange()
  }

  private func changeStyledText(_ change: (inout StyledText) -> Void) {
    guard let parts, var text = parts.styled else { return }
    change(&text)
    parts.styled = text
    parts.forgetPlaces()
  }

  /// Brings fonts that follow the desktop's text to its size.
  func followTextScale() {
    guard adjustsFontForContentSizeCategory else { return }
    if let font = ownFont, font != font.following {
      ownFont = font.following
      contentDidChange()
    }
    if parts?.styled != nil {
      changeStyledText { $0.updateAttributes { $0.font = $0.font?.following } }
      contentDidChange()
    }
  }
}
