// Names for the styled texts of controls that UIKit's types do not have. There `attributedText` is an
// `NSAttributedString`, which is used if both properties would match, because this module's are marked as
// disfavored.

extension Label {
  /// The value of ``Label/attributedText``.
  package var styledText: StyledText? {
    get { attributedText }
    set { attributedText = newValue }
  }
}

extension TextField {
  /// The value of ``TextField/attributedText``.
  package var styledText: StyledText? {
    get { attributedText }
    set { attributedText = newValue }
  }
  /// The value of ``TextField/attributedPlaceholder``.
  package var styledPlaceholder: StyledText? {
    get { attributedPlaceholder }
    set { attributedPlaceholder = newValue }
  }
  /// The value of ``TextField/typingAttributes``.
  package var typingStyle: TextAttributes? {
    get { typingAttributes }
    set { typingAttributes = newValue }
  }
  /// The value of ``TextField/defaultTextAttributes``.
  package var defaultStyle: TextAttributes {
    get { defaultTextAttributes }
    set { defaultTextAttributes = newValue }
  }
}

extension TextView {
  /// The value of ``TextView/attributedText``.
  package var styledText: StyledText {
    get { attributedText }
    set { attributedText = newValue }
  }
  /// The value of ``TextView/selectedRange``.
  package var selectedBytes: TextRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
  /// The value of ``TextView/typingAttributes``.
  package var typingStyle: TextAttributes {
    get { typingAttributes }
    set { typingAttributes = newValue }
  }
  /// The value of ``TextView/linkTextAttributes``.
  package var linkStyle: TextAttributes {
    get { linkTextAttributes }
    set { linkTextAttributes = newValue }
  }
  /// Calls ``TextView/scrollRangeToVisible(_:)``.
  package func showBytes(_ range: TextRange) { scrollRangeToVisible(range) }
}

extension Button.Configuration {
  /// The value of `attributedTitle`.
  package var titleInStyle: StyledText? {
    get { attributedTitle }
    set { attributedTitle = newValue }
  }
  /// The value of `attributedSubtitle`.
  package var subtitleInStyle: StyledText? {
    get { attributedSubtitle }
    set { attributedSubtitle = newValue }
  }
}

extension RefreshControl {
  /// The value of `attributedTitle`.
  package var titleInStyle: StyledText? {
    get { attributedTitle }
    set { attributedTitle = newValue }
  }
}
