extension TextField {
  /// What is drawn around the text. Follows `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none = 0
    /// A fine line.
    case line
    /// A fine line around a filled box.
    case bezel
    /// A filled box with round corners.
    case roundedRect
  }

  /// When something beside the text is shown. Follows `UITextField.ViewMode`.
  public enum ViewMode: Int, Hashable, Sendable, CaseIterable {
    /// Never.
    case never = 0
    /// While the field is first responder.
    case whileEditing
    /// While it is not.
    case unlessEditing
    /// Always.
    case always

    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// Why typing ended. Follows `UITextField.DidEndEditingReason`.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The text stands.
    case committed = 0
    /// The text is not wanted.
    case cancelled
  }
}
