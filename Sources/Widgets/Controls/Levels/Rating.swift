import WindowResponder

/// Stars, of which the user fills some.
///
///     let stars = Rating()
///     stars.value = 3
///     stars.addAction(Action { _ in rate(stars.value) }, for: .valueChanged)
///
/// A tap fills the stars up to it, and on the only star that is full empties it; a finger or a pointer that
/// is dragged fills as it goes. Arrow keys, Home, End and digits do the same. Only what the user does sends
/// `Control.Events.valueChanged`.
@preconcurrency @MainActor open class Rating: Control {
  /// The side of a star, in points. A finger has a square of the touch target around it.
  public static let starSide = 26.0

  /// How many stars are full, from 0 to ``maximumValue``. Setting it sends nothing.
  open var value: Double {
    get { shownValue }
    set { setOwnValue(newValue) }
  }
  private var shownValue = 0.0

  private func setOwnValue(_ value: Double) {
    let limited = value > 0 ? min(value, Double(maximumValue)) : 0
    if limited != shownValue { setNeedsDisplay() }
    shownValue = limited
  }

  /// How many stars there are; 5 at the start, and at least 1.
  open var maximumValue = 5 {
    didSet {
      if maximumValue < 1 { maximumValue = 1 }
      setOwnValue(shownValue)
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Whether the user fills stars by halves; false at the start.
  open var allowsHalves = false

  /// What is drawn for a full place; a star at the start. Pictures of one colour are in the tint colour.
  open var image: Image? = Image(systemName: "star.fill") { didSet { setNeedsDisplay() } }
  /// What is drawn for an empty place.
  open var emptyImage: Image? = Image(systemName: "star") { didSet { setNeedsDisplay() } }

  private var startValue = 0.0
  private var startPlace = Point.zero
  private var hasMoved = false

  /// Creates five empty stars.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Keeps the value. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(value, forKey: StateKey.value)
  }

  /// Takes that back, and sends nothing. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let value = coder.decodeNumber(forKey: StateKey.value) { self.value = value }
  }

  private func prepare() {
    accessibilityTraits = .adjustable
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    if frame.isEmpty { frame = Rect(origin: frame.origin, size: intrinsicContentSize) }
  }

  private var step: Double { allowsHalves ? 0.5 : 1 }

  /// A square for each star, as large as a finger needs; in points.
  open override var intrinsicContentSize: Size {
    let side = theme.metrics.touchTarget
    return Size(width: max(side, Double(maximumValue) * 36 + 8), height: side)
  }

  /// The same as ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// What was set, else how many of how many are full.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Slider.text(of: value)) / \(maximumValue)" }
    set { super.accessibilityValue = newValue }
  }

  /// Fills a step more, as the user does.
  open override func accessibilityIncrement() { userSet(value + step) }
  /// Fills a step less, as the user does.
  open override func accessibilityDecrement() { userSet(value - step) }

  // MARK: Fingers and pointer

  private var stars: Rect {
    let width = min(bounds.width, intrinsicContentSize.width)
    return Rect(
      x: bounds.midX - width / 2 + 4, y: bounds.minY, width: width - 8, height: bounds.height)
  }

  /// The value that a place stands for.
  private func value(at point: Point) -> Double {
    let area = stars
    var way = area.width > 0 ? (point.x - area.minX) / area.width : 0
    if isRightToLeft { way = 1 - way }
    let exact = max(0, min(1, way)) * Double(maximumValue)
    return (exact / step).rounded(.up) * step
  }

  /// Fills the stars up to the finger.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    startValue = value
    startPlace = touch.location(in: self)
    hasMoved = false
    userSet(max(step, value(at: touch.location(in: self))))
    return true
  }

  /// Fills the stars up to the finger.
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    if touch.location(in: self).distance(to: startPlace) > 6 { hasMoved = true }
    if hasMoved {
      userSet(value(at: touch.location(in: self)))
    }
    return true
  }

  /// A tap on the only star that was full empties it.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    if touch != nil, !hasMoved, startValue == step, value == step { userSet(0) }
  }

  /// Goes back to what it was.
  open override func cancelTracking(with event: Event?) { userSet(startValue) }

  private func userSet(_ new: Double) {
    let old = value
    value = new
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Whether a recognizer may begin: not one further up that waits for a single tap, nor one that drags
  /// from side to side.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer) && leavesDrag(to: gestureRecognizer) { _ in true }
  }

  // MARK: Keys

  /// Does nothing: Space and Return have no meaning for stars.
  open override func performPrimaryAction() {}

  /// Arrows, Home, End and digits fill stars.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if isFocused, isEnabled, let key = presses.plainKey, let new = value(for: key) {
      return userSet(new)
    }
    super.pressesBegan(presses, with: event)
  }

  private func value(for key: Key) -> Double? {
    switch key.keyCode {
    case .keyboardUpArrow: return value + step
    case .keyboardDownArrow: return value - step
    case .keyboardRightArrow: return value + (isRightToLeft ? -step : step)
    case .keyboardLeftArrow: return value - (isRightToLeft ? -step : step)
    case .keyboardHome: return 0
    case .keyboardEnd: return Double(maximumValue)
    default: return Int(key.characters).flatMap { $0 <= maximumValue ? Double($0) : nil }
    }
  }

  // MARK: Drawing

  /// Draws the stars, and a ring while the control is focused.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let area = stars
    let width = area.width / Double(maximumValue)
    let side = min(Self.starSide, width)
    context.saveState()
    context.setAlpha(isEnabled ? 1 : 0.45)
    for index in 0..<maximumValue {
      let place = Rect(
        x: area.minX + (Double(index) + 0.5) * width - side / 2, y: area.midY - side / 2,
        width: side, height: side
      ).mirrored(in: bounds, if: isRightToLeft)
      drawStar(in: place, part: max(0, min(1, value - Double(index))), context)
    }
    context.restoreState()
    if isFocused {
      drawFocusRing(
        around: Rect(
          x: area.minX - 4, y: area.midY - side / 2 - 5, width: area.width + 8, height: side + 10
        ).intersection(bounds), cornerRadius: 8, in: context)
    }
  }

  private func drawStar(in place: Rect, part: Double, _ context: GraphicsContext) {
    if part < 1, let emptyImage {
      context.draw(emptyImage, in: place, tint: isPointerInside ? .label : .secondaryLabel)
    }
    guard part > 0, let image else { return }
    context.saveState()
    var seen = place
    seen.size.width *= part
    if isRightToLeft { seen.origin.x = place.maxX - seen.width }
    if part < 1 { context.clip(to: seen) }
    context.draw(image, in: place, tint: tintColor)
    context.restoreState()
  }
}
