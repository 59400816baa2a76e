import ResponderWords

/// The wheels of a date picker.
@MainActor final class DateWheelsFace: View, DatePickerFace {
  /// The component that a wheel chooses.
  enum Part {
    case wholeDay, year, month, day, hour, minute, halfDay, hours, minutes
  }

  private let ownerLink: OwnerLink<DatePicker>
  private var owner: DatePicker { ownerLink.owner }
  private let wheels = PickerView()
  private let parts: [Part]
  /// The day in the middle of the wheel of whole days.
  private let middleDay: Int
  /// The number of days before and after the middle day.
  private static let reach = 20_000

  init(_ owner: DatePicker, mode: DatePicker.Mode? = nil) {
    ownerLink = OwnerLink(owner, orElse: DatePicker())
    parts = Self.parts(mode ?? owner.datePickerMode, owner.words)
    middleDay = owner.civil.dayNumber
    super.init(frame: .zero)
    addSubview(wheels)
    wheels.dataSource = self
    wheels.delegate = self
  }

  private static func parts(_ mode: DatePicker.Mode, _ words: DateStrings) -> [Part] {
    let clock: [Part] = words.hasHalfDays ? [.hour, .minute, .halfDay] : [.hour, .minute]
    let calendar: [Part] = words.order.map { $0 == "d" ? .day : $0 == "m" ? .month : .year }
    return switch mode {
    case .time: clock
    case .date: calendar
    case .dateAndTime: [.wholeDay] + clock
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: calendar.filter { $0 != .day }
    }
  }

  var wantedSize: Size {
    Size(width: FontMetrics.default.scaledValue(for: 320), height: wheels.naturalSize.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
  }

  func show(animated: Bool) {
    let time = owner.civil
    for (component, part) in parts.enumerated() {
      let row = row(of: part, time)
      if wheels.selectedRow(inComponent: component) != row {
        wheels.selectRow(row, inComponent: component, animated: animated)
      }
      // The number of days depends on the month.
      if part == .day { wheels.refreshRows(inComponent: component) }
    }
  }

  // MARK: Rows

  private func row(of part: Part, _ time: CivilTime) -> Int {
    switch part {
    case .wholeDay: time.dayNumber - middleDay + Self.reach
    case .year: time.year - CivilTime.years.lowerBound
    case .month: time.month - 1
    case .day: time.day - 1
    case .hour: owner.words.hasHalfDays ? time.hour % 12 : time.hour
    case .minute: time.minute / owner.minuteInterval
    case .halfDay: time.hour / 12
    case .hours: owner.spanInMinutes / 60
    case .minutes: owner.spanInMinutes % 60 / owner.minuteInterval
    }
  }

  private func count(of part: Part) -> Int {
    switch part {
    case .wholeDay: 2 * Self.reach + 1
    case .year: CivilTime.years.count
    case .month: 12
    case .day: 31
    case .hour: owner.words.hasHalfDays ? 12 : 24
    case .minute, .minutes: 60 / owner.minuteInterval
    case .halfDay: 2
    case .hours: 24
    }
  }

  private func text(of part: Part, _ row: Int) -> String {
    let words = owner.words
    switch part {
    case .wholeDay:
      let day = CivilTime(dayNumber: middleDay + row - Self.reach)
      if day.isSameDay(as: owner.zone.civil(DatePicker.now)) { return ownWord("Today") }
      let month = words.shortMonths[day.month - 1]
      let date = words.order.first == "d" ? "\(day.day) \(month)" : "\(month) \(day.day)"
      return "\(words.shortWeekdays[day.weekday]) \(date)"
    case .year: return "\(row + CivilTime.years.lowerBound)"
    case .month: return words.months[row]
    case .day: return "\(row + 1)"
    case .hour: return words.hasHalfDays ? "\(row == 0 ? 12 : row)" : DateStrings.twoDigits(row)
    case .minute: return DateStrings.twoDigits(row * owner.minuteInterval)
    case .halfDay: return words.halfDays[row]
    case .hours: return localized("%n hour", plural: "%n hours", count: row)
    case .minutes: return ownWord("%1 min", "\(row * owner.minuteInterval)")
    }
  }

  /// Returns a Boolean value that indicates whether the moment of a row can be chosen, with the other
  /// components unchanged.
  private func isOffered(_ part: Part, _ row: Int) -> Bool {
    var time = owner.civil
    switch part {
    case .wholeDay: return owner.allows(day: CivilTime(dayNumber: middleDay + row - Self.reach))
    case .day:
      guard row < time.daysInMonth else { return false }
      time.day = row + 1
      return owner.allows(day: time)
    default: return true
    }
  }

  // MARK: Choosing

  private func choose() {
    if parts.contains(.hours) { return chooseSpan() }
    var time = owner.civil
    for (component, part) in parts.enumerated() {
      let row = max(0, wheels.selectedRow(inComponent: component))
      switch part {
      case .wholeDay: time = time.with(day: CivilTime(dayNumber: middleDay + row - Self.reach))
      case .year: time.year = row + CivilTime.years.lowerBound
      case .month: time.month = row + 1
      case .day: time.day = row + 1
      case .hour: time.hour = row
      case .minute: time.minute = row * owner.minuteInterval
      case .halfDay: time.hour = time.hour % 12 + row * 12
      case .hours, .minutes: break
      }
    }
    owner.userSets(time)
    show(animated: true)
  }

  private func chooseSpan() {
    var minutes = 0
    for (component, part) in parts.enumerated() {
      let row = max(0, wheels.selectedRow(inComponent: component))
      minutes += part == .hours ? row * 60 : row * owner.minuteInterval
    }
    owner.userSets(spanInMinutes: minutes)
  }
}

extension DateWheelsFace: PickerViewDataSource, PickerViewDelegate {
  func numberOfComponents(in pickerView: PickerView) -> Int { parts.count }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    count(of: parts[component])
  }

  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double {
    let width: Double =
      switch parts[component] {
      case .wholeDay, .month: 140
      case .year: 80
      case .day, .hour, .minute, .halfDay: 56
      case .hours, .minutes: 140
      }
    return FontMetrics.default.scaledValue(for: width)
  }

  func pickerView(
    _ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> StyledText? {
    let part = parts[component]
    let text = text(of: part, row)
    return isOffered(part, row)
      ? StyledText(text)
      : StyledText(text, attributes: TextAttributes(foregroundColor: .tertiaryLabel))
  }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    choose()
  }
}

extension CivilTime {
  /// Returns the same time on another day.
  func with(day other: CivilTime) -> CivilTime {
    CivilTime(
      year: other.year, month: other.month, day: other.day, hour: hour, minute: minute,
      second: second)
  }
}
