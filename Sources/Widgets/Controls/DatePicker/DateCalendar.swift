import ResponderWords

/// A control that shows the days of a month to choose one from.
///
/// A tap chooses a day. With the focus, the arrow keys move by days and weeks, Page Up and Page Down by
/// months, and Home and End to the first and the last day.
@MainActor final class DateCalendar: Control {
  private static let margin = 8.0

  private let ownerLink: OwnerLink<DatePicker>
  var owner: DatePicker { ownerLink.owner }
  /// The first day of the visible month.
  private(set) var month: CivilTime
  private let back = Button(configuration: .plain())
  private let forth = Button(configuration: .plain())
  /// The day under the touch.
  private var pressed: CivilTime? { didSet { if pressed != oldValue { setNeedsDisplay() } } }

  init(_ owner: DatePicker) {
    ownerLink = OwnerLink(owner, orElse: DatePicker())
    month = owner.civil
    super.init(frame: .zero)
    month.day = 1
    for (button, way) in [(back, -1), (forth, 1)] {
      button.configuration?.contentInsets = .zero
      button.accessibilityLabel = ownWord(way < 0 ? "Previous Month" : "Next Month")
      button.addAction(
        Action { [weak self] _ in self?.turn(by: way) }, for: .primaryActionTriggered)
      addSubview(button)
    }
  }

  /// Shows the month of the picker's day.
  func show() {
    month = owner.civil
    month.day = 1
    monthDidChange()
    accessibilityDidChange(.selection)
  }

  private func turn(by months: Int) {
    let other = month.adding(months: months)
    guard owner.allows(monthOf: other) else { return }
    month = other
    monthDidChange()
  }

  /// Draws the month, and disables the buttons for months without a day that can be chosen.
  private func monthDidChange() {
    back.isEnabled = owner.allows(monthOf: month.adding(months: -1))
    forth.isEnabled = owner.allows(monthOf: month.adding(months: 1))
    setNeedsDisplay()
  }

  // MARK: Layout

  /// The size for days that are touch targets, larger for larger texts, in points.
  var wantedSize: Size {
    let day = TextLayout.cached("00", font: theme.fonts.body.withWeight(.semibold)).size
    return Size(
      width: max(320, (7 * (day.width + 10) + 2 * Self.margin).rounded(.up)),
      height: headHeight + weekdayHeight + 6 * max(40, (day.height + 12).rounded(.up)))
  }

  var headHeight: Double {
    max(44, (TextLayout.cached("0", font: theme.fonts.headline).size.height + 12).rounded(.up))
  }

  var weekdayHeight: Double {
    max(26, (TextLayout.cached("0", font: theme.fonts.caption).size.height + 8).rounded(.up))
  }

  private var cell: Size {
    let top = headHeight + weekdayHeight
    return Size(
      width: max(1, (bounds.width - 2 * Self.margin) / 7),
      height: max(1, (bounds.height - top) / 6))
  }

  /// The number of empty cells before the first day.
  private var lead: Int { (month.weekday - owner.words.firstWeekday + 7) % 7 }

  private func column(_ index: Int) -> Int { isRightToLeft ? 6 - index : index }

  private func frame(ofDay day: Int) -> Rect {
    let index = lead + day - 1
    let cell = cell
    return Rect(
      x: Self.margin + Double(column(index % 7)) * cell.width,
      y: headHeight + weekdayHeight + Double(index / 7) * cell.height,
      width: cell.width, height: cell.height)
  }

  private func day(at point: Point) -> CivilTime? {
    for day in 1...month.daysInMonth where frame(ofDay: day).contains(point) {
      var time = month
      time.day = day
      return owner.allows(day: time) ? time : nil
    }
    return nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = headHeight
    for (place, button) in [forth, back].enumerated() {
      let x = bounds.maxX - Double(place + 1) * side
      button.frame = mirrored(Rect(x: x, y: 0, width: side, height: side))
      button.configuration?.image = Image(
        systemName: (button === forth) != isRightToLeft ? "chevron.right" : "chevron.left")
    }
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawHead(in: context)
    let today = owner.zone.civil(DatePicker.now)
    let chosen = owner.civil
    for day in 1...month.daysInMonth {
      var time = month
      time.day = day
      draw(time, isToday: time.isSameDay(as: today), isChosen: time.isSameDay(as: chosen), context)
    }
  }

