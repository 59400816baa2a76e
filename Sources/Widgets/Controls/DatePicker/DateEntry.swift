/// A component of a date or time that the user changes individually.
enum DateUnit: Hashable {
  case year, month, day, hour, minute, halfDay
}

/// A part of a date's text. Parts between components have no unit.
struct DatePiece: Hashable {
  var text: String
  var unit: DateUnit?

  init(_ text: String, _ unit: DateUnit? = nil) {
    self.text = text
    self.unit = unit
  }
}

/// The characters typed into a component of a date.
struct DateEntry {
  /// The pause after which typing starts again, in seconds.
  static let patience = 1.5

  private(set) var typed = ""
  /// The typed value: a month from 1, an hour as it is written, a half day from 0, or `nil` for none yet.
  private(set) var value: Int?
  /// A Boolean value that indicates whether no other character can be added.
  private(set) var isFull = false

  /// Adds a digit or a letter. Returns a Boolean value that indicates whether it is valid for the component.
  mutating func type(_ character: Character, into unit: DateUnit, words: DateStrings) -> Bool {
    if let digit = character.wholeNumberValue, (0...9).contains(digit) {
      return type(digit: digit, into: unit, words)
    }
    guard character.isLetter else { return false }
    return type(letter: character, into: unit, words)
  }

  private mutating func type(digit: Int, into unit: DateUnit, _ words: DateStrings) -> Bool {
    let range: ClosedRange<Int> =
      switch unit {
      case .year: CivilTime.years
      case .month: 1...12
      case .day: 1...31
      case .hour: words.hasHalfDays ? 1...12 : 0...23
      case .minute: 0...59
      case .halfDay: 0...0
      }
    guard unit != .halfDay else { return false }
    let digits = unit == .year ? 4 : 2
    // A digit that does not fit starts again.
    let longer = typed + String(digit)
    let isNew = longer.count > digits || (Int(longer) ?? .max) > range.upperBound
    typed = isNew ? String(digit) : longer
    let number = Int(typed) ?? 0
    isFull = typed.count == digits || (unit != .year && number * 10 > range.upperBound)
    let isWhole = unit != .year || typed.count == digits
    value = isWhole && range.contains(number) ? number : nil
    return true
  }

  private mutating func type(letter: Character, into unit: DateUnit, _ words: DateStrings) -> Bool {
    let names: [[String]]
    switch unit {
    case .month: names = [words.months, words.shortMonths]
    case .halfDay: names = [words.halfDays, ["AM", "PM"]]
    default: return false
    }
    for start in [typed, ""] {
      let wanted = (start + String(letter)).lowercased()
      for list in names {
        if let place = list.firstIndex(where: { $0.lowercased().hasPrefix(wanted) }) {
          typed = wanted
          value = unit == .month ? place + 1 : place
          isFull = unit == .halfDay
          return true
        }
      }
    }
    return false
  }
}

extension CivilTime {
  /// Sets a component to a typed value. The day is limited to the month later.
  mutating func set(_ unit: DateUnit, to value: Int, hasHalfDays: Bool) {
    switch unit {
    case .year: year = value
    case .month: month = value
    case .day: day = min(value, daysInMonth)
    case .hour: hour = hasHalfDays ? value % 12 + hour / 12 * 12 : value
    case .minute: minute = value
    case .halfDay: hour = hour % 12 + value * 12
    }
  }

  /// Returns the time with a component one step later or earlier. Hours and minutes wrap around.
  func stepped(_ unit: DateUnit, by way: Int, minuteInterval: Int) -> CivilTime {
    func turned(byMinutes minutes: Int) -> CivilTime {
      let sum = ((hour * 60 + minute + minutes) % 1440 + 1440) % 1440
      var other = self
      (other.hour, other.minute) = (sum / 60, sum % 60)
      return other
    }
    return switch unit {
    case .year: adding(months: 12 * way)
    case .month: adding(months: way)
    case .day: adding(days: way)
    case .hour: turned(byMinutes: 60 * way)
    case .minute: turned(byMinutes: minuteInterval * way)
    case .halfDay: turned(byMinutes: 720)
    }
  }
}
