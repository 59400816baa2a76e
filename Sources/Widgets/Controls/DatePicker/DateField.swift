/// A field that shows a date or a time. A press opens a calendar or wheels beside it.
///
/// With the focus, one component is marked. The left and right arrow keys mark another component. The up and
/// down arrow keys and the scroll wheel change it. Digits and the letters of a month or half day are typed
/// into it.
@MainActor final class DateField: Button {
  enum Part { case date, time }

  private let ownerLink: OwnerLink<DatePicker>
  private var owner: DatePicker { ownerLink.owner }
  private let part: Part
  /// The component that keys change.
  private(set) var unit: DateUnit
  private var entry = DateEntry()
  private var pause: ClockTimer?
  private let wheel = PanGestureRecognizer()
  /// The part of a scroll step since the last whole step.
  private var turn = 0.0

  init(_ owner: DatePicker, _ part: Part) {
    ownerLink = OwnerLink(owner, orElse: DatePicker())
    self.part = part
    unit = part == .date ? .day : .minute
    super.init(frame: .zero)
    var configuration = Configuration.gray()
    configuration.contentInsets = DirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    self.configuration = configuration
    addAction(Action { [weak self] _ in self?.open() }, for: .primaryActionTriggered)
    wheel.name = "Date field"
    wheel.allowedScrollTypesMask = .discrete
    wheel.maximumNumberOfTouches = 0
    // A field must not change while the pointer passes over it in a scroll.
    wheel.isEnabled = false
    wheel.addAction(Action { [weak self] _ in self?.wheelTurned() })
    addGestureRecognizer(wheel)
    show()
  }

  /// The parts of the visible text, in order.
  private var pieces: [DatePiece] {
    part == .date ? owner.words.pieces(ofDay: owner.civil) : owner.words.pieces(ofTime: owner.civil)
  }

  func show() {
    let pieces = pieces
    configuration?.title = pieces.map(\.text).joined()
    guard isFocused else { return }
    let marked = TextAttributes(foregroundColor: .onTint, backgroundColor: .tint)
    var text = StyledText("")
    for piece in pieces {
      // A year is set only when all its digits are typed. They are shown meanwhile.
      let isPending = piece.unit == unit && unit == .year && !entry.typed.isEmpty
      text.append(
        StyledText(
          isPending ? entry.typed : piece.text,
          attributes: piece.unit == unit ? marked : TextAttributes()))
    }
    configuration?.attributedTitle = text
  }

  override func focusDidChange() {
    super.focusDidChange()
    wheel.isEnabled = isFocused
    turn = 0
    forgetTyped()
    show()
  }

  private func open() {
    guard let controller = presentingController else { return }
    forgetTyped()
    let popover = DatePopover(owner, part)
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = self
    popover.popoverPresentationController?.delegate = popover
    controller.present(popover, animated: true)
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = presses.filter { !takes($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func takes(_ press: Press) -> Bool {
    guard isFocused, isEnabled, let key = press.key,
      key.modifierFlags.subtracting([.alphaShift, .numericPad, .shift]).isEmpty
    else { return false }
    let forward = isRightToLeft ? -1 : 1
    switch key.keyCode {
    case .keyboardUpArrow: step(1)
    case .keyboardDownArrow: step(-1)
    case .keyboardRightArrow: return move(by: forward)
    case .keyboardLeftArrow: return move(by: -forward)
    case .keyboardDeleteOrBackspace where !entry.typed.isEmpty:
      forgetTyped()
      show()
    default: return type(key.characters)
    }
    return true
  }

  /// Marks the next or the previous component. Returns a Boolean value that indicates whether there is one.
  @discardableResult private func move(by way: Int) -> Bool {
    let units = pieces.compactMap(\.unit)
    guard let place = units.firstIndex(of: unit), units.indices.contains(place + way) else {
      return false
    }
    unit = units[place + way]
    forgetTyped()
    show()
    return true
  }

  private func type(_ characters: String) -> Bool {
    guard characters.count == 1, let character = characters.first,
      entry.type(character, into: unit, words: owner.words)
    else { return false }
    let isFull = entry.isFull
    if let value = entry.value {
      var time = owner.civil
      time.set(unit, to: value, hasHalfDays: owner.words.hasHalfDays)
      if unit == .minute { time.minute -= time.minute % owner.minuteInterval }
      owner.userSets(time)
    }
    if isFull, !move(by: 1) { forgetTyped() }
    if !isFull { waitForMore() }
    show()
    return true
  }

  /// Starts the timer after which typing starts again.
  private func waitForMore() {
    pause?.invalidate()
    pause = ClockTimer.scheduledTimer(withTimeInterval: DateEntry.patience) { [weak self] _ in
      self?.forgetTyped()
      self?.show()
    }
  }

  private func forgetTyped() {
    entry = DateEntry()
    pause?.invalidate()
    pause = nil
  }

  // MARK: Steps

  private func wheelTurned() {
    // A scroll step begins, changes and ends. It is counted once.
    guard isFocused, isEnabled, wheel.state == .changed else { return }
    // Upward steps increase the value. Fractions of a step are added with their sign.
    turn -= wheel.wheelSteps.dy
    let steps = (turn + (turn < 0 ? -Self.hair : Self.hair)).rounded(.towardZero)
    guard steps != 0 else { return }
    turn -= steps
    step(Int(min(max(steps, -Self.mostSteps), Self.mostSteps)))
  }

  /// The tolerance for the sum of fractions, in steps.
  private static let hair = 1e-6
  /// The maximum number of steps in one event.
  private static let mostSteps = 100.0

  private func step(_ way: Int) {
    forgetTyped()
    owner.userSets(owner.civil.stepped(unit, by: way, minuteInterval: owner.minuteInterval))
    show()
  }
}
