import ResponderSystem
import ResponderWords

/// A view that shows the date of a picker: wheels, a calendar, or a field.
@MainActor protocol DatePickerFace: View {
  /// The preferred size, in points.
  var wantedSize: Size { get }
  /// Shows the date of the picker.
  func show(animated: Bool)
}

extension DatePicker {
  /// The current time, in seconds since 1970 in UTC.
  static var now: Double { Double(WallClock.now) }

  var madeFace: any DatePickerFace {
    if let face { return face }
    let made: any DatePickerFace =
      switch datePickerStyle {
      case .inline: DateInlineFace(self)
      case .compact: DateCompactFace(self)
      case .wheels, .automatic: DateWheelsFace(self)
      }
    face = made
    made.isUserInteractionEnabled = isEnabled
    made.alpha = isEnabled ? 1 : 0.45
    addSubview(made)
    made.show(animated: false)
    return made
  }

  /// Replaces the face after a change of the mode or the style.
  func faceDidChange() {
    face?.removeFromSuperview()
    face = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func show(animated: Bool) { face?.show(animated: animated && window != nil) }

  /// The local time of the chosen moment, rounded down to the minute interval.
  var civil: CivilTime {
    var time = zone.civil(secondsSince1970)
    if roundsToMinuteInterval { time.minute -= time.minute % minuteInterval }
    return time
  }

  /// The chosen duration, in minutes.
  var spanInMinutes: Int { Int(countDownDuration / 60) }

  /// Returns the nearest moment within the limits. They do not apply to a duration.
  func limited(_ seconds: Double) -> Double {
    if datePickerMode == .countDownTimer { return seconds }
    // If the minimum is greater than the maximum, both are ignored.
    if let low = minimumSecondsSince1970, let high = maximumSecondsSince1970, low > high {
      return seconds
    }
    var seconds = seconds
    if let high = maximumSecondsSince1970 { seconds = min(seconds, high) }
    if let low = minimumSecondsSince1970 { seconds = max(seconds, low) }
    return seconds
  }

  /// Returns a moment that is aligned with the minute interval, within the limits if there is one.
  func rounded(_ seconds: Double) -> Double {
    guard roundsToMinuteInterval, minuteInterval > 1, datePickerMode != .countDownTimer else {
      return seconds
    }
    let step = Double(minuteInterval) * 60
    let sinceHour = Double(zone.civil(seconds).minute * 60) + seconds.remainderOfMinute
    var aligned = seconds - sinceHour.truncatingRemainder(dividingBy: step)
    if limited(aligned) > aligned { aligned += step }
    return limited(aligned)
  }

  /// Returns a Boolean value that indicates whether a moment of a day can be chosen.
  func allows(day: CivilTime) -> Bool {
    allows(from: day, through: day)
  }

  /// Returns a Boolean value that indicates whether a moment in the month of a day can be chosen.
  func allows(monthOf day: CivilTime) -> Bool {
    let first = CivilTime(year: day.year, month: day.month, day: 1)
    let last = CivilTime(year: day.year, month: day.month, day: first.daysInMonth)
    return allows(from: first, through: last)
  }

  private func allows(from first: CivilTime, through last: CivilTime) -> Bool {
    guard CivilTime.years.contains(first.year) else { return false }
    let (low, high) = (minimumSecondsSince1970, maximumSecondsSince1970)
    // If the minimum is greater than the maximum, both are ignored.
    if let low, let high, low > high { return true }
    let start = CivilTime(year: first.year, month: first.month, day: first.day)
    let end = CivilTime(
      year: last.year, month: last.month, day: last.day, hour: 23, minute: 59, second: 59)
    if let high, zone.seconds(start) > high { return false }
    if let low, zone.seconds(end) < low { return false }
    return true
  }

  /// Sets the moment that the user has chosen, and sends events.
  func userSets(_ time: CivilTime) {
    var time = time
    time.year = min(max(time.year, CivilTime.years.lowerBound), CivilTime.years.upperBound)
    time.second = 0
    let old = secondsSince1970
    setSecondsSince1970(limited(zone.seconds(time.withDayInMonth)), animated: true)
    if secondsSince1970 != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Sets the duration that the user has chosen, and sends events.
  func userSets(spanInMinutes minutes: Int) {
    let old = countDownDuration
    countDownDuration = Double(minutes) * 60
    show(animated: true)
    if countDownDuration != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  var spokenDate: String {
    let time = civil
    return switch datePickerMode {
    case .time: words.text(ofTime: time)
    case .date: words.text(ofDay: time)
    case .dateAndTime: "\(words.text(ofDay: time)) \(words.text(ofTime: time))"
    case .countDownTimer: spokenSpan
    case .yearAndMonth: words.text(ofMonth: time)
    }
  }

  private var spokenSpan: String {
    let (hours, minutes) = spanInMinutes.quotientAndRemainder(dividingBy: 60)
    return localized("%n hour", plural: "%n hours", count: hours) + " "
      + localized("%n minute", plural: "%n minutes", count: minutes)
  }
}

extension Double {
  /// The seconds, with their fractions, since the start of a minute.
  fileprivate var remainderOfMinute: Double { self - (self / 60).rounded(.down) * 60 }
}
