import Foundation
import ResponderWords
import Widgets
import WindowResponder

/// The sizes in a calendar view, in points.
struct CalendarMetrics {
  /// The space at the sides of the days. It leaves 44 points for each day in a view of the smallest width.
  static let margin = 5.0
  /// The height of the row with the name of the month and the buttons.
  let header: Double
  /// The height of the names of the weekdays.
  let weekdays: Double
  /// The diameter of the disc behind a selected day.
  let disc: Double
  /// The height of a decoration, or 0 without decorations.
  let decoration: Double
  /// The size of the whole view.
  let size: Size
}

extension UICalendarView {
  /// The sizes for the text size of the desktop.
  final var metrics: CalendarMetrics {
    if let madeMetrics { return madeMetrics }
    let made = makeMetrics()
    madeMetrics = made
    return made
  }

  private func makeMetrics() -> CalendarMetrics {
    let number = TextLayout.cached("00", font: font(theme.fonts.body.withWeight(.semibold))).size
    let titles = formats.months.map {
      TextLayout.cached($0, font: font(theme.fonts.headline)).size
    }
    let title = Size(
      width: titles.map(\.width).max() ?? 0, height: titles.map(\.height).max() ?? 0)
    let name = TextLayout.cached("0", font: font(theme.fonts.caption)).size
    let header = max(44, (title.height + 12).rounded(.up))
    let weekdays = max(26, (name.height + 8).rounded(.up))
    let decoration = wantsDateDecorations ? FontMetrics.default.scaledValue(for: 16) : 0
    let disc = max(40, (number.height + 12).rounded(.up))
    // The name of the month, with its arrow and the two buttons.
    let top = title.width + title.height + 4 + 2 * CalendarHead.inset + 2 * header
    let days = 7 * (number.width + 10) + 2 * CalendarMetrics.margin
    let width = max(320, days.rounded(.up), top.rounded(.up))
    let height = header + weekdays + 6 * max(44, disc + decoration)
    return CalendarMetrics(
      header: header, weekdays: weekdays, disc: disc, decoration: decoration,
      size: Size(width: width, height: height.rounded(.up)))
  }

  /// Returns a font of the theme in the design of the view.
  final func font(_ font: Font) -> Font {
    guard fontDesign != .default, let other = font.fontDescriptor.withDesign(fontDesign) else {
      return font
    }
    return Font(descriptor: other, size: 0)
  }

  final func layOutParts() {
    let metrics = metrics
    let top = metrics.header + metrics.weekdays
    head.frame = Rect(x: 0, y: 0, width: bounds.width, height: top)
    pages.frame = Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    head.layOutButtons(metrics)
    pages.layOutGrids()
    wheels?.frame = Rect(
      x: 0, y: metrics.header, width: bounds.width, height: max(0, bounds.height - metrics.header))
  }

  final func textsDidChange() {
    madeMetrics = nil
    invalidateIntrinsicContentSize()
    showMonthInHead()
    setNeedsLayout()
    pages.redraw()
  }

  final func showMonthInHead() {
    head.show(
      formats.text(of: month), opens: formats.calendar.identifier == .gregorian,
      isOpen: wheels != nil,
      hasPrevious: allows(month.adding(-1, in: formats.calendar)),
      hasNext: allows(month.adding(1, in: formats.calendar)))
  }

  // MARK: Wheels

  /// Shows the wheels for the month and the year in place of the days, or the days again.
  final func toggleWheels() {
    if wheels == nil { openWheels() } else { closeWheels() }
    showMonthInHead()
    setNeedsLayout()
  }

  private func openWheels() {
    let picker = DatePicker()
    picker.datePickerMode = .yearAndMonth
    picker.preferredDatePickerStyle = .wheels
    picker.locale = locale
    picker.timeZone = formats.calendar.timeZone
    let range = availableDateRange
    if range.start != .distantPast { picker.minimumDate = range.start }
    if range.end != .distantFuture { picker.maximumDate = range.end }
    picker.date = month.middle
    picker.addAction(
      Action { [weak self] action in
        guard let self, let date = wheels?.date else { return }
        show(CalendarMonth(containing: date, in: formats.calendar), animated: false)
      }, for: .valueChanged)
    picker.accessibilityLabel = ownWord("Date")
    picker.layoutIfNeeded()
    picker.nameWheels(ownWord("Date"))
    addSubview(picker)
    wheels = picker
    pages.isHidden = true
  }

  /// Turns open wheels to the visible month, unless the user has turned them to it.
  final func updateWheels() {
    guard let wheels, month.index(of: wheels.date, in: formats.calendar) == nil else { return }
    wheels.date = month.middle
  }

  final func closeWheels() {
    wheels?.removeFromSuperview()
    wheels = nil
    pages.isHidden = false
  }
}

extension View {
  /// Sets the name of the wheels below the view, for assistive technologies.
  fileprivate final func nameWheels(_ name: String) {
    if self is PickerView { accessibilityLabel = name }
    for view in subviews { view.nameWheels(name) }
  }
}
