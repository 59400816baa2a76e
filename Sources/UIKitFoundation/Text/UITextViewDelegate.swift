public import Foundation
public import Widgets
public import WindowResponder

/// Who has a say in what is typed into a text view, with ranges as `NSString` counts and addresses as `URL`.
/// Follows `UITextViewDelegate`. Everything has a default.
@preconcurrency @MainActor public protocol UITextViewDelegate: TextViewDelegate {
  /// Whether the user may replace a range of the text; true until told otherwise.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The menu for a range; nil for the usual one.
  func textView(
    _ textView: TextView, editMenuForTextIn range: NSRange, suggestedActions: [MenuElement]
  ) -> Menu?
  /// Whether a link that was pressed may be opened; true until told otherwise. Where it may, the desktop
  /// opens it.
  func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool
  /// The same as it once was; asked where the one with an interaction is not there.
  func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// They may.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The usual one.
  public func textView(
    _ textView: TextView, editMenuForTextIn range: NSRange, suggestedActions: [MenuElement]
  ) -> Menu? { nil }
  /// As the one without an interaction says.
  public func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// It may.
  public func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }

  /// Asks with a range as `NSString` counts.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool {
    self.textView(
      textView, shouldChangeTextIn: NSRange(range, in: textView.text), replacementText: text)
  }
  /// Asks with a range as `NSString` counts.
  public func textView(
    _ textView: TextView, editMenuForTextIn range: TextRange, suggestedActions: [MenuElement]
  ) -> Menu? {
    self.textView(
      textView, editMenuForTextIn: NSRange(range, in: textView.text),
      suggestedActions: suggestedActions)
  }
  /// Asks with a `URL`; what is none may be opened.
  public func textView(
    _ textView: TextView, shouldInteractWith link: String, in characterRange: TextRange,
    interaction: TextItemInteraction
  ) -> Bool {
    guard let url = URL(string: link) else { return true }
    return self.textView(
      textView, shouldInteractWith: url, in: NSRange(characterRange, in: textView.text),
      interaction: interaction)
  }
  /// Has the desktop open the link.
  public func textView(_ textView: TextView, openLink link: String, in characterRange: TextRange) {
    Application.shared.open(address: link)
  }
}
