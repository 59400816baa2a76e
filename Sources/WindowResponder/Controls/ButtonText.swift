/// A button's title or subtitle for measuring and drawing.
@MainActor struct ButtonText {
  var string: String
  /// The text with its attributes, or `nil` for plain text.
  var styled: StyledText?
  var font: Font
  var numberOfLines = 1
  var alignment = TextAlignment.natural
  var lineBreakMode = LineBreakMode.byTruncatingMiddle

  /// Returns the layout of the text in a width, or in one line of any length if it is `nil`.
  func layout(width: Double? = nil) -> TextLayout {
    if let styled {
      return TextLayout.cached(
        styled, font: font, maxWidth: width, numberOfLines: numberOfLines, alignment: alignment,
        lineBreakMode: lineBreakMode)
    }
    return TextLayout.cached(
      string, font: font, maxWidth: width, numberOfLines: numberOfLines, alignment: alignment,
      lineBreakMode: lineBreakMode)
  }
}

extension ButtonText {
  /// Allows several lines if the text has line breaks, or a mode that wraps it.
  fileprivate mutating func wrapIfNeeded() {
    let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    if wraps || string.hasLineBreak { numberOfLines = 0 }
  }

  /// Underlines the text where it has no underline of its own.
  fileprivate mutating func underline() {
    var changed = styled ?? StyledText(string)
    changed.updateAttributes { if $0.underlineStyle == nil { $0.underlineStyle = .single } }
    styled = changed
  }
}

extension Button {
  /// The visible title, or `nil` if there is none.
  var titleText: ButtonText? {
    let plain = title(for: state) ?? shownConfiguration?.title
    let styled =
      attributedTitle(for: state) ?? (values.titles.isEmpty ? configuration?.styledTitle : nil)
    guard var text = text(plain, styled, font: font, by: titleTransformer) else { return nil }
    text.lineBreakMode = configuration?.titleLineBreakMode ?? .byTruncatingMiddle
    if configuration != nil { text.wrapIfNeeded() }
    if needsShape { text.underline() }
    return adopt(views?.title, text)
  }

  /// The visible subtitle, or `nil` if there is none.
  var subtitleText: ButtonText? {
    guard let configuration, configuration.subtitle != nil else { return nil }
    let font = values.rare?.subtitleFont ?? theme.fonts.caption
    guard
      var text = text(
        configuration.subtitle, configuration.styledSubtitle, font: font,
        by: configuration.subtitleTextAttributesTransformer)
    else { return nil }
    text.lineBreakMode = configuration.subtitleLineBreakMode
    text.wrapIfNeeded()
    return adopt(views?.subtitle, text)
  }

  private var titleTransformer: ConfigurationTextAttributesTransformer? {
    configuration?.titleTextAttributesTransformer
  }

  private func text(
    _ plain: String?, _ styled: StyledText?, font: Font,
    by transformer: ConfigurationTextAttributesTransformer?
  ) -> ButtonText? {
    guard let string = styled?.string ?? plain, !string.isEmpty else { return nil }
    var text = ButtonText(string: string, styled: nil, font: font)
    // Text with default attributes only is plain.
    if let styled, styled.runs.contains(where: { !$0.attributes.isEmpty }) { text.styled = styled }
    guard let transformer else { return text }
    var changed = text.styled ?? StyledText(string)
    changed.updateAttributes { looks in
      if looks.font == nil { looks.font = font }
      looks = transformer(looks)
    }
    text.styled = changed
    return text
  }

  /// Applies the alignment of a label that was accessed, and the line properties that were set on it.
  private func adopt(_ label: ButtonLabel?, _ text: ButtonText) -> ButtonText {
    guard let label else { return text }
    var text = text
    if let lines = label.chosenNumberOfLines { text.numberOfLines = max(lines, 0) }
    if text.numberOfLines == 1, contentHorizontalAlignment == .fill { text.numberOfLines = 0 }
    text.alignment = label.textAlignment
    if let mode = label.chosenLineBreakMode { text.lineBreakMode = mode }
    return text
  }
}
