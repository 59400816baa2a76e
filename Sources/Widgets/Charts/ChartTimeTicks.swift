/// The ticks of an axis of time, at whole seconds, minutes, hours, days, months and years of the clock.
struct ChartTimeTicks {
  /// A step in time.
  enum Step: Equatable {
    case seconds(Double)
    case days(Int)
    case months(Int)

    /// The approximate duration, in seconds.
    var length: Double {
      switch self {
      case .seconds(let seconds): seconds
      case .days(let days): Double(days) * 86_400
      case .months(let months): Double(months) * 2_629_800
      }
    }
  }

  private static let steps: [Step] =
    [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800].map { .seconds($0) }
    + [3600, 7200, 10_800, 21_600, 43_200].map { .seconds($0) }
    + [.days(1), .days(2), .days(7), .days(14)]
    + [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 2400, 6000, 12_000].map { .months($0) }

  var values: [Double]
  var step: Step

  /// Creates the ticks between two times, at most `count` of them, for the clock in a time zone.
  init(from low: Double, to high: Double, atMost count: Int, zone: CivilZone) {
    let least = (high - low) / Double(max(1, count - 1))
    guard least.isFinite, least > 0 else {
      (values, step) = ([low], .seconds(1))
      return
    }
    if least < 1 {
      let ticks = ChartTicks(from: low, to: high, atMost: count)
      (values, step) = (ticks.values, .seconds(ticks.step))
      return
    }
    step = Self.steps.first { $0.length >= least * (1 - 1e-9) } ?? .months(12_000)
    values = []
    var time = Self.start(of: zone.civil(low), step)
    // There can be one more step at each end, and some more where the clock is changed.
    for _ in 0..<(count + 6) {
      let seconds = zone.seconds(time)
      if seconds > high + 1e-6 { break }
      if seconds >= low - 1e-6, seconds > values.last ?? -.infinity { values.append(seconds) }
      time = Self.next(time, step)
    }
  }

  private static func start(of time: CivilTime, _ step: Step) -> CivilTime {
    var start = time
    switch step {
    case .seconds(let seconds):
      let whole = max(1, Int(seconds))
      let day = start.hour * 3600 + start.minute * 60 + start.second
      let begin = day / whole * whole
      (start.hour, start.minute, start.second) = (begin / 3600, begin / 60 % 60, begin % 60)
    case .days(let days):
      // Weeks begin on Monday. Day 4, counted from 0 for 1 January 1970, was a Monday.
      let number = start.dayNumber
      let shift = days % 7 == 0 ? 4 : 0
      let begin = Int((Double(number - shift) / Double(days)).rounded(.down)) * days + shift
      start = CivilTime(dayNumber: begin)
    case .months(let months):
      let number = start.year * 12 + start.month - 1
      let begin = number / months * months
      start = CivilTime(year: max(1, begin / 12), month: begin % 12 + 1, day: 1)
    }
    return start
  }

  private static func next(_ time: CivilTime, _ step: Step) -> CivilTime {
    switch step {
    case .seconds(let seconds):
      var day = time.hour * 3600 + time.minute * 60 + time.second + max(1, Int(seconds))
      let days = day / 86_400
      day %= 86_400
      var next = days > 0 ? time.adding(days: days) : time
      (next.hour, next.minute, next.second) = (day / 3600, day / 60 % 60, day % 60)
      return next
    case .days(let days): return time.adding(days: days)
    case .months(let months): return time.adding(months: months)
    }
  }

  /// Returns the label of a tick.
  static func text(
    _ seconds: Double, step: Step, zone: CivilZone, words: DateStrings
  ) -> String {
    let time = zone.civil(seconds)
    switch step {
    case .months(let months) where months >= 12: return "\(time.year)"
    case .months:
      let month = words.shortMonths[time.month - 1]
      return time.month == 1 ? "\(month) \(time.year)" : month
    case .days:
      let month = words.shortMonths[time.month - 1]
      return words.order.first == "d" ? "\(time.day) \(month)" : "\(month) \(time.day)"
    case .seconds(let length):
      if length < 1 {
        return ChartNumbers.text(seconds.truncatingRemainder(dividingBy: 60), step: length)
      }
      // If the ticks are an hour or more apart, a tick at midnight shows the day.
      if length >= 3600, time.hour == 0 {
        return text(seconds, step: .days(1), zone: zone, words: words)
      }
      let text = words.text(ofTime: time)
      guard length < 60 else { return text }
      let second = DateStrings.twoDigits(time.second)
      guard words.hasHalfDays, let space = text.lastIndex(of: " ") else {
        return "\(text):\(second)"
      }
      return "\(text[..<space]):\(second)\(text[space...])"
    }
  }

  /// Returns the text of a time for a mark. The shorter the span of the axis, in seconds, the more precise
  /// the text is.
  static func text(_ seconds: Double, span: Double, zone: CivilZone, words: DateStrings) -> String {
    let time = zone.civil(seconds)
    if span > 86_400 * 60 { return words.text(ofDay: time) }
    let step: Step = span < 7200 ? .seconds(1) : .seconds(60)
    let clock = text(seconds, step: step, zone: zone, words: words)
    return span > 86_400 ? "\(words.text(ofDay: time)), \(clock)" : clock
  }
}
