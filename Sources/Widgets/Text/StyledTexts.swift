// The styled texts of controls by names that the module of UIKit's types does not have too. There
// `attributedText` is an `NSAttributedString`, which is meant where both properties would do: this module's
// are marked as those that are not favoured.

extension Label {
  /// ``Label/attributedText``.
  package var styledText: StyledText? {
    get { attributedText }
    set { attributedText = newValue }
  }
}

extension TextField {
  /// ``TextField/attributedText``.
  package var styledText: StyledText? {
    get { attributedText }
    set { attributedText = newValue }
  }
  /// ``TextField/attributedPlaceholder``.
  package var styledPlaceholder: StyledText? {
    get { attributedPlaceholder }
    set { attributedPlaceholder = newValue }
  }
  /// ``TextField/typingAttributes``.
  package var typingStyle: TextAttributes? {
    get { typingAttributes }
    set { typingAttributes = newValue }
  }
  /// ``TextField/defaultTextAttributes``.
  package var defaultStyle: TextAttributes {
    get { defaultTextAttributes }
    set { defaultTextAttributes = newValue }
  }
}

extension TextView {
  /// ``TextView/attributedText``.
  package var styledText: StyledText {
    get { attributedText }
    set { attributedText = newValue }
  }
  /// ``TextView/selectedRange``.
  package var selectedBytes: TextRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
  /// ``TextView/typingAttributes``.
  package var typingStyle: TextAttributes {
    get { typingAttributes }
    set { typingAttributes = newValue }
  }
  /// ``TextView/linkTextAttributes``.
  package var linkStyle: TextAttributes {
    get { linkTextAttributes }
    set { linkTextAttributes = newValue }
  }
  /// ``TextView/scrollRangeToVisible(_:)``.
  package func showBytes(_ range: TextRange) { scrollRangeToVisible(range) }
}

extension Button.Configuration {
  /// `attributedTitle`.
  package var titleInStyle: StyledText? {
    get { attributedTitle }
    set { attributedTitle = newValue }
  }
  /// `attributedSubtitle`.
  package var subtitleInStyle: StyledText? {
    get { attributedSubtitle }
    set { attributedSubtitle = newValue }
  }
}

extension RefreshControl {
  /// `attributedTitle`.
  package var titleInStyle: StyledText? {
    get { attributedTitle }
    set { attributedTitle = newValue }
  }
}
