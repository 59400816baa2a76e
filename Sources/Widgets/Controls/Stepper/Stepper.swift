/// A control that increments or decrements a value with a plus and a minus button. Follows `UIStepper`.
///
///     let copies = Stepper()
///     copies.maximumValue = 20
///     copies.addTarget(self, action: Printer.copiesChanged, for: .valueChanged)
///
/// A held touch repeats the step. With the focus, the arrow keys change the value too, and Home and End set
/// it to the ends of the range. Only actions of the user send `Control.Events.valueChanged`.
@preconcurrency @MainActor open class Stepper: Control {
  /// The size of the drawn control, in points. The control itself has the height of a touch target.
  public static let drawnSize = Size(width: 96, height: 34)
  /// The delay before the step is repeated, in seconds.
  public static let repeatDelay = 0.5
  /// The interval between repeated steps, in seconds.
  public static let repeatInterval = 0.1

  private var storedValue = 0.0
  private var ownRange = ValueRange(minimum: 0, maximum: 100)
  let held = HoldRepeater(delay: Stepper.repeatDelay, interval: Stepper.repeatInterval)
  /// The pressed half: -1 for the decrement half, 1 for the increment half, or `nil` for none.
  var heldHalf: Double? { didSet { if heldHalf != oldValue { setNeedsDisplay() } } }
  /// A Boolean value that indicates whether the touch is on the half that it presses.
  var isOverHalf = false { didSet { if isOverHalf != oldValue { setNeedsDisplay() } } }
  /// The value when the press began.
  var startValue = 0.0

  /// Creates a stepper with a range from 0 to 100 and the value 0. If the frame is empty, the stepper has its
  /// intrinsic size.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    if frame.isEmpty { self.frame = Rect(origin: frame.origin, size: intrinsicContentSize) }
  }

  /// Creates a stepper of its intrinsic size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    frame = Rect(origin: .zero, size: intrinsicContentSize)
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

  // MARK: Value

  /// The value, from ``minimumValue`` to ``maximumValue``. Values outside are limited to the nearer end. A
  /// new value sends no event.
  open var value: Double {
    get { storedValue }
    set { setOwnValue(newValue) }
  }

  /// The minimum value. A lower maximum becomes equal to it. The default is 0.
  open var minimumValue: Double {
    get { ownRange.minimum }
    set { setOwnRange { $0.minimum = newValue } }
  }

  /// The maximum value. A higher minimum becomes equal to it. The default is 100.
  open var maximumValue: Double {
    get { ownRange.maximum }
    set { setOwnRange { $0.maximum = newValue } }
  }

  private func setOwnRange(_ change: (inout ValueRange) -> Void) {
    change(&ownRange)
    setOwnValue(storedValue)
    setNeedsDisplay()
  }

  private func setOwnValue(_ value: Double) {
    let limited = ownRange.limited(value)
    if limited != storedValue { setNeedsDisplay() }
    storedValue = limited
    accessibilityDidChange(.value)
  }

  /// The change of the value by a step. It must be greater than 0. The default is 1.
  open var stepValue = 1.0 {
    didSet { precondition(stepValue > 0, "A stepper's stepValue must be larger than 0") }
  }

  /// A Boolean value that indicates whether every repeated step sends an event. If it is `false`, one is sent
  /// when the half is released. The default is `true`.
  open var isContinuous = true
  /// A Boolean value that indicates whether a held half repeats the step. The default is `true`.
  open var autorepeat = true
  /// A Boolean value that indicates whether a step beyond one end of the range continues at the other end.
  /// The default is `false`.
  open var wraps = false

  // MARK: Appearance

  var incrementImages: [State: Image] = [:]
  var decrementImages: [State: Image] = [:]

  /// Sets the image of the increment half for a state. If it is `nil`, the image of `.normal` is used, or
  /// else the plus sign.
  open func setIncrementImage(_ image: Image?, for state: State) {
    incrementImages[state] = image
    setNeedsDisplay()
  }
  /// Sets the image of the decrement half for a state. If it is `nil`, the image of `.normal` is used, or
  /// else the minus sign.
  open func setDecrementImage(_ image: Image?, for state: State) {
    decrementImages[state] = image
    setNeedsDisplay()
  }
  var backgroundImages: [State: Image] = [:]
  /// The states of the left and the right half at both sides of a divider.
  struct Divider: Hashable {
    var left: State
    var right: State
  }
  var dividerImages: [Divider: Image] = [:]

  /// Sets the image behind both halves for a state. If it is `nil`, the image of `.normal` is used, or else
  /// the default background.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    backgroundImages[state] = image
    setNeedsDisplay()
  }
  /// Returns the image behind both halves for a state, or that of `.normal`, or `nil` for the default
  /// background.
  open func backgroundImage(for state: State) -> Image? { backgroundImages.image(for: state) }
  /// Sets the image between the halves in their states. For states without an image, that of two halves in
  /// the state `.normal` is drawn, or else the default line.
  open func setDividerImage(
    _ image: Image?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividerImages[Divider(left: leftState, right: rightState)] = image
    setNeedsDisplay()
  }
  /// Returns the image between the halves in their states, or `nil` if none was set.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> Image? { dividerImages[Divider(left: leftState, right: rightState)] }

  /// Returns the image of the increment half for a state, or that of `.normal`, or `nil` for the plus.
  open func incrementImage(for state: State) -> Image? { incrementImages.image(for: state) }
  /// Returns the image of the decrement half for a state, or that of `.normal`, or `nil` for the minus.
  open func decrementImage(for state: State) -> Image? { decrementImages.image(for: state) }

  /// Draws both halves, and the focus ring of a focused stepper.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawStepper(in: context) }

  /// The drawn size, in points. The height is at least that of a touch target.
  open override var intrinsicContentSize: Size {
    Size(
      width: Self.drawnSize.width, height: max(Self.drawnSize.height, theme.metrics.touchTarget))
  }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// The accessibility value. The default is the value with at most two decimals.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? Slider.text(of: value) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Tracking

  /// Performs the first step. Returns `true`.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    hold(half(at: touch.location(in: self)), for: nil)
    return true
  }

  /// Pauses the repetition while the touch is outside of its half. Returns `true`.
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    follow(touch)
    return true
  }

  /// Ends the repetition.
  open override func endTracking(_ touch: Touch?, with event: Event?) { letGo() }

  /// Ends the repetition.
  open override func cancelTracking(with event: Event?) { letGo() }

  // MARK: Keys

  /// Changes the value for its keys, and forwards the other keys.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keysBegan(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Ends the repetition by a released key.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keysEnded(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Ends the repetition by a cancelled key.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keysEnded(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// Ends a repetition by keys if the stepper loses the focus.
  open override func focusDidChange() {
    super.focusDidChange()
    if !isFocused, held.press != nil { letGo() }
  }

  /// Takes no action: Space and Return have no meaning for a stepper.
  open override func performPrimaryAction() {}

  /// Returns `false` for a recognizer of an ancestor that waits for a single tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer)
  }
}
