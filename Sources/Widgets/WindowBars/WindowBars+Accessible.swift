import WindowResponder

extension WindowToolbar: AccessibleView {
  /// A tool bar.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .toolBar
    details.content = .all
  }
}

extension StatusBar: AccessibleView {
  /// A status bar.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .statusBar
    details.content = .all
    details.name = shownText ?? ""
  }
}
