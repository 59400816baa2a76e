import ResponderWords
import Widgets

/// A control that stops a test.
///
/// A single touch has to be held on it for a second, so that a touch of the test does not stop it by chance.
/// A click or a key stops at once.
final class StopControl: Control {
  /// The time for which a touch is held, in seconds.
  static let holding = 1.0
  /// The width and height, in points.
  static let side = 56.0

  /// A closure that returns whether another touch is down, which the control does not receive.
  var isDisturbed: () -> Bool = { false }
  /// The fraction of that time that has passed.
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

  /// Stops at once by a key.
  override func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Returns a Boolean value that indicates whether no other touch is down. A user with ten fingers on the
  /// screen does not mean to stop.
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
