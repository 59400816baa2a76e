extension TextField {
  /// The border style of a text field. Follows `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Hashable, Sendable, CaseIterable {
    /// No border.
    case none = 0
    /// A thin line.
    case line
    /// A thin line around a filled box.
    case bezel
    /// A filled box with round corners.
    case roundedRect
  }

  /// The mode in which a view beside the text is visible. Follows `UITextField.ViewMode`.
  public enum ViewMode: Int, Hashable, Sendable, CaseIterable {
    /// The view is never visible.
    case never = 0
    /// The view is visible while the field is being edited.
    case whileEditing
    /// The view is visible while the field is not being edited.
    case unlessEditing
    /// The view is always visible.
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

  /// The reason for the end of editing. Follows `UITextField.DidEndEditingReason`.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The text is committed.
    case committed = 0
    /// The text is cancelled.
    case cancelled
  }
}
