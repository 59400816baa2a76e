import ResponderWords

/// The calendar of an inline date picker, with a field for the time in that mode.
@MainActor final class DateInlineFace: View, DatePickerFace {
  private let ownerLink: OwnerLink<DatePicker>
  private var owner: DatePicker { ownerLink.owner }
  private let calendar: DateCalendar
  private let timeLabel = Label(text: ownWord("Time"))
  private let timeField: DateField?
  private static let timeHeight = 44.0
  private static let margin = 12.0

  init(_ owner: DatePicker, hasTime: Bool? = nil) {
    ownerLink = OwnerLink(owner, orElse: DatePicker())
    calendar = DateCalendar(owner)
    timeField = hasTime ?? (owner.datePickerMode == .dateAndTime) ? DateField(owner, .time) : nil
    super.init(frame: .zero)
    addSubview(calendar)
    if let timeField {
      addSubview(timeLabel)
      addSubview(timeField)
    }
  }

  var wantedSize: Size {
    let size = calendar.wantedSize
    return Size(
      width: size.width, height: size.height + (timeField == nil ? 0 : Self.timeHeight))
  }

  func show(animated: Bool) {
    calendar.show()
    timeField?.show()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let foot = timeField == nil ? 0 : Self.timeHeight
    calendar.frame = Rect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - foot))
    guard let timeField else { return }
    let size = timeField.intrinsicContentSize
    let label = timeLabel.intrinsicContentSize
    let top = bounds.height - foot
    let room = bounds.width - 2 * Self.margin
    let isMirrored = isRightToLeft
    timeLabel.frame = Rect(
      x: isMirrored ? Self.margin + room - label.width : Self.margin,
      y: top + (foot - label.height) / 2, width: label.width, height: label.height)
    timeField.frame = Rect(
      x: isMirrored ? Self.margin : Self.margin + room - size.width,
      y: top + (foot - size.height) / 2, width: size.width, height: size.height)
  }
}
