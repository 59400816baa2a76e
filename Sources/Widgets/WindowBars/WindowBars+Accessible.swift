import WindowResponder

extension WindowToolbar: AccessibleView {
  /// Describes a tool bar.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .toolBar
    details.content = .all
  }
}

extension StatusBar: AccessibleView {
  /// Describes a status bar.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .statusBar
    details.content = .all
    details.name = shownText ?? ""
  }
}
