import Widgets

/// A card with a field for a date and a time, and a calendar.
final class DateCard: PickersCard {
  private let field = DatePicker()
  private let calendar = DatePicker()

  init() {
    super.init("Date")
    calendar.preferredDatePickerStyle = .inline
    calendar.datePickerMode = .date
    field.secondsSince1970 = calendar.secondsSince1970
    field.accessibilityLabel = "Date and time"
    calendar.accessibilityLabel = "Calendar"
    for picker in [field, calendar] {
      picker.addAction(
        Action { [weak self] action in
          guard let self, let picker = action.sender as? DatePicker else { return }
          for other in [field, calendar] where other !== picker {
            other.setSecondsSince1970(picker.secondsSince1970, animated: true)
          }
        }, for: .valueChanged)
      addSubview(picker)
    }
  }

  override func contentHeight(forWidth width: Double) -> Double {
    field.intrinsicContentSize.height + Spacing.small + calendar.intrinsicContentSize.height
  }

  override func layOut(in area: Rect) {
    let size = field.intrinsicContentSize
    field.frame = Rect(
      x: area.minX, y: area.minY, width: min(area.width, size.width), height: size.height)
    let top = field.frame.maxY + Spacing.small
    let width = min(area.width, 420)
    calendar.frame = Rect(
      x: area.midX - width / 2, y: top, width: width, height: max(0, area.maxY - top))
  }
}
