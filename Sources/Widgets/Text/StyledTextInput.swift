import WindowResponder

/// A view with text input that has a font, a color and an alignment, and that can show styled text: a text
/// field or a text view.
@MainActor protocol StyledTextInput: CanvasTextInput {
  var font: Font? { get set }
  var textColor: Color? { get set }
  /// The color of text without styles. Setting it shows it.
  var plainTextColor: Color? { get set }
  /// The alignment of text without styles. Setting it shows it.
  var plainAlignment: TextAlignment { get set }
  /// Lays out the text in the font.
  func fontDidChange()
}

extension StyledTextInput {
  /// A Boolean value that indicates whether the font follows the user's text size. Setting it lays out the
  /// text again.
  var followsTextSize: Bool {
    get { inputState.followsTextSize }
    set {
      inputState.followsTextSize = newValue
      inputState.follow(traitCollection)
      fontDidChange()
    }
  }

  /// The font of text without a font of its own.
  var baseFont: Font {
    (inputState.initialStyle?.font == nil ? font : inputState.font) ?? theme.fonts.body
  }

  /// The color of text without a color of its own.
  var baseTextColor: Color? {
    inputState.initialStyle?.foregroundColor == nil ? textColor : plainTextColor
  }

  /// Uses the attributes of the styled text for plain text that follows it.
  func takeInitialStyle() {
    guard let style = inputState.initialStyle else { return }
    inputState.initialStyle = nil
    if let font = style.font {
      inputState.font = font
      fontDidChange()
    }
    if let color = style.foregroundColor { plainTextColor = color }
    if let paragraph = style.paragraphStyle { plainAlignment = paragraph.alignment }
  }

  func setFont(_ font: Font?) {
    inputState.font = font
    inputState.initialStyle?.font = nil
    restyleText { $0.font = font }
    fontDidChange()
  }

  func setTextColor(_ color: Color?) {
    inputState.initialStyle?.foregroundColor = nil
    restyleText { $0.foregroundColor = color }
    plainTextColor = color
  }

  func setAlignment(_ alignment: TextAlignment) {
    inputState.initialStyle?.paragraphStyle = nil
    restyleText { $0.paragraphStyle?.alignment = alignment }
    plainAlignment = alignment
  }
}
