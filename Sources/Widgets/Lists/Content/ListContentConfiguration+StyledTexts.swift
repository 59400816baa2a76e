// The styled texts by names that the module of UIKit's types does not have too, as in StyledTexts.swift.

extension ListContentConfiguration {
  /// ``ListContentConfiguration/attributedText``.
  package var textInStyle: StyledText? {
    get { attributedText }
    set { attributedText = newValue }
  }
  /// ``ListContentConfiguration/secondaryAttributedText``.
  package var secondaryTextInStyle: StyledText? {
    get { secondaryAttributedText }
    set { secondaryAttributedText = newValue }
  }
}
