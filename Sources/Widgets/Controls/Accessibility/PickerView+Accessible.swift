import WindowResponder

extension PickerView: AccessibleView {
  /// Describes a group of wheels.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .grouping
    details.content = .all
  }
}

extension PickerWheel: AccessibleView {
  /// Describes a spin button, whose values are the rows.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .spinButton
    details.content = .nothing
    details.states.set(.vertical)
    details.scale = AccessibleScale(
      Double(max(0, selected)), in: 0...Double(max(0, count - 1)), step: 1,
      text: accessibilityValue ?? ""
    ) { [weak self] in self?.userSelects(Int($0.rounded())) }
  }
}

extension DatePicker: AccessibleView {
  /// Describes a date editor, with its fields, wheels or calendar.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .dateEditor
    details.content = .all
    details.isPressable = false
  }
}

extension DateCalendar: AccessibleView {
  /// Describes a calendar, with its buttons.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .calendar
    details.content = .all
    details.isPressable = false
    details.selectsChildren = true
    details.parts = { [unowned self] in dayParts }
    details.focusedPart = focusedDay
  }
}

extension ColorGrid: AccessibleView {
  /// Describes a table of colors.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .colorChooser
    details.isPressable = false
    details.content = .all
    details.selectsChildren = true
    details.parts = { [unowned self] in colorParts }
    details.focusedPart = focusedPart
  }
}
