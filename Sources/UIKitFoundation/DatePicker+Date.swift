public import Foundation
public import Widgets

extension DatePicker {
  /// The selected date.
  ///
  /// A date outside the minimum and the maximum is clamped to them. Setting this property sends no action.
  public var date: Date {
    get { Date(timeIntervalSince1970: secondsSince1970) }
    set { secondsSince1970 = newValue.timeIntervalSince1970 }
  }

  /// Sets the selected date, and turns the wheels to it if `animated` is `true`. Sends no action.
  public func setDate(_ date: Date, animated: Bool) {
    setSecondsSince1970(date.timeIntervalSince1970, animated: animated)
  }

  /// The earliest date, or `nil` for none.
  public var minimumDate: Date? {
    get { minimumSecondsSince1970.map { Date(timeIntervalSince1970: $0) } }
    set { minimumSecondsSince1970 = newValue?.timeIntervalSince1970 }
  }

  /// The latest date, or `nil` for none.
  public var maximumDate: Date? {
    get { maximumSecondsSince1970.map { Date(timeIntervalSince1970: $0) } }
    set { maximumSecondsSince1970 = newValue?.timeIntervalSince1970 }
  }

  /// The time zone of the picker, or `nil` for the desktop's.
  ///
  /// Only the offset from GMT at the selected date is used.
  public var timeZone: TimeZone? {
    get { secondsFromGMT.flatMap { TimeZone(secondsFromGMT: $0) } }
    set { secondsFromGMT = newValue?.secondsFromGMT(for: date) }
  }

  /// The locale of names and order, or `nil` for the desktop's.
  public var locale: Locale? {
    get {
      localeIdentifier.isEmpty
        ? nil : Locale(identifier: String(localeIdentifier.prefix { $0 != "." }))
    }
    set { localeIdentifier = newValue.map { $0.identifier + ".UTF-8" } ?? "" }
  }
}

extension DatePicker {
  /// The calendar, with its time zone and locale.
  ///
  /// The picker always shows the Gregorian calendar. Of a calendar that is set, only the time zone and the
  /// locale are used.
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
