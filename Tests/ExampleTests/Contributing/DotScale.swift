import Widgets

/// A control that shows a value from 0 to 5 as filled dots.
open class DotScale: Control {
  /// The number of dots.
  public static let count = 5

  /// The number of filled dots, from 0 to ``count``. Setting it sends no actions. The default is 0.
  open var value = 0 {
    didSet { if value != oldValue { setNeedsDisplay() } }
  }

  /// The size of a row of squares, each as large as a touch target, in points.
  open override var intrinsicContentSize: Size {
    let side = theme.metrics.touchTarget
    return Size(width: side * Double(Self.count), height: side)
  }

  /// The value that the application has set, or the number of filled dots.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(value)" }
    set { super.accessibilityValue = newValue }
  }

  /// Fills the dots up to the touch.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    choose(at: touch.location(in: self))
    return true
  }

  /// Fills one more dot for a press of Space or Return, or none after the last one.
  open override func performPrimaryAction() { userSet(value % Self.count + 1) }

  /// Returns `false` for a recognizer of a view above that waits for a single tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer)
  }

  /// Draws the dots, and a focus ring if the control is focused.
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
