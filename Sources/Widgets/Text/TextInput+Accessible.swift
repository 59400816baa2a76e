import WindowResponder

extension TextInputControl: AccessibleView {
  /// Describes an entry, or a password text if the characters are hidden.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = isSecureTextEntry ? .passwordText : .entry
    details.content = .controls
    details.isPressable = false
    guard let placeholder = (self as? TextField)?.placeholder else { return }
    details.attributes["placeholder-text"] = placeholder
    // Screen readers speak the attribute of an entry, and not that of a password text.
    if isSecureTextEntry, placeholder != accessibilityLabel { details.description = placeholder }
  }
}

extension TextInputScrollView: AccessibleView {
  /// Describes a text of several lines.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .text
    details.content = .controls
    if let placeholder = (self as? TextView)?.placeholder {
      details.attributes["placeholder-text"] = placeholder
    }
  }
}
