public import Foundation
public import Widgets
public import WindowResponder

extension Label {
  /// The text with the looks of its parts. It takes the place of the property of that name in files that
  /// import UIKit; `StyledText` is what the library makes of it.
  public var attributedText: NSAttributedString? {
    get { KeptStrings.string(for: styledText, of: self, "text") }
    set { styledText = KeptStrings.keep(newValue, of: self, "text") }
  }
}

extension TextField {
  /// The text with the looks of its parts.
  public var attributedText: NSAttributedString? {
    get { KeptStrings.string(for: styledText, of: self, "text") }
    set { styledText = KeptStrings.keep(newValue, of: self, "text") }
  }

  /// The placeholder with the looks of its parts.
  public var attributedPlaceholder: NSAttributedString? {
    get { KeptStrings.string(for: styledPlaceholder, of: self, "placeholder") }
    set { styledPlaceholder = KeptStrings.keep(newValue, of: self, "placeholder") }
  }

  /// How text that is typed looks; nil for as the text before it.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { typingStyle?.keyed }
    set { typingStyle = newValue.map { TextAttributes($0) } }
  }

  /// How all of the text looks where its parts have no looks of their own.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { defaultStyle.keyed }
    set { defaultStyle = TextAttributes(newValue) }
  }
}

extension TextView {
  /// The text with the looks of its parts.
  public var attributedText: NSAttributedString! {
    get { KeptStrings.string(for: styledText, of: self, "text") }
    set { styledText = KeptStrings.keep(newValue, of: self, "text") ?? StyledText() }
  }

  /// What is selected, in UTF-16 units as `NSString` counts; empty where there is only a caret.
  public var selectedRange: NSRange {
    get { NSRange(selectedBytes, in: text) }
    set { selectedBytes = TextRange(newValue, in: text) }
  }

  /// How text that is typed looks, until the caret goes elsewhere.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { typingStyle.keyed }
    set { typingStyle = TextAttributes(newValue) }
  }

  /// What links look like.
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { linkStyle.keyed }
    set { linkStyle = TextAttributes(newValue ?? [:]) }
  }

  /// Scrolls a range of the text into sight.
  public func scrollRangeToVisible(_ range: NSRange) { showBytes(TextRange(range, in: text)) }
}
