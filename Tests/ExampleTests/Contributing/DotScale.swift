import Widgets

/// Five dots, of which the user fills some.
open class DotScale: Control {
  /// How many dots there are.
  public static let count = 5

  /// How many are filled, from 0 to ``count``. Setting it sends nothing.
  open var value = 0 {
    didSet { if value != oldValue { setNeedsDisplay() } }
  }

  /// A square for each dot, as large as a finger needs; in points.
  open override var intrinsicContentSize: Size {
    let side = theme.metrics.touchTarget
    return Size(width: side * Double(Self.count), height: side)
  }

  /// What was set, else how many dots are filled.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(value)" }
    set { super.accessibilityValue = newValue }
  }

  /// Fills the dots up to the finger.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    choose(at: touch.location(in: self))
    return true
  }

  /// Fills one more with each press of Space or Return, and begins again after the last.
  open override func performPrimaryAction() { userSet(value % Self.count + 1) }

  /// Whether a recognizer may begin: not one further up that waits for a single tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer)
  }

  /// Draws the dots, and a ring while the control is focused.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let step = bounds.width / Double(Self.count)
    for index in 0..<Self.count {
      let dot = Rect(
        x: step * (Double(index) + 0.5) - 8, y: bounds.midY - 8, width: 16, height: 16)
      context.fillRoundedRect(
        dot, cornerRadius: 8, color: index < value ? tintColor : .controlBorder)
    }
    if isFocused { drawFocusRing(around: bounds, cornerRadius: 8, in: context) }
  }

  private func choose(at point: Point) {
    let share = point.x / max(1, bounds.width)
    userSet(min(Self.count, Int(share * Double(Self.count)) + 1))
  }

  private func userSet(_ dots: Int) {
    guard dots != value else { return }
    value = dots
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
