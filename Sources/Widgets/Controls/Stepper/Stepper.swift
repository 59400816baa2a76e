/// A control with a minus and a plus, which makes a value smaller and larger. Follows `UIStepper`.
///
///     let copies = Stepper()
///     copies.maximumValue = 20
///     copies.addTarget(self, action: Printer.copiesChanged, for: .valueChanged)
///
/// A finger that stays on a half repeats the step. Arrow keys do the same while the stepper is focused,
/// and Home and End go to the ends of the range. Only what the user does sends
/// `Control.Events.valueChanged`.
@preconcurrency @MainActor open class Stepper: Control {
  /// The size of what is drawn, in points. The control itself is as high as a finger needs.
  public static let drawnSize = Size(width: 96, height: 34)
  /// How long a finger stays on a half before the step is repeated, in seconds.
  public static let repeatDelay = 0.5
  /// How long it takes from one repeat to the next, in seconds.
  public static let repeatInterval = 0.1

  private var storedValue = 0.0
  private var ownRange = ValueRange(minimum: 0, maximum: 100)
  let held = HoldRepeater(delay: Stepper.repeatDelay, interval: Stepper.repeatInterval)
  /// The half that is held down: -1 for minus, 1 for plus; nil for none.
  var heldHalf: Double? { didSet { if heldHalf != oldValue { setNeedsDisplay() } } }
  /// Whether the finger is on the half that it holds.
  var isOverHalf = false { didSet { if isOverHalf != oldValue { setNeedsDisplay() } } }
  /// The value when the half was taken hold of.
  var startValue = 0.0

  /// Creates a stepper from 0 to 100 that stands at 0; without a size it has its own.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    if frame.isEmpty { self.frame = Rect(origin: frame.origin, size: intrinsicContentSize) }
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    frame = Rect(origin: .zero, size: intrinsicContentSize)
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

  // MARK: Value

  /// The value, from ``minimumValue`` to ``maximumValue``; what lies outside is brought to the nearer
  /// end. Setting it sends nothing.
  open var value: Double {
    get { storedValue }
    set { setOwnValue(newValue) }
  }

  /// The smallest value; a maximum that is smaller becomes it too.
  open var minimumValue: Double {
    get { ownRange.minimum }
    set { setOwnRange { $0.minimum = newValue } }
  }

  /// The largest value; a minimum that is larger becomes it too.
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
  }

  /// By how much a step changes the value; larger than 0.
  open var stepValue = 1.0 {
    didSet { precondition(stepValue > 0, "A stepper's stepValue must be larger than 0") }
  }

  /// Whether every repeated step sends the value; else it is sent once, when the half is released.
  open var isContinuous = true
  /// Whether a half that is held repeats its step.
  open var autorepeat = true
  /// Whether a step beyond one end of the range goes to the other.
  open var wraps = false

  // MARK: Looks

  var incrementImages: [State: Image] = [:]
  var decrementImages: [State: Image] = [:]

  /// Sets the picture on the right half for a state; nil for the plus.
  open func setIncrementImage(_ image: Image?, for state: State) {
    incrementImages[state] = image
    setNeedsDisplay()
  }
  /// Sets the picture on the left half for a state; nil for the minus.
  open func setDecrementImage(_ image: Image?, for state: State) {
    decrementImages[state] = image
    setNeedsDisplay()
  }
  var backgroundImages: [State: Image] = [:]
  var dividerImage: Image?

  /// Sets the picture behind both halves for a state; nil for the usual ground.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    backgroundImages[state] = image
    setNeedsDisplay()
  }
  /// The picture behind both halves for a state, or the normal one; nil for the usual ground.
  open func backgroundImage(for state: State) -> Image? { backgroundImages.image(for: state) }
  /// Sets the picture between the halves; nil for the usual line. It is the same in all states.
  open func setDividerImage(
    _ image: Image?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    dividerImage = image
    setNeedsDisplay()
  }
  /// The picture between the halves; nil for the usual line.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> Image? { dividerImage }

  /// The picture on the right half for a state, or the normal one; nil for the plus.
  open func incrementImage(for state: State) -> Image? { incrementImages.image(for: state) }
  /// The picture on the left half for a state, or the normal one; nil for the minus.
  open func decrementImage(for state: State) -> Image? { decrementImages.image(for: state) }

  /// Draws both halves, and a ring while the stepper is focused.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawStepper(in: context) }

  /// The drawn size, as high as a finger needs; in points.
  open override var intrinsicContentSize: Size {
    Size(
      width: Self.drawnSize.width, height: max(Self.drawnSize.height, theme.metrics.touchTarget))
  }

  /// The same as ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// What was set, else the value with at most two decimals.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? Slider.text(of: value) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Tracking

  /// Takes the first step.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    hold(half(at: touch.location(in: self)), for: nil)
    return true
  }

  /// A finger that leaves the half it holds waits there; it goes on when it comes back.
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    follow(touch)
    return true
  }

  /// Takes no further step.
  open override func endTracking(_ touch: Touch?, with event: Event?) { letGo() }

  /// Takes no further step.
  open override func cancelTracking(with event: Event?) { letGo() }

  // MARK: Keys

  /// Starts stepping by a key; the others go the usual way.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keysBegan(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// A key that stepped came up.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keysEnded(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// A key that stepped was taken away.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keysEnded(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// A stepper that loses the keyboard takes no further step.
  open override func focusDidChange() {
    super.focusDidChange()
    if !isFocused, held.press != nil { letGo() }
  }

  /// Does nothing: Space and Return have no meaning for a stepper.
  open override func performPrimaryAction() {}

  /// Whether a recognizer may begin: not one further up that waits for a single tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer)
  }
}
