import ResponderRuntime

/// A gesture recognizer for a pointer button that goes down on text, moves and is released.
///
/// Desktops place the caret when the button goes down, not when it is released.
final class TextPressRecognizer: GestureRecognizer {
  @BackLink private var interaction: TextInteraction?
  /// The button that is down.
  private(set) var button: Event.ButtonMask = .primary
  /// The number of clicks in the current sequence.
  private(set) var clickCount = 1
  /// The location at which the button went down, in window coordinates.
  private(set) var start = Point.zero
  /// The current location, in window coordinates.
  private(set) var currentLocation = Point.zero

  /// A Boolean value that indicates whether dragged text is copied instead of moved.
  var copies: Bool { modifierFlags.contains(.control) }

  /// The distance that the pointer moves before a press counts as a drag, in points. A hand is not still, and
  /// the text may scroll when it becomes first responder.
  private static let slop = 3.0
  /// A Boolean value that indicates whether the pointer has moved that distance.
  private(set) var hasMoved = false

  /// The middle button, which pastes.
  static let middle = Event.ButtonMask.button(3)

  init(_ interaction: TextInteraction) {
    self.interaction = interaction
    super.init()
    allowedTouchTypes = [.indirectPointer]
  }

  /// Returns `false` for recognizers that the program has added to the view, so that both recognize.
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
    currentLocation = touch.location
    hasMoved = false
    if button == .secondary {
      state = interaction?.mayOpenMenu(at: currentLocation) == true ? .ended : .failed
    } else {
      state = .began
    }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let touch = touches.first else { return }
    currentLocation = touch.location
    if start.distance(to: currentLocation) >= Self.slop { hasMoved = true }
    if state.isActive { state = .changed }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if let touch = touches.first { currentLocation = touch.location }
    state = state.isActive ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state.isActive ? .cancelled : .failed
  }
}
