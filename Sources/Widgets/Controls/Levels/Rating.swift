import WindowResponder

/// A control with stars that shows and changes a rating.
///
///     let stars = Rating()
///     stars.value = 3
///     stars.addAction(Action { _ in rate(stars.value) }, for: .valueChanged)
///
/// A tap fills the stars up to its location. A tap on the first star empties it if it is the only full one. A
/// drag changes the rating continuously. The arrow keys, Home, End and digits change it too. Only actions of
/// the user send `Control.Events.valueChanged`.
@preconcurrency @MainActor open class Rating: Control {
  /// The side of a star, in points. The area of a touch is larger.
  public static let starSide = 26.0

  /// The number of full stars, from 0 to ``maximumValue``. A new value sends no event.
  open var value: Double {
    get { shownValue }
    set { setOwnValue(newValue) }
  }
  private var shownValue = 0.0

  private func setOwnValue(_ value: Double) {
    let limited = value > 0 ? min(value, Double(maximumValue)) : 0
    if limited != shownValue { setNeedsDisplay() }
    shownValue = limited
    accessibilityDidChange(.value)
  }

  /// The number of stars, at least 1. The default is 5.
  open var maximumValue = 5 {
    didSet {
      if maximumValue < 1 { maximumValue = 1 }
      setOwnValue(shownValue)
      neededSizeDidChange()
    }
  }

  /// A Boolean value that indicates whether the user can choose half stars. The default is `false`.
  open var allowsHalves = false

  /// The image of a full star. The default is a star. Template images have the tint color.
  open var image: Image? = Image(systemName: "star.fill") { didSet { setNeedsDisplay() } }
  /// The image of an empty star.
  open var emptyImage: Image? = Image(systemName: "star") { didSet { setNeedsDisplay() } }

  private var startValue = 0.0
  private var startPlace = Point.zero
  private var hasMoved = false

  /// Creates a control with five empty stars.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a control of its intrinsic size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Saves the value. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(value, forKey: StateKey.value)
  }

  /// Restores the value, without sending an event. An override calls `super`.
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

  /// The size of all stars, in points. It is at least that of a touch target.
  open override var intrinsicContentSize: Size {
    let side = theme.metrics.touchTarget
    return Size(width: max(side, Double(maximumValue) * 36 + 8), height: side)
  }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// The accessibility value. The default is the value and the maximum value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Slider.text(of: value)) / \(maximumValue)" }
    set { super.accessibilityValue = newValue }
  }

  /// Fills a step more, as the user does.
  open override func accessibilityIncrement() { userSet(value + step) }
  /// Fills a step less, as the user does.
  open override func accessibilityDecrement() { userSet(value - step) }

  // MARK: Touches and pointer

  private var stars: Rect {
    let width = min(bounds.width, intrinsicContentSize.width)
    return Rect(
      x: bounds.midX - width / 2 + 4, y: bounds.minY, width: width - 8, height: bounds.height)
  }

  /// Returns the value at a location.
  private func value(at point: Point) -> Double {
    let area = stars
    var way = area.width > 0 ? (point.x - area.minX) / area.width : 0
    if isRightToLeft { way = 1 - way }
    let exact = max(0, min(1, way)) * Double(maximumValue)
    return (exact / step).rounded(.up) * step
  }

  /// Fills the stars up to the touch. Returns `true`.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    startValue = value
    startPlace = touch.location(in: self)
    hasMoved = false
    userSet(max(step, value(at: touch.location(in: self))))
    return true
  }

  /// Fills the stars up to the touch after it has moved more than 6 points. Returns `true`.
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    if touch.location(in: self).distance(to: startPlace) > 6 { hasMoved = true }
    if hasMoved {
      userSet(value(at: touch.location(in: self)))
    }
    return true
  }

  /// Empties the first star after a tap on it, if it was the only full one.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    if touch != nil, !hasMoved, startValue == step, value == step { userSet(0) }
  }

  /// Restores the value from the start of the touch.
  open override func cancelTracking(with event: Event?) { userSet(startValue) }

  func userSet(_ new: Double) {
    let old = value
    value = new
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Returns `false` for a recognizer of an ancestor that waits for a single tap or a horizontal drag.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer) && leavesDrag(to: gestureRecognizer) { _ in true }
  }

  // MARK: Keys

  /// Takes no action: Space and Return have no meaning for a rating.
  open override func performPrimaryAction() {}

  /// Changes the rating for the arrow keys, Home, End and digits.
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

  /// Draws the stars, and the focus ring of a focused control.
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
