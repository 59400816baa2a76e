import Foundation
import Widgets
import WindowResponder

/// The months beside each other: the visible one with its neighbours. It has the keyboard focus of the days.
final class CalendarPages: ScrollView {
  weak var owner: UICalendarView?
  /// The months in chronological order.
  private(set) var grids: [CalendarGrid] = []
  /// The key that selects a day when it is released.
  private var heldKey: Press?
  /// A Boolean value that indicates whether the view itself moves the content.
  private var isPlacing = false
  /// A Boolean value that indicates whether the content moves to the month of the owner.
  private var isTurning = false
  /// The timer that marks another day as the current one when it begins.
  private var dayTimer: ClockTimer?

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    scrollObserver = self
  }

  // A drag that begins on a day turns the page.
  override func touchesShouldCancel(in view: View) -> Bool { true }

  // MARK: Months

  /// The grid of the visible month.
  var current: CalendarGrid? { grids.first { $0.month == owner?.month } }

  /// Shows a month, with its neighbours beside it.
  func show(_ month: CalendarMonth, animated: Bool) {
    guard animated, window != nil, !isHidden, bounds.width > 0, let from = visibleGrid,
      from.month != month
    else { return load(around: month) }
    let distance = contentOffset.x - from.frame.minX
    isTurning = true
    stopScrollingAndZooming()
    let isLater = month.start > from.month.start
    load(isLater ? [from.month, month] : [month, from.month])
    place(at: from.month, distance: distance)
    isTurning = true
    setContentOffset(Point(x: offset(of: month), y: 0), animated: true)
  }

  /// The grid that is nearest to the middle.
  private var visibleGrid: CalendarGrid? {
    let middle = contentOffset.x + bounds.width / 2
    return grids.min { abs($0.frame.midX - middle) < abs($1.frame.midX - middle) }
  }

  private func load(around month: CalendarMonth) {
    guard let owner else { return }
    let calendar = owner.formats.calendar
    let near = [-1, 1].map { month.adding($0, in: calendar) }
    let before = near.first.flatMap { owner.allows($0) && $0 != month ? $0 : nil }
    let after = near.last.flatMap { owner.allows($0) && $0 != month ? $0 : nil }
    load([before, month, after].compactMap { $0 })
    place(at: month)
  }

  private func load(_ months: [CalendarMonth]) {
    guard let owner else { return }
    let old = grids
    grids = months.map { month in
      old.first { $0.month == month } ?? CalendarGrid(month, owner: owner)
    }
    for grid in old where !grids.contains(where: { $0 === grid }) { grid.removeFromSuperview() }
    for grid in grids where grid.superview == nil { addSubview(grid) }
  }

  /// Returns the offset at which a month is visible, in points.
  private func offset(of month: CalendarMonth) -> Double {
    let index = grids.firstIndex { $0.month == month } ?? 0
    let place = owner?.isRightToLeft == true ? grids.count - 1 - index : index
    return Double(place) * bounds.width
  }

  /// Positions the grids, and moves to a month. A distance from it is kept.
  private func place(at month: CalendarMonth, distance: Double = 0) {
    isPlacing = true
    defer { isPlacing = false }
    let size = bounds.size
    contentSize = Size(width: size.width * Double(grids.count), height: size.height)
    for grid in grids {
      grid.frame = Rect(x: offset(of: grid.month), y: 0, width: size.width, height: size.height)
      grid.setNeedsLayout()
    }
    contentOffset = Point(x: offset(of: month) + distance, y: 0)
  }

  /// Positions the grids after a change of the size or the direction.
  func layOutGrids() {
    guard let owner, !isTracking, !isDecelerating, !isScrollAnimating else { return }
    place(at: owner.month)
    redraw()
  }

  /// Takes the month that the content has reached.
  private func settle() {
    guard !isPlacing, let owner, let grid = visibleGrid else { return }
    if !isTurning { owner.userScrolled(to: grid.month) }
    isTurning = false
    load(around: owner.month)
  }

  /// Takes the nearest month when a drag begins, and keeps the content where it is.
  private func settleForDrag() {
    guard let owner, let grid = visibleGrid else { return }
    isTurning = false
    let distance = contentOffset.x - grid.frame.minX
    owner.userScrolled(to: grid.month)
    load(around: owner.month)
    if owner.month == grid.month { place(at: grid.month, distance: distance) }
  }

  // MARK: Updates

  func redraw() { for grid in grids { grid.setNeedsDisplay() } }

  func reloadDays() { for grid in grids { grid.reloadDays() } }

  func reloadDecorations() { for grid in grids { grid.reloadDecorations() } }

  /// Asks for the decorations of a day again, or of its whole month.
  func reloadDecorations(ofMonth isWhole: Bool, containing day: Date, animated: Bool) {
    guard let calendar = owner?.formats.calendar else { return }
    for grid in grids {
      guard let index = grid.month.index(of: day, in: calendar) else { continue }
      grid.reloadDecorations(isWhole ? nil : index..<index + 1, animated: animated)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    todayDidChange()
  }

  /// Draws the mark of the current day again, now and in a window also at the start of the next one.
  func todayDidChange() {
    redraw()
    dayTimer?.invalidate()
    dayTimer = nil
    guard window != nil, let owner else { return }
    let (now, calendar) = (owner.currentDate(), owner.formats.calendar)
    guard let day = calendar.dateInterval(of: .day, for: now) else { return }
    dayTimer = ClockTimer.scheduledTimer(
      withTimeInterval: max(day.end.timeIntervalSince(now), 1)
    ) { [weak self] _ in self?.todayDidChange() }
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { owner?.month.days.isEmpty == false }

  override func focusDidChange() {
    super.focusDidChange()
    release()
    redraw()
  }

  // The keys move between days, and never scroll to a position between two months.
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = presses.filter { !begins($0) }
    if !others.isEmpty { next?.pressesBegan(others, with: event) }
  }

  private func begins(_ press: Press) -> Bool {
    guard isFocused, let owner, let key = press.key, key.modifierFlags.isUnmodified else {
      return false
    }
    if Self.selectingKeys.contains(key.keyCode) {
      guard heldKey == nil, owner.selectionBehavior != nil else { return true }
      heldKey = press
      current?.pressed = current?.month.days.firstIndex { $0 == owner.focusedDay }
      return true
    }
    return owner.move(by: key.keyCode)
  }

  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    guard let heldKey, presses.contains(heldKey) else {
      return super.pressesEnded(presses, with: event)
    }
    release()
    if let owner, let day = owner.focusedDay { owner.userTaps(day) }
  }

  override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    if let heldKey, presses.contains(heldKey) { release() }
    super.pressesCancelled(presses, with: event)
  }

  private func release() {
    guard heldKey != nil else { return }
    heldKey = nil
    for grid in grids { grid.pressed = nil }
  }

  private static let selectingKeys: Set<KeyboardHIDUsage> = [
    .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter,
  ]

  // MARK: Accessibility

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    guard let owner else { return false }
    let forward = owner.isRightToLeft ? -1 : 1
    switch direction {
    case .left: return owner.turn(by: forward)
    case .right: return owner.turn(by: -forward)
    case .next: return owner.turn(by: 1)
    case .previous: return owner.turn(by: -1)
    case .up, .down: return false
    }
  }
}