  private func drawHead(in context: GraphicsContext) {
    let title = TextLayout.cached(owner.words.text(ofMonth: month), font: theme.fonts.headline)
    let place = mirrored(
      Rect(
        origin: Point(x: 14, y: (headHeight - title.size.height) / 2), size: title.size))
    context.draw(title, at: place.origin, color: .label)
    for index in 0..<7 {
      let name = owner.words.shortWeekdays[(owner.words.firstWeekday + index) % 7]
      let layout = TextLayout.cached(name, font: theme.fonts.caption)
      let middle = Self.margin + (Double(column(index)) + 0.5) * cell.width
      context.draw(
        layout,
        at: Point(
          x: middle - layout.size.width / 2,
          y: headHeight + (weekdayHeight - layout.size.height) / 2),
        color: .secondaryLabel)
    }
  }

  private func draw(
    _ time: CivilTime, isToday: Bool, isChosen: Bool, _ context: GraphicsContext
  ) {
    let frame = frame(ofDay: time.day)
    let usual = TextLayout.cached("00", font: theme.fonts.body).size
    let side = min(frame.width, frame.height, max(40, usual.height + 12)) - 2
    let disc = Rect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    let isOffered = owner.allows(day: time)
    var color: Color = isOffered ? isToday ? tintColor : .label : .tertiaryLabel
    if isChosen {
      context.fill(Path(ovalIn: disc), color: tintColor)
      color = tintColor == .tint ? .onTint : .white
      if isFocused {
        let ring = disc.insetBy(dx: -2, dy: -2)
        drawFocusRing(around: ring, cornerRadius: ring.width / 2, in: context)
      }
    } else if let pressed, pressed.isSameDay(as: time) {
      context.fill(Path(ovalIn: disc), color: .pressedFill)
    }
    var font = theme.fonts.body
    if isToday || isChosen { font = font.withWeight(.semibold) }
    let layout = TextLayout.cached("\(time.day)", font: font)
    context.draw(
      layout,
      at: Point(
        x: frame.midX - layout.size.width / 2,
        y: (frame.midY - layout.size.height / 2).rounded(.down)), color: color)
  }

  // MARK: Choosing

  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    pressed = day(at: touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    pressed = isTouchInside ? day(at: touch.location(in: self)) : nil
    return true
  }

  override func endTracking(_ touch: Touch?, with event: Event?) {
    let day = pressed
    pressed = nil
    if let day { choose(day) }
  }

  override func cancelTracking(with event: Event?) { pressed = nil }

  /// The days of the month, for assistive technologies.
  var dayParts: [AccessiblePart] {
    let chosen = owner.civil
    return (1...month.daysInMonth).map { number in
      var day = month
      day.day = number
      var part = AccessiblePart(
        number, .tableCell, owner.words.text(ofDay: day), frame: frame(ofDay: number))
      let isOffered = isEnabled && owner.allows(day: day)
      part.states.set(.enabled, isOffered)
      part.states.set(.sensitive, isOffered)
      part.states.set(.selected, day.isSameDay(as: chosen))
      guard isOffered else { return part }
      part.deeds = [AccessibleDeed("click") { [weak self] in self?.choose(day) }]
      part.select = { [weak self] in if $0 { self?.choose(day) } }
      return part
    }
  }

  /// The day with the keyboard: the chosen one, if it is in the month that is shown.
  var focusedDay: AnyHashable? {
    let chosen = owner.civil
    var day = month
    day.day = chosen.day
    return day.isSameDay(as: chosen) ? chosen.day : nil
  }

  private func choose(_ day: CivilTime) {
    owner.userSets(owner.civil.with(day: day))
    show()
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = presses.filter { !takes($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func takes(_ press: Press) -> Bool {
    guard isFocused, isEnabled, let key = press.key,
      key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
    else { return false }
    let time = owner.civil
    let forward = isRightToLeft ? -1 : 1
    var other = time
    switch key.keyCode {
    case .keyboardRightArrow: other = time.adding(days: forward)
    case .keyboardLeftArrow: other = time.adding(days: -forward)
    case .keyboardDownArrow: other = time.adding(days: 7)
    case .keyboardUpArrow: other = time.adding(days: -7)
    case .keyboardPageDown: other = time.adding(months: 1)
    case .keyboardPageUp: other = time.adding(months: -1)
    case .keyboardHome: other.day = 1
    case .keyboardEnd: other.day = time.daysInMonth
    default: return false
    }
    // The keys of months choose the nearest day that can be chosen.
    let isMonthKey = Self.monthKeys.contains(key.keyCode)
    if isMonthKey ? owner.allows(monthOf: other) : owner.allows(day: other) { choose(other) }
    return true
  }

  /// The keys that move to another month, or to an end of the month.
  private static let monthKeys: Set<KeyboardHIDUsage> = [
    .keyboardPageDown, .keyboardPageUp, .keyboardHome, .keyboardEnd,
  ]

  override func performPrimaryAction() {}

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? owner.words.text(ofDay: owner.civil) }
    set { super.accessibilityValue = newValue }
  }
}
