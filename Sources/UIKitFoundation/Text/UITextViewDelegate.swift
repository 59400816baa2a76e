public import Foundation
public import Widgets
public import WindowResponder

/// The delegate of a text view, with ranges in UTF-16 code units and URLs as `URL` values. Follows
/// `UITextViewDelegate`.
///
/// All methods have default implementations.
@preconcurrency @MainActor public protocol UITextViewDelegate: TextViewDelegate {
  /// Returns a Boolean value that indicates whether the user may replace a range of the text. The default is
  /// `true`.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Returns the edit menu for a range, or `nil` for the default menu.
  func textView(
    _ textView: TextView, editMenuForTextIn range: NSRange, suggestedActions: [MenuElement]
  ) -> Menu?
  /// Returns a Boolean value that indicates whether the desktop opens a link that was pressed. The default is
  /// `true`.
  func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool
  /// Returns a Boolean value that indicates whether the desktop opens a link. Called if the method with an
  /// interaction is not implemented.
  func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  /// Returns the action that is performed when a link is pressed, or `nil` to open the menu of the link. The
  /// default is the default action, which opens the link with the desktop.
  func textView(
    _ textView: TextView, primaryActionFor textItem: UITextItem, defaultAction: Action
  ) -> Action?
  /// Returns the menu of a link, or `nil` for none. The default is the default menu.
  ///
  /// It opens for text in the link if the text view is not editable, and for a press if the link has no
  /// primary action.
  func textView(
    _ textView: TextView, menuConfigurationFor textItem: UITextItem, defaultMenu: Menu
  ) -> UITextItem.MenuConfiguration?
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Returns `nil`.
  public func textView(
    _ textView: TextView, editMenuForTextIn range: NSRange, suggestedActions: [MenuElement]
  ) -> Menu? { nil }
  /// Returns the result of the method without an interaction.
  public func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// Returns `true`.
  public func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }

  /// Calls the method with a range in UTF-16 code units.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool {
    self.textView(
      textView, shouldChangeTextIn: NSRange(range, in: textView.text), replacementText: text)
  }
  /// Calls the method with a range in UTF-16 code units. If it returns `nil`, returns the menu of a link.
  public func textView(
    _ textView: TextView, editMenuForTextIn range: TextRange, suggestedActions: [MenuElement]
  ) -> Menu? {
    self.textView(
      textView, editMenuForTextIn: NSRange(range, in: textView.text),
      suggestedActions: suggestedActions) ?? itemMenu(textView, range, suggestedActions)
  }
  /// Calls the method with a `URL`, and returns `true` if the link is not a valid URL.
  public func textView(
    _ textView: TextView, shouldInteractWith link: String, in characterRange: TextRange,
    interaction: TextItemInteraction
  ) -> Bool {
    guard let url = URL(string: link) else { return true }
    return self.textView(
      textView, shouldInteractWith: url, in: NSRange(characterRange, in: textView.text),
      interaction: interaction)
  }
}
