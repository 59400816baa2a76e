import WindowResponder

extension ComboBox: AccessibleRefinement {
  /// Describes a combo box, whose list can be expanded.
  package func refineAccessibility(_ details: inout AccessibleDetails) {
    details.role = .comboBox
    details.states.set(.hasPopup)
    details.states.set(.expanded, isListOpen)
  }
}

extension TokenField: AccessibleView {
  /// Describes a group of tokens and the entry behind them.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .grouping
    details.content = .all
    details.isPressable = false
  }
}

extension TokenChip: AccessibleView {
  /// Describes a token.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .pushButton
    details.isPressable = false
  }
}
