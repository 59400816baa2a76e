import ResponderRuntime

/// A gesture recognizer for a touch that drags a handle. A touch that ends without a move taps the text
/// below.
final class TextHandleRecognizer: GestureRecognizer {
  /// The distance that a touch moves before the handle moves, in points.
  static let slop = 4.0

  @BackLink private var overlay: TextOverlay?
  private var isStart = false
  private var tapCount = 1

  init(_ overlay: TextOverlay) {
    self.overlay = overlay
    super.init()
    name = "Text handle"
    allowedTouchTypes = [.direct, .pencil]
    addAction(Action { [weak self] _ in self?.changed() })
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard tracked.count == 1, let touch = tracked.first, state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    tapCount = touch.tapCount
    isStart = overlay?.handle(at: touch.location)?.isStart ?? false
    overlay?.interaction?.noteMenuAtTouch()
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let touch = tracked.first else { return }
    if state.isActive {
      state = .changed
    } else if touch.location.distance(to: touch.initialLocation) > Self.slop {
      overlay?.interaction?.handleGrabbed(isStart: isStart, at: touch.initialLocation)
      state = .began
    }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if state.isActive { return state = .ended }
    state = .failed
    if let touch = touches.first {
      overlay?.interaction?.tapped(at: touch.location, count: tapCount)
    }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state.isActive ? .cancelled : .failed
  }

  private func changed() {
    guard let interaction = overlay?.interaction else { return }
    switch state {
    case .began, .changed: interaction.handleMoved(to: location(in: nil))
    case .ended, .cancelled: interaction.handleReleased()
    default: break
    }
  }
}
