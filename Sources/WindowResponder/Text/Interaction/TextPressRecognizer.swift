/// Recognises that a button of the pointer goes down on text, and follows it.
///
/// Desktops place the caret when the button goes down, and not when it is let go.
final class TextPressRecognizer: GestureRecognizer {
  private weak var interaction: TextInteraction?
  /// The button that is down.
  private(set) var button: Event.ButtonMask = .primary
  /// How many clicks the present one completes.
  private(set) var clickCount = 1
  /// Where it went down, in window coordinates.
  private(set) var start = Point.zero
  /// Where it is, in window coordinates.
  private(set) var place = Point.zero

  /// Whether dragged text is copied rather than moved.
  var copies: Bool { modifierFlags.contains(.control) }

  /// How far the pointer moves before a press is a drag, in points: a hand is not that still, and the text
  /// may scroll into sight when it gets the keys.
  private static let slop = 3.0
  /// Whether the pointer has moved as far as that.
  private(set) var hasMoved = false

  /// The button in the middle, which pastes.
  static let middle = Event.ButtonMask.button(3)

  init(_ interaction: TextInteraction) {
    self.interaction = interaction
    super.init()
    allowedTouchTypes = [.indirectPointer]
  }

  /// What the program has added to the view recognizes together with it.
  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    preventedGestureRecognizer.view !== view
      || interaction?.gestures.isOurs(preventedGestureRecognizer) == true
  }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool {
    event.buttonMask == .primary || event.buttonMask == .secondary
      || event.buttonMask == Self.middle
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard let touch = touches.first else { return }
    button = event.buttonMask
    clickCount = touch.tapCount
    start = touch.location
    place = touch.location
    hasMoved = false
    if button == .secondary {
      state = interaction?.mayOpenMenu(at: place) == true ? .ended : .failed
    } else {
      state = .began
    }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let touch = touches.first else { return }
    place = touch.location
    if start.distance(to: place) >= Self.slop { hasMoved = true }
    if state.isActive { state = .changed }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if let touch = touches.first { place = touch.location }
    state = state.isActive ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state.isActive ? .cancelled : .failed
  }
}
