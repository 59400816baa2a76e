import Foundation
import ResponderWords
import Widgets
import WindowResponder

extension CalendarPages: AccessibleView {
  /// Describes a calendar with the days of the visible month.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    guard let owner else { return }
    details.role = .calendar
    details.name = owner.formats.text(of: owner.month)
    details.content = .nothing
    details.isPressable = false
    details.selectsChildren = true
    details.parts = { [weak self] in self?.dayParts ?? [] }
    details.focusedPart = owner.focusedDay
    for (name, months) in [("Previous Month", -1), ("Next Month", 1)] {
      guard owner.allows(owner.month.adding(months, in: owner.formats.calendar)) else { continue }
      details.deeds.append(
        AccessibleDeed(ownWord(name)) { [weak owner] in _ = owner?.turn(by: months) })
    }
  }

  /// The days of the visible month, as assistive technologies read them.
  var dayParts: [AccessiblePart] {
    guard let owner, let grid = current else { return [] }
    return grid.days.enumerated().map { index, day in
      let frame = grid.convert(grid.frame(ofDay: index), to: self)
      var part = AccessiblePart(
        day.date, .tableCell, owner.formats.text(ofDay: day.date), frame: frame)
      part.description = grid.decorationViews[index]?.accessibilityLabel ?? ""
      part.states.set(.enabled, day.isEnabled)
      part.states.set(.sensitive, day.isEnabled)
      part.states.set(.selected, day.isSelected)
      // Without a selection behavior, days are read, and cannot be selected.
      guard day.isEnabled, owner.selectionBehavior != nil else { return part }
      let date = day.date
      let isSelected = day.isSelected
      part.deeds = [AccessibleDeed("click") { [weak owner] in owner?.userTaps(date) }]
      part.select = { [weak owner] in if $0 != isSelected { owner?.userTaps(date) } }
      return part
    }
  }
}
