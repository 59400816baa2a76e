import WindowResponder

extension TextInputControl: AccessibleView {
  /// Describes an entry, or a password text if the characters are hidden.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = isSecureTextEntry ? .passwordText : .entry
    details.content = .controls
    details.isPressable = false
    if let placeholder = (self as? TextField)?.placeholder, placeholder != accessibilityLabel {
      details.description = placeholder
    }
    if let field = self as? TextField, let placeholder = field.placeholder {
      details.attributes["placeholder-text"] = placeholder
    }
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
