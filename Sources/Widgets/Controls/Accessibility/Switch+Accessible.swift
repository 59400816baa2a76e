import WindowResponder

extension Switch: AccessibleView {
  /// Describes a toggle button, as in GTK.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .toggleButton
    details.isPressable = true
    details.states.set(.checkable)
    details.states.set(.checked, isOn)
    details.states.set(.pressed, isOn)
  }
}

extension CheckBox: AccessibleView {
  /// Describes a check box.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .checkBox
    details.isPressable = true
    details.states.set(.checkable)
    details.states.set(.checked, isChecked)
  }
}

extension RadioButton: AccessibleView {
  /// Describes a radio button.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .radioButton
    details.isPressable = true
    details.states.set(.checkable)
    details.states.set(.checked, isOn)
  }
}

extension RadioGroup: AccessibleView {
  /// Describes a group of radio buttons.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .grouping
    details.content = .all
    details.isPressable = false
  }
}

extension DisclosureHeader: AccessibleView {
  /// Describes a toggle button that expands what lies below it.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .toggleButton
    details.isPressable = true
    details.states.set(.expandable)
    details.states.set(.expanded, isExpanded)
    details.states.set(.checkable)
    details.states.set(.checked, isExpanded)
  }
}

extension Disclosure: AccessibleView {
  /// Describes a transparent view: its header and its content are read.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.content = .all
    details.isPressable = false
  }
}

extension GroupBox: AccessibleView {
  /// Describes a group, with the title as its name.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .grouping
    details.content = .all
  }
}

extension Link: AccessibleView {
  /// Describes a link, which was followed or not.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .link
    details.isPressable = true
    details.linkAddress = address
    details.states.set(.visited, isVisited)
  }
}

extension ColorWell: AccessibleView {
  /// Describes a button that opens a panel of colors.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .pushButton
    details.isPressable = true
    details.states.set(.hasPopup)
  }
}
