public import Foundation
public import Widgets
public import WindowResponder

/// Who has a say in what is typed into a text field, with ranges as `NSString` counts. Follows
/// `UITextFieldDelegate`. Everything has a default.
@preconcurrency @MainActor public protocol UITextFieldDelegate: TextFieldDelegate {
  /// Whether the user may replace a range of the text; true until told otherwise.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The menu for a range; nil for the usual one.
  func textField(
    _ textField: TextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [MenuElement]
  ) -> Menu?
}

extension UITextFieldDelegate {
  /// It may.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// The usual one.
  public func textField(
    _ textField: TextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [MenuElement]
  ) -> Menu? { nil }

  /// Asks with a range as `NSString` counts.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: TextRange,
    replacementString string: String
  ) -> Bool {
    self.textField(
      textField, shouldChangeCharactersIn: NSRange(range, in: textField.text ?? ""),
      replacementString: string)
  }
  /// Asks with a range as `NSString` counts.
  public func textField(
    _ textField: TextField, editMenuForCharactersIn range: TextRange,
    suggestedActions: [MenuElement]
  ) -> Menu? {
    self.textField(
      textField, editMenuForCharactersIn: NSRange(range, in: textField.text ?? ""),
      suggestedActions: suggestedActions)
  }
}
