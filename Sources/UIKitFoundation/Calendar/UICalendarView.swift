public import Foundation
public import Widgets
public import WindowResponder

/// A view that shows a month of a calendar, with decorations for days, from which the user selects dates.
/// Follows `UICalendarView`.
///
/// A swipe, the buttons in the header and Page Up and Page Down show another month. A tap on the name of the
/// month shows wheels for the month and the year, if the calendar is the Gregorian one. Without a
/// ``selectionBehavior``, the user selects nothing.
///
/// With the focus, the arrow keys move by days and weeks, and Home and End to the first and the last day of
/// the month. Space and Return select the day. Screen readers read each day with its full date.
///
/// It is more general than the calendar of a `DatePicker`, and shares its wheels.
@preconcurrency @MainActor open class UICalendarView: View {
  /// The object that provides decorations and receives changes of the month.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { if delegate !== oldValue { pages.reloadDecorations() } }
  }

  /// The behavior that determines which dates the user selects, or `nil` if the user selects none. The
  /// default is `nil`.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      guard selectionBehavior !== oldValue else { return }
      if oldValue?.view === self { oldValue?.view = nil }
      selectionBehavior?.view = self
      selectionDidChange()
    }
  }

  private var ownCalendar = Calendar.current
  private var ownLocale: Locale?
  private var ownTimeZone: TimeZone?

  /// The calendar. The default is the user's.
  ///
  /// If the calendar is another one than the Gregorian, the name of the month is no button.
  open var calendar: Calendar {
    get { ownCalendar }
    set {
      ownCalendar = newValue
      formatsDidChange()
    }
  }

  /// The locale of names and digits. The default is that of the ``calendar``, or the user's.
  open var locale: Locale {
    get { ownLocale ?? ownCalendar.locale ?? .current }
    set {
      ownLocale = newValue
      formatsDidChange()
    }
  }

  /// The time zone that determines the current day, or `nil` for that of the ``calendar``. The default is
  /// `nil`.
  open var timeZone: TimeZone? {
    get { ownTimeZone }
    set {
      ownTimeZone = newValue
      formatsDidChange()
    }
  }

  /// The design of the system font for the texts. The default is `default`.
  open var fontDesign = FontDescriptor.SystemDesign.default {
    didSet {
      guard fontDesign != oldValue else { return }
      textsDidChange()
    }
  }

  /// The range of dates that the view shows. Days before the start and after the end are disabled, and months
  /// without an available day are not shown.
  ///
  /// The day of the end is available. The default is from the distant past to the distant future.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      closeWheels()
      show(month, animated: false)
      pages.show(month, animated: false)
      pages.reloadDays()
      pages.reloadDecorations()
      showMonthInHead()
    }
  }

  /// The era, the year and the month that the view shows, with the calendar.
  ///
  /// Setting this property shows the month of the components. A month outside ``availableDateRange`` shows
  /// the nearest one in it. Components that describe no date have no effect. The default is the current
  /// month.
  open var visibleDateComponents: DateComponents {
    get { formats.calendar.components([.era, .year, .month], of: month.start) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows the month of components as ``visibleDateComponents`` does, and moves to it if `animated` is
  /// `true`.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let day = formats.calendar.day(of: dateComponents) else { return }
    show(CalendarMonth(containing: day, in: formats.calendar), animated: animated)
  }

  /// A Boolean value that indicates whether the view has space for decorations and asks the delegate for
  /// them. The default is `true`.
  open var wantsDateDecorations = true {
    didSet {
      guard wantsDateDecorations != oldValue else { return }
      textsDidChange()
      pages.reloadDecorations()
      pages.layOutGrids()
    }
  }

  /// Asks the delegate again for the decorations of days.
  ///
  /// Components without a day mean all days of their month. Days that are not on screen are asked for later.
  /// If `animated` is `true`, new decorations fade in.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    for components in dateComponents {
      guard let day = formats.calendar.day(of: components) else { continue }
      pages.reloadDecorations(ofMonth: components.day == nil, containing: day, animated: animated)
    }
  }

  // MARK: State

  final let head = CalendarHead()
  final let pages = CalendarPages()
  /// The wheels for the month and the year while they are shown.
  final var wheels: DatePicker?
  final private(set) var formats: CalendarFormats
  /// The month that is shown.
  final var month: CalendarMonth
  /// The day that the keys have moved to, or `nil` for the default one. See ``focusedDay``.
  final var movedDay: Date?
  /// The sizes, until a change of the texts.
  final var madeMetrics: CalendarMetrics?
  /// The function that returns the current date.
  final var currentDate: () -> Date = { Date() } { didSet { pages.todayDidChange() } }

  /// Creates a calendar view with a frame. It shows the current month.
  public override init(frame: Rect = .zero) {
    formats = CalendarFormats(.current, locale: Calendar.current.locale ?? .current)
    month = CalendarMonth(containing: Date(), in: .current)
    super.init(frame: frame)
    addParts()
  }

  /// Creates a calendar view of zero size. Archives are not supported; the coder is ignored.
  public override init?(coder: AnyObject) {
    formats = CalendarFormats(.current, locale: Calendar.current.locale ?? .current)
    month = CalendarMonth(containing: Date(), in: .current)
    super.init(coder: coder)
    addParts()
  }

  private func formatsDidChange() {
    let visible = visibleDateComponents
    var calendar = ownCalendar
    if let ownLocale { calendar.locale = ownLocale }
    if let ownTimeZone { calendar.timeZone = ownTimeZone }
    formats = CalendarFormats(calendar, locale: locale)
    if let day = calendar.day(of: visible) {
      month = clamped(CalendarMonth(containing: day, in: calendar))
    }
    movedDay = nil
    closeWheels()
    pages.show(month, animated: false)
    pages.reloadDays()
    pages.reloadDecorations()
    pages.todayDidChange()
    textsDidChange()
  }

  // MARK: Layout

  /// Positions the header and the month.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The size for days that are touch targets, larger for larger texts and with decorations, in points.
  open override var intrinsicContentSize: Size { metrics.size }

  /// Returns ``intrinsicContentSize``, or the proposed width if it is larger.
  open override func sizeThatFits(_ size: Size) -> Size {
    let own = metrics.size
    return Size(
      width: size.width.isFinite ? max(own.width, size.width) : own.width, height: own.height)
  }

  /// Updates the size, because larger texts need more space. An override calls `super`.
  open override func themeDidChange() {
    super.themeDidChange()
    textsDidChange()
    pages.reloadDecorations()
  }

  /// Draws the days in the new tint color. An override calls `super`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    pages.redraw()
  }
}
