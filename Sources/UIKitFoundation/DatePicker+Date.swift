public import Foundation
public import Widgets

extension DatePicker {
  /// The moment that is chosen. What lies outside of the earliest and the latest is brought to the nearer
  /// one. Setting it sends nothing.
  public var date: Date {
    get { Date(timeIntervalSince1970: secondsSince1970) }
    set { secondsSince1970 = newValue.timeIntervalSince1970 }
  }

  /// Sets the moment that is chosen, and turns the wheels there where `animated`; sends nothing.
  public func setDate(_ date: Date, animated: Bool) {
    setSecondsSince1970(date.timeIntervalSince1970, animated: animated)
  }

  /// The earliest moment; nil for none.
  public var minimumDate: Date? {
    get { minimumSecondsSince1970.map { Date(timeIntervalSince1970: $0) } }
    set { minimumSecondsSince1970 = newValue?.timeIntervalSince1970 }
  }

  /// The latest moment; nil for none.
  public var maximumDate: Date? {
    get { maximumSecondsSince1970.map { Date(timeIntervalSince1970: $0) } }
    set { maximumSecondsSince1970 = newValue?.timeIntervalSince1970 }
  }

  /// The clock that the picker goes by; nil for the desktop's. Of another one, its distance to Greenwich at
  /// the moment that is chosen counts.
  public var timeZone: TimeZone? {
    get { secondsFromGMT.flatMap { TimeZone(secondsFromGMT: $0) } }
    set { secondsFromGMT = newValue?.secondsFromGMT(for: date) }
  }

  /// The language of names and order; nil for the desktop's.
  public var locale: Locale? {
    get {
      localeIdentifier.isEmpty
        ? nil : Locale(identifier: String(localeIdentifier.prefix { $0 != "." }))
    }
    set { localeIdentifier = newValue.map { $0.identifier + ".UTF-8" } ?? "" }
  }
}

extension DatePicker {
  /// The calendar, with its time zone and language. The picker shows the Gregorian one, in the time zone and
  /// the language of the one that is set; another kind of calendar gives those two alone.
  public var calendar: Calendar! {
    get {
      var calendar = Calendar(identifier: .gregorian)
      if let timeZone { calendar.timeZone = timeZone }
      if let locale { calendar.locale = locale }
      return calendar
    }
    set {
      timeZone = newValue?.timeZone
      locale = newValue?.locale
    }
  }
}
