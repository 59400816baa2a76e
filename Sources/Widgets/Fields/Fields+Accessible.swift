import WindowResponder

extension ComboBox: AccessibleRefinement {
  /// A combo box, whose list can be expanded.
  package func refineAccessibility(_ details: inout AccessibleDetails) {
    details.role = .comboBox
    details.content = .controls
    details.states.set(.hasPopup)
    details.states.set(.expandable)
  }
}

extension TokenField: AccessibleView {
  /// A group of tokens and the entry behind them.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .grouping
    details.content = .all
    details.isPressable = false
  }
}

extension TokenChip: AccessibleView {
  /// A token.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .pushButton
    details.isPressable = false
  }
}
