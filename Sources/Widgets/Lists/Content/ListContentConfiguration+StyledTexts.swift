// Names for the styled texts that UIKit's types do not have, as in StyledTexts.swift.

extension ListContentConfiguration {
  /// The value of ``ListContentConfiguration/attributedText``.
  package var textInStyle: StyledText? {
    get { attributedText }
    set { attributedText = newValue }
  }
  /// The value of ``ListContentConfiguration/secondaryAttributedText``.
  package var secondaryTextInStyle: StyledText? {
    get { secondaryAttributedText }
    set { secondaryAttributedText = newValue }
  }
}
