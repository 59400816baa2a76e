public import Foundation
public import Widgets
public import WindowResponder

/// The delegate of a text field, with ranges in UTF-16 code units. Follows `UITextFieldDelegate`.
///
/// All methods have default implementations.
@preconcurrency @MainActor public protocol UITextFieldDelegate: TextFieldDelegate {
  /// Returns a Boolean value that indicates whether the user may replace a range of the text. The default is
  /// `true`.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Returns the edit menu for a range, or `nil` for the default menu.
  func textField(
    _ textField: TextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [MenuElement]
  ) -> Menu?
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Returns `nil`.
  public func textField(
    _ textField: TextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [MenuElement]
  ) -> Menu? { nil }

  /// Calls the method with a range in UTF-16 code units.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool {
    self.textField(
      textField, shouldChangeCharactersIn: NSRange(range, in: textField.text ?? ""),
      replacementString: string)
  }
  /// Calls the method with a range in UTF-16 code units.
  public func textField(
    _ textField: TextField, editMenuForCharactersIn range: TextRange,
    suggestedActions: [MenuElement]
  ) -> Menu? {
    self.textField(
      textField, editMenuForCharactersIn: NSRange(range, in: textField.text ?? ""),
      suggestedActions: suggestedActions)
  }
}
