import WindowResponder

extension NavigationBar: AccessibleView {
  /// A tool bar.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .toolBar
    details.content = .all
  }
}

extension Toolbar: AccessibleView {
  /// A tool bar.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .toolBar
    details.content = .all
  }
}

extension BarButton: AccessibleView {
  /// A button.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .pushButton
    details.isPressable = true
    details.states.set(.hasPopup, item.menu != nil)
  }
}

extension TabBar: AccessibleView {
  /// A list of tabs.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .pageTabList
    details.content = .all
    details.selectsChildren = true
  }
}

extension TabButton: AccessibleView {
  /// A tab.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .pageTab
    details.isPressable = true
    details.states.set(.selectable)
    details.states.set(.selected, isSelected)
  }
}

extension SplitDivider: AccessibleView {
  /// A separator that is moved by steps.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .separator
    details.isPressable = false
  }
}

extension SplitView: AccessibleView {
  /// A split pane, with its dividers.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .splitPane
    details.content = .all
    details.isPressable = false
    details.states.set(axis == .horizontal ? .horizontal : .vertical)
  }
}
