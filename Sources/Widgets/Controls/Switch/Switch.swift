/// A control that is on or off. Follows `UISwitch`.
///
///     let wifi = Switch()
///     wifi.addTarget(self, action: NetworkSettings.wifiChanged, for: .valueChanged)
///
/// A tap toggles it, a drag moves its knob, and Space or Return toggle it while it is focused. Only
/// what the user does sends `Control.Events.valueChanged`.
@preconcurrency @MainActor open class Switch: Control {
  /// The size of what is drawn, in points. The control itself is as high as a finger needs.
  public static let drawnSize = Size(width: 52, height: 32)

  /// How far a finger moves before it drags the knob and no longer taps, in points.
  static let dragDistance = 4.0

  private lazy var slide = AnimatedValue(0, in: self)
  private var drag: KnobDrag?
  private var value = false

  /// Creates a switch that is off; without a size it has its own.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    // A row gives what room it has left to the text beside the switch.
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

  /// Keeps whether it is on. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(isOn, forKey: StateKey.value)
  }

  /// Takes that back, and sends nothing. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let value = coder.decode(Bool.self, forKey: StateKey.value) { isOn = value }
  }

  // MARK: Value

  /// Whether it is on. Setting it moves the knob at once and sends nothing.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off, with a short slide where `animated`; sends nothing.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    slide.move(to: on ? 1 : 0, animated: animated)
  }

  // MARK: Looks

  /// The ground of a switch that is on; nil for the tint colour.
  open var onTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The ground of a switch that is off; nil for the theme's track.
  open var offTintColor: Color? { didSet { setNeedsDisplay() } }
  /// What a switch would say that is drawn as a check box, as on a Mac. One that slides shows none.
  open var title: String?
  /// A picture beside the knob of a switch that is on. Switches show none, as UIKit's since iOS 7.
  open var onImage: Image?
  /// A picture beside the knob of a switch that is off. Switches show none, as UIKit's since iOS 7.
  open var offImage: Image?
  /// How it would like to be drawn. Here it always slides: see ``CheckBox`` for the other.
  open var preferredStyle: Style = .automatic
  /// How it is drawn.
  open var style: Style { .sliding }

  /// How a switch is drawn. The values are those of `UISwitch.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// As suits the place.
    case automatic = 0
    /// As a box with a check mark.
    case checkbox
    /// As a knob that slides.
    case sliding
  }

  /// The knob; nil for the theme's.
  open var thumbTintColor: Color? { didSet { setNeedsDisplay() } }

  /// Where the knob is drawn: 0 is off, 1 is on.
  var knobPosition: Double { slide.value }

  /// Draws ground and knob, and a ring while the switch is focused.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawSwitch(in: context)
  }

  /// The drawn size, as high as a finger needs; in points.
  open override var intrinsicContentSize: Size {
    Size(
      width: max(Self.drawnSize.width, theme.metrics.touchTarget),
      height: max(Self.drawnSize.height, theme.metrics.touchTarget))
  }

  /// The same as ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// Whether a point is inside: a switch in a smaller frame can still be hit by a finger.
  open override func point(inside point: Point, with event: Event?) -> Bool {
    let least = theme.metrics.touchTarget
    let target = bounds.insetBy(
      dx: min(0, (bounds.width - least) / 2), dy: min(0, (bounds.height - least) / 2))
    return target.contains(point)
  }

  /// What was set, else the ``title``.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  /// What was set, else "on" or "off".
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "on" : "off") }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Tracking

  /// Follows the finger from here.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    drag = KnobDrag(
      start: touch.location(in: self).x, position: knobPosition, isMirrored: isRightToLeft)
    return true
  }

  /// Moves the knob with the finger.
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard var drag else { return true }
    drag.move(to: touch.location(in: self).x)
    self.drag = drag
    if drag.hasMoved { slide.move(to: drag.position, animated: false) }
    return true
  }

  /// Turns to the side the knob was dragged to, or to the other one after a tap.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    let target = drag.flatMap { $0.hasMoved ? $0.position >= 0.5 : nil }
    drag = nil
    if let target {
      userSet(target)
    } else if isTouchInside {
      userSet(!isOn)
    }
  }

  /// Takes the knob back to where it was.
  open override func cancelTracking(with event: Event?) {
    drag = nil
    slide.move(to: isOn ? 1 : 0, animated: true)
  }

  /// Toggles, as the user does.
  open override func performPrimaryAction() { userSet(!isOn) }

  /// Whether a recognizer may begin: not one further up that waits for a single tap, or for a drag from
  /// side to side. A finger anywhere on the switch moves the knob.
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

/// A finger on the knob of a switch.
@MainActor private struct KnobDrag {
  private let start: Double
  private let startPosition: Double
  private(set) var position: Double
  private(set) var hasMoved = false

  /// Whether on is at the left.
  private let isMirrored: Bool

  init(start: Double, position: Double, isMirrored: Bool) {
    self.isMirrored = isMirrored
    self.start = start
    startPosition = position
    self.position = position
  }

  /// How far the knob travels, in points.
  private static let way = Switch.drawnSize.width - Switch.drawnSize.height

  mutating func move(to x: Double) {
    if (x - start).magnitude > Switch.dragDistance { hasMoved = true }
    let way = isMirrored ? start - x : x - start
    position = min(max(startPosition + way / Self.way, 0), 1)
  }
}
