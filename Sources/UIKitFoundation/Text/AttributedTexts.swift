public import Foundation
public import Widgets
public import WindowResponder

extension Label {
  /// The attributed text.
  ///
  /// It replaces the property of the same name in files that import UIKit. The library converts it to a
  /// `StyledText`.
  public var attributedText: NSAttributedString? {
    get { KeptStrings.string(for: styledText, of: self, "text") }
    set { styledText = KeptStrings.keep(newValue, of: self, "text") }
  }
}

extension TextField {
  /// The attributed text.
  public var attributedText: NSAttributedString? {
    get { KeptStrings.string(for: styledText, of: self, "text") }
    set { styledText = KeptStrings.keep(newValue, of: self, "text") }
  }

  /// The attributed placeholder.
  public var attributedPlaceholder: NSAttributedString? {
    get { KeptStrings.string(for: styledPlaceholder, of: self, "placeholder") }
    set { styledPlaceholder = KeptStrings.keep(newValue, of: self, "placeholder") }
  }

  /// The attributes of text that is typed, or `nil` for those of the text before it.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { typingStyle?.keyed }
    set { typingStyle = newValue.map { TextAttributes($0) } }
  }

  /// The attributes of all text whose parts have no attributes of their own.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { defaultStyle.keyed }
    set { defaultStyle = TextAttributes(newValue) }
  }
}

extension TextView {
  /// The attributed text.
  public var attributedText: NSAttributedString! {
    get { TextStorages.string(of: self) ?? KeptStrings.string(for: styledText, of: self, "text") }
    set { styledText = KeptStrings.keep(newValue, of: self, "text") ?? StyledText() }
  }

  /// The selected range in UTF-16 code units, as in `NSString`. It is empty if there is only a caret.
  public var selectedRange: NSRange {
    get { NSRange(selectedBytes, in: text) }
    set { selectedBytes = TextRange(newValue, in: text) }
  }

  /// The attributes of text that is typed, until the caret moves.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { typingStyle.keyed }
    set { typingStyle = TextAttributes(newValue) }
  }

  /// The attributes of links.
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { linkStyle.keyed }
    set { linkStyle = TextAttributes(newValue ?? [:]) }
  }

  /// Scrolls a range of the text into view.
  public func scrollRangeToVisible(_ range: NSRange) { showBytes(TextRange(range, in: text)) }
}
