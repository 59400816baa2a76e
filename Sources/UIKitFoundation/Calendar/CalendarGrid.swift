import Foundation
import Widgets
import WindowResponder

/// The days of a month, with their decorations.
final class CalendarGrid: Control {
  /// A day as it is drawn.
  struct Day {
    let date: Date
    let text: String
    /// A Boolean value that indicates whether the day is available and can be selected.
    let isEnabled: Bool
    let isSelected: Bool
  }

  weak var owner: UICalendarView?
  let month: CalendarMonth
  /// The index of the day under the touch or a held key.
  var pressed: Int? { didSet { if pressed != oldValue { setNeedsDisplay() } } }
  private var loadedDays: [Day]?
  private(set) var decorationViews: [Int: View] = [:]
  /// The days whose decorations are requested in the next layout, and whether they fade in.
  private var pendingDecorations: [Int: Bool] = [:]

  init(_ month: CalendarMonth, owner: UICalendarView) {
    self.month = month
    self.owner = owner
    super.init(frame: .zero)
    backgroundColor = .clear
    reloadDecorations()
  }

  override var canBecomeFocused: Bool { false }

  // MARK: Days

  /// The days of the month.
  var days: [Day] {
    if let loadedDays { return loadedDays }
    guard let owner else { return [] }
    let selection = owner.selectionBehavior
    let made = month.days.map { date in
      let isAvailable = owner.isAvailable(date)
      return Day(
        date: date, text: owner.formats.number(ofDay: date),
        isEnabled: isAvailable && selection?.isSelectable(date) ?? true,
        isSelected: isAvailable && selection?.isSelected(date) ?? false)
    }
    loadedDays = made
    return made
  }

  /// Asks the selection for the states of the days again, in the next layout at the latest.
  func reloadDays() {
    loadedDays = nil
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// Asks the delegate for the decorations of some days again in the next layout, or of all.
  func reloadDecorations(_ indices: Range<Int>? = nil, animated: Bool = false) {
    for index in indices ?? month.days.indices { pendingDecorations[index] = animated }
    setNeedsLayout()
  }

  private func loadDecorations() {
    guard let owner, !pendingDecorations.isEmpty else { return }
    let pending = pendingDecorations
    pendingDecorations = [:]
    for (index, fades) in pending.sorted(by: { $0.key < $1.key }) {
      decorationViews.removeValue(forKey: index)?.removeFromSuperview()
      guard let decoration = owner.decoration(of: month.days[index]) else { continue }
      let view = decoration.makeView()
      view.isUserInteractionEnabled = false
      view.frame = decoration.frame(of: view, in: decorationArea(index))
      addSubview(view)
      decorationViews[index] = view
      guard fades, window != nil else { continue }
      let alpha = view.alpha
      view.alpha = 0
      View.animate(withDuration: 0.2) { view.alpha = alpha }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = days
    loadDecorations()
    for (index, view) in decorationViews {
      let area = decorationArea(index)
      view.center = Point(x: area.midX, y: area.midY)
    }
  }

  // MARK: Geometry

  private var cell: Size {
    Size(
      width: max(1, (bounds.width - 2 * CalendarMetrics.margin) / 7),
      height: max(1, bounds.height / 6))
  }

  /// Returns the rectangle of a day, in points.
  func frame(ofDay index: Int) -> Rect {
    let cell = cell
    let (row, column) = (month.lead + index).quotientAndRemainder(dividingBy: 7)
    let place = owner?.isRightToLeft == true ? 6 - column : column
    return Rect(
      x: CalendarMetrics.margin + Double(place) * cell.width, y: Double(row) * cell.height,
      width: cell.width, height: cell.height)
  }

  /// Returns the square of the disc behind a number.
  private func disc(_ index: Int) -> Rect {
    let frame = frame(ofDay: index)
    guard let metrics = owner?.metrics else { return frame }
    let side = max(1, min(frame.width, frame.height - metrics.decoration, metrics.disc) - 2)
    return Rect(
      x: frame.midX - side / 2, y: frame.midY - (side + metrics.decoration) / 2,
      width: side, height: side)
  }

  /// Returns the rectangle for the decoration of a day, below the disc.
  private func decorationArea(_ index: Int) -> Rect {
    let (frame, disc) = (frame(ofDay: index), disc(index))
    return Rect(
      x: frame.minX + 1, y: disc.maxY, width: max(0, frame.width - 2),
      height: max(0, owner?.metrics.decoration ?? 0))
  }

  /// Returns the index of the day at a point that the user can tap, or `nil`.
  private func index(at point: Point) -> Int? {
    guard owner?.selectionBehavior != nil else { return nil }
    let days = days
    return days.indices.first { days[$0].isEnabled && frame(ofDay: $0).contains(point) }
  }

  // MARK: Touches

  override func beginTracking(_ touch: Touch, with event: UIEvent?) -> Bool {
    pressed = index(at: touch.location(in: self))
    return pressed != nil
  }

  override func continueTracking(_ touch: Touch, with event: UIEvent?) -> Bool {
    pressed = isTouchInside ? index(at: touch.location(in: self)) : nil
    return true
  }

  override func endTracking(_ touch: Touch?, with event: UIEvent?) {
    guard let index = pressed else { return }
    pressed = nil
    owner?.userTaps(month.days[index])
  }

  override func cancelTracking(with event: UIEvent?) { pressed = nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    owner?.selectionBehavior == nil || leavesTap(to: gestureRecognizer)
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard let owner else { return }
    let isWeek = owner.selectionBehavior?.selectsWeeks ?? false
    if isWeek { drawWeek(in: context) }
    let today = month.index(of: owner.currentDate(), in: owner.formats.calendar)
    let focused = owner.pages.isFocused && owner.month == month ? owner.focusedDay : nil
    for (index, day) in days.enumerated() {
      if day.isSelected, !isWeek {
        context.fill(Path(ovalIn: disc(index)), color: tintColor)
      } else if index == pressed {
        context.fill(Path(ovalIn: disc(index)), color: .pressedFill)
      }
      draw(day, at: index, isToday: index == today, isOnTint: day.isSelected && !isWeek, context)
      guard day.date == focused else { continue }
      let ring = disc(index).insetBy(dx: -1, dy: -1)
      drawFocusRing(around: ring, cornerRadius: ring.width / 2, in: context)
    }
  }

  private func draw(
    _ day: Day, at index: Int, isToday: Bool, isOnTint: Bool, _ context: GraphicsContext
  ) {
    guard let owner else { return }
    var color: Color = day.isEnabled ? isToday ? tintColor : .label : .tertiaryLabel
    if isOnTint { color = tintColor == .tint ? .onTint : .white }
    let usual = owner.font(theme.fonts.body)
    let font = isToday || day.isSelected ? usual.withWeight(.semibold) : usual
    let layout = TextLayout.cached(day.text, font: font)
    let disc = disc(index)
    let y = (disc.midY - layout.size.height / 2).rounded(.down)
    context.draw(layout, at: Point(x: disc.midX - layout.size.width / 2, y: y), color: color)
  }

  /// Draws a bar behind the days of the selected week.
  private func drawWeek(in context: GraphicsContext) {
    let discs = days.indices.filter { days[$0].isSelected }.map { disc($0) }
    guard let first = discs.first else { return }
    let bar = discs.reduce(first) { $0.union($1) }
    let color = (tintColor ?? .tint).withAlphaComponent(0.2)
    context.fillRoundedRect(bar, cornerRadius: bar.height / 2, color: color)
  }
}