extension CalendarPages: ScrollViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { settleForDrag() }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { settle() }
}

extension KeyModifierFlags {
  /// A Boolean value that indicates whether no modifier is pressed that changes the meaning of a key.
  fileprivate var isUnmodified: Bool { subtracting([.alphaShift, .numericPad]).isEmpty }
}

extension UICalendarView {
  /// Moves the keyboard by a key. If the key does not move, returns `false`.
  final func move(by key: KeyboardHIDUsage) -> Bool {
    guard let day = focusedDay else { return false }
    let forward = isRightToLeft ? -1 : 1
    let other: Date? =
      switch key {
      case .keyboardRightArrow: self.day(forward, .day, after: day)
      case .keyboardLeftArrow: self.day(-forward, .day, after: day)
      case .keyboardDownArrow: self.day(7, .day, after: day)
      case .keyboardUpArrow: self.day(-7, .day, after: day)
      case .keyboardPageDown: self.day(1, .month, after: day)
      case .keyboardPageUp: self.day(-1, .month, after: day)
      case .keyboardHome: month.days.first(where: isAvailable)
      case .keyboardEnd: month.days.last(where: isAvailable)
      default: nil
      }
    guard let other else { return false }
    moveFocus(to: nearestAvailable(other, from: day))
    return true
  }

  private func day(_ count: Int, _ unit: Calendar.Component, after day: Date) -> Date? {
    formats.calendar.date(byAdding: unit, value: count, to: day)
      .map { formats.calendar.startOfDay(for: $0) }
  }

  /// Returns a day, or the nearest available one to it if the key has moved to another month.
  private func nearestAvailable(_ day: Date, from old: Date) -> Date {
    guard !isAvailable(day) else { return day }
    let month = CalendarMonth(containing: day, in: formats.calendar)
    guard month != self.month, allows(month) else { return old }
    return month.days.min {
      let (a, b) = (isAvailable($0), isAvailable($1))
      return a != b ? a : abs($0.timeIntervalSince(day)) < abs($1.timeIntervalSince(day))
    } ?? old
  }
}
