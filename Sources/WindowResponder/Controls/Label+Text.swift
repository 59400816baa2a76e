/// The text and its attributes.
extension Label {
  func makeExtras() -> LabelExtras {
    if let extras { return extras }
    let made = LabelExtras()
    extras = made
    return made
  }

  /// Sets a rarely used property.
  func change<Value: Equatable>(
    _ value: Value, _ property: ReferenceWritableKeyPath<LabelExtras, Value>
  ) {
    let extras = makeExtras()
    guard value != extras[keyPath: property] else { return }
    extras[keyPath: property] = value
    contentDidChange()
  }

  func contentDidChange() {
    extras?.forgetPositions()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    accessibilityDidChange(.name)
  }

  func enabledDidChange() {
    setNeedsDisplay()
    if extras != nil { linksDidChange() }
  }

  /// The attributes of text without attributes of its own.
  var plainStyle: TextAttributes {
    TextAttributes(
      font: font, foregroundColor: textColor,
      paragraphStyle: ParagraphStyle(alignment: textAlignment, lineBreakMode: lineBreakMode))
  }

  /// Takes the attributes of the styled text's first character over for the plain text that follows it.
  func takeInitialStyle() {
    guard let extras else { return }
    if let looks = extras.looksOfStart {
      ownFont = looks.font ?? ownFont
      ownColor = looks.foregroundColor ?? ownColor
      ownAlignment = looks.paragraphStyle?.alignment ?? ownAlignment
      ownLineBreakMode = looks.paragraphStyle?.lineBreakMode ?? ownLineBreakMode
    }
    extras.styled = nil
    linksDidChange()
  }

  func setPlainText(_ text: String?) {
    if extras?.styled != nil { takeInitialStyle() } else if text == ownText { return }
    ownText = text
    contentDidChange()
  }

  func setStyledText(_ text: StyledText?) {
    guard let text else { return setPlainText(nil) }
    let extras = makeExtras()
    if extras.styled == text { return }
    extras.styled = text
    ownText = text.string
    linksDidChange()
    contentDidChange()
  }

  func setFont(_ font: Font?) {
    guard font != ownFont || extras?.styled != nil else { return }
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
    guard color != ownColor || extras?.styled != nil else { return }
    ownColor = color
    changeStyledText { $0.addAttributes(TextAttributes(foregroundColor: color)) }
    setNeedsDisplay()
  }

  func setAlignment(_ alignment: TextAlignment) {
    guard alignment != ownAlignment || extras?.styled != nil else { return }
    ownAlignment = alignment
    changeStyledText {
      $0.updateAttributes { $0.paragraphStyle?.alignment = alignment }
    }
    extras?.forgetPositions()
    setNeedsDisplay()
  }

  func setLineBreakMode(_ mode: LineBreakMode) {
    guard mode != ownLineBreakMode || extras?.styled != nil else { return }
    ownLineBreakMode = mode
    changeStyledText {
      $0.updateAttributes { $0.paragraphStyle?.lineBreakMode = mode }
    }
    contentDidChange()
  }

  private func changeStyledText(_ change: (inout StyledText) -> Void) {
    guard let extras, var text = extras.styled else { return }
    change(&text)
    extras.styled = text
    extras.forgetPositions()
  }

  /// Scales fonts that follow the desktop's text size.
  func followTextScale() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = shownTraits
    if let font = ownFont, font != font.following(traits) {
      ownFont = font.following(traits)
      contentDidChange()
    }
    if extras?.styled != nil {
      changeStyledText { $0.updateAttributes { $0.font = $0.font?.following(traits) } }
      contentDidChange()
    }
  }
}
