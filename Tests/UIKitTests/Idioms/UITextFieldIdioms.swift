// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// One-line idioms of daily UIKit code, about UITextField. They have to compile.
@MainActor private enum UITextFieldIdioms {
  static func part1(_ field: UITextField, _ fieldDelegate: IdiomDelegate) {
    do { field.placeholder = "Name" }
    do { field.borderStyle = .roundedRect }
    do {
      field.keyboardType = .emailAddress; field.returnKeyType = .done;
      field.autocorrectionType = .no; field.autocapitalizationType = .none
    }
    do { field.isSecureTextEntry = true }
    do { field.textContentType = .password }
    do { field.clearButtonMode = .whileEditing }
    do {
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8));
      field.leftViewMode = .always
    }
    do { field.delegate = fieldDelegate }
    do {
      field.attributedPlaceholder = NSAttributedString(
        string: "x", attributes: [.foregroundColor: UIColor.lightGray])
    }
    do { field.inputAccessoryView = UIToolbar() }
  }

  static func part2(_ field: UITextField, _ target: IdiomTarget) {
    do { field.becomeFirstResponder() }
    do { field.resignFirstResponder() }
    do { field.addTarget(target, action: IdiomTarget.changed, for: .editingChanged) }
    do { let t = field.text ?? ""; _ = t.trimmingCharacters(in: .whitespacesAndNewlines) }
    do { let e = field.text?.isEmpty ?? true; _ = e }
    do { let r = field.selectedTextRange; field.selectedTextRange = r }
    do {
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.endOfDocument)
    }
    do { field.enablesReturnKeyAutomatically = true }
    do { field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 20)] }
  }
}
