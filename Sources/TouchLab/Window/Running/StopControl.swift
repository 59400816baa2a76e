import ResponderWords
import Widgets

/// Stops a test: a finger has to rest on it alone for a second, so that nothing that a test asks for does
/// it by chance. A click or a key stops at once.
final class StopControl: Control {
  /// For how long a finger is held, in seconds.
  static let holding = 1.0
  /// How wide and high it is, in points.
  static let side = 56.0

  /// Whether another finger is down, which none has to tell the control of.
  var isDisturbed: () -> Bool = { false }
  /// The share of that time that has passed.
  private var share = 0.0 { didSet { if share != oldValue { setNeedsDisplay() } } }
  private var began: Double?
  private var timer: ClockTimer?

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    accessibilityLabel = localized("Stop: hold for a second")
    toolTip = localized("Stop: hold for a second")
  }

  override var intrinsicContentSize: Size { Size(width: Self.side, height: Self.side) }

  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard touch.type == .direct else { return true }
    guard isAlone(event) else { return false }
    began = Application.shared.now
    timer = ClockTimer.scheduledTimer(withTimeInterval: 0.03, repeats: true) { [weak self] _ in
      self?.look()
    }
    return true
  }

  override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard touch.type == .direct else { return true }
    let isNear = bounds.insetBy(dx: -16, dy: -16).contains(touch.location(in: self))
    if !isAlone(event) || !isNear { forget() }
    return began != nil
  }

  override func endTracking(_ touch: Touch?, with event: Event?) {
    let isClick = touch.map { $0.type != .direct && bounds.contains($0.location(in: self)) }
    forget()
    if isClick == true { sendActions(for: .primaryActionTriggered) }
  }

  override func cancelTracking(with event: Event?) { forget() }

  /// Keys stop at once.
  override func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Whether no other finger is down: who puts ten on the screen does not mean this.
  private func isAlone(_ event: Event?) -> Bool {
    let down = event?.allTouches?.filter { $0.phase != .ended && $0.phase != .cancelled } ?? []
    return down.count <= 1
  }

  private func look() {
    guard let began, !isDisturbed() else { return forget() }
    share = min(1, (Application.shared.now - began) / Self.holding)
    guard share >= 1 else { return }
    forget()
    sendActions(for: .primaryActionTriggered)
  }

  private func forget() {
    timer?.invalidate()
    timer = nil
    began = nil
    share = 0
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let ring = bounds.insetBy(dx: 5, dy: 5)
    context.fill(Path(ovalIn: ring), color: .tertiarySystemGroupedBackground)
    var outline = Path(ovalIn: ring)
    outline.lineWidth = 2
    context.stroke(outline, color: .separator)
    if share > 0 {
      var arc = Path()
      arc.addArc(
        withCenter: bounds.center, radius: ring.width / 2, startAngle: -Double.pi / 2,
        endAngle: -Double.pi / 2 + 2 * Double.pi * share)
      arc.lineWidth = 5
      context.stroke(arc, color: tintColor)
    }
    let square = Rect(x: bounds.midX - 7, y: bounds.midY - 7, width: 14, height: 14)
    context.fillRoundedRect(square, cornerRadius: 3, color: .label)
    if isFocused { drawFocusRing(around: ring, cornerRadius: ring.width / 2, in: context) }
  }
}
