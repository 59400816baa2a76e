/// A control that is on or off. Follows `UISwitch`.
///
///     let wifi = Switch()
///     wifi.addTarget(self, action: NetworkSettings.wifiChanged, for: .valueChanged)
///
/// A tap toggles the switch, a drag moves its knob, and with the focus Space and Return toggle it. Only
/// actions of the user send `Control.Events.valueChanged`.
@preconcurrency @MainActor open class Switch: Control {
  /// The size of the drawn control, in points. The control itself has the height of a touch target.
  public static let drawnSize = Size(width: 52, height: 32)

  /// The distance after which a touch drags the knob and is not a tap, in points.
  static let dragDistance = 4.0

  private lazy var slide = AnimatedValue(0, in: self)
  private var drag: KnobDrag?
  private var value = false

  /// Creates a switch that is off. If the frame is empty, the switch has its intrinsic size.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    // A stack gives its remaining space to the text beside the switch.
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    if frame.isEmpty { self.frame = Rect(origin: frame.origin, size: intrinsicContentSize) }
  }

  /// Creates a switch of its intrinsic size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    frame = Rect(origin: .zero, size: intrinsicContentSize)
  }

  /// Saves whether the switch is on. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(isOn, forKey: StateKey.value)
  }

  /// Restores whether the switch is on, without sending an event. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let value = coder.decode(Bool.self, forKey: StateKey.value) { isOn = value }
  }

  // MARK: Value

  /// A Boolean value that indicates whether the switch is on. A new value moves the knob without animation
  /// and sends no event.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off, with a short animation if `animated` is `true`. Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    slide.move(to: on ? 1 : 0, animated: animated)
    accessibilityDidChange(.states)
  }

  // MARK: Appearance

  /// The color of the track when the switch is on, or `nil` for the tint color.
  open var onTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The color of the track when the switch is off, or `nil` for the track color of the theme.
  open var offTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The title of the check box style. The sliding style shows no title.
  open var title: String?
  /// An image for the on state. It has no effect, as in UIKit since iOS 7.
  open var onImage: Image?
  /// An image for the off state. It has no effect, as in UIKit since iOS 7.
  open var offImage: Image?
  /// The preferred style. It has no effect: in UIKit it has one only in the user interface idiom of a Mac.
  /// See ``CheckBox`` for a check box.
  open var preferredStyle: Style = .automatic
  /// The style. It is always `.sliding`.
  open var style: Style { .sliding }

  /// The style of a switch. Follows `UISwitch.Style`, with its values.
  public enum Style: Int, Hashable, Sendable {
    /// The default of the context.
    case automatic = 0
    /// A box with a checkmark.
    case checkbox
    /// A sliding knob.
    case sliding
  }

  /// The color of the knob, or `nil` for that of the theme.
  open var thumbTintColor: Color? { didSet { setNeedsDisplay() } }

  /// The position of the knob, from 0 for off to 1 for on.
  var knobPosition: Double { slide.value }

  /// Draws the track and the knob, and the focus ring of a focused switch.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawSwitch(in: context)
  }

  /// The drawn size, in points. It is at least that of a touch target.
  open override var intrinsicContentSize: Size {
    Size(
      width: max(Self.drawnSize.width, theme.metrics.touchTarget),
      height: max(Self.drawnSize.height, theme.metrics.touchTarget))
  }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// Returns a Boolean value that indicates whether a point is inside. A switch in a smaller frame still has
  /// the size of a touch target.
  open override func point(inside point: Point, with event: Event?) -> Bool {
    let least = theme.metrics.touchTarget
    let target = bounds.insetBy(
      dx: min(0, (bounds.width - least) / 2), dy: min(0, (bounds.height - least) / 2))
    return target.contains(point)
  }

  /// The accessibility label. The default is the ``title``.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  /// The accessibility value. The default is "on" or "off".
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "on" : "off") }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Tracking

  /// Begins to track the touch. Returns `true`.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    drag = KnobDrag(
      start: touch.location(in: self).x, position: knobPosition, isMirrored: isRightToLeft)
    return true
  }

  /// Moves the knob with the touch. Returns `true`.
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard var drag else { return true }
    drag.move(to: touch.location(in: self).x)
    self.drag = drag
    if drag.hasMoved { slide.move(to: drag.position, animated: false) }
    return true
  }

  /// Sets the state of the nearer side after a drag, or toggles the switch after a tap.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    let target = drag.flatMap { $0.hasMoved ? $0.position >= 0.5 : nil }
    drag = nil
    if let target {
      userSet(target)
    } else if isTouchInside {
      userSet(!isOn)
    }
  }

  /// Returns the knob to its position before the touch.
  open override func cancelTracking(with event: Event?) {
    drag = nil
    slide.move(to: isOn ? 1 : 0, animated: true)
  }

  /// Toggles the switch, and sends the same events as for the user.
  open override func performPrimaryAction() { userSet(!isOn) }

  /// Returns `false` for a recognizer of an ancestor that waits for a single tap or a horizontal drag. A drag
  /// anywhere on the switch moves the knob.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer) && leavesDrag(to: gestureRecognizer) { _ in true }
  }

  private func userSet(_ on: Bool) {
    let hasChanged = on != isOn
    setOn(on, animated: true)
    if hasChanged { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}

/// A drag of a switch's knob.
@MainActor private struct KnobDrag {
  private let start: Double
  private let startPosition: Double
  private(set) var position: Double
  private(set) var hasMoved = false

  /// A Boolean value that indicates whether the on state is at the left.
  private let isMirrored: Bool

  init(start: Double, position: Double, isMirrored: Bool) {
    self.isMirrored = isMirrored
    self.start = start
    startPosition = position
    self.position = position
  }

  /// The distance that the knob moves, in points.
  private static let way = Switch.drawnSize.width - Switch.drawnSize.height

  mutating func move(to x: Double) {
    if (x - start).magnitude > Switch.dragDistance { hasMoved = true }
    let way = isMirrored ? start - x : x - start
    position = min(max(startPosition + way / Self.way, 0), 1)
  }
}
