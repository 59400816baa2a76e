import WindowResponder

extension NavigationBar: AccessibleView {
  /// Describes a tool bar.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .toolBar
    details.content = .all
  }
}

extension Toolbar: AccessibleView {
  /// Describes a tool bar.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .toolBar
    details.content = .all
  }
}

extension BarButton: AccessibleView {
  /// Describes a button.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .pushButton
    details.isPressable = true
    details.states.set(.hasPopup, item.menu != nil)
  }
}

extension TabBar: AccessibleView {
  /// Describes a list of tabs.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .pageTabList
    details.content = .all
    details.selectsChildren = true
  }
}

extension TabButton: AccessibleView {
  /// Describes a tab.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .pageTab
    details.isPressable = true
    details.states.set(.selectable)
    details.states.set(.selected, isSelected)
    // A screen reader reads the badge after the name.
    if let badge = item.badgeValue, !badge.isEmpty { details.description = badge }
  }
}

extension SplitDivider: AccessibleView {
  /// Describes a separator that is moved by steps.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .separator
    details.isPressable = false
  }
}

extension SplitView: AccessibleView {
  /// Describes a split pane, with its dividers.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .splitPane
    details.content = .all
    details.isPressable = false
    details.states.set(axis == .horizontal ? .horizontal : .vertical)
  }
}
