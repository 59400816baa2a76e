/// Recognises that the pointer is over a view with no button down: it begins when the pointer comes,
/// changes with every move, and ends when it leaves. It prevents no other recognizer. Follows
/// `UIHoverGestureRecognizer`.
@preconcurrency @MainActor open class HoverGestureRecognizer: GestureRecognizer {
  /// Hovering prevents nothing.
  open override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Nothing prevents hovering.
  open override func canBePrevented(
    by preventingGestureRecognizer: GestureRecognizer
  ) -> Bool { false }

  override func mayTrack(_ touch: Touch, _ event: Event) -> Bool { false }

  override func mayFollow(_ event: Event) -> Bool { event.type == .hover }

  override func follow(_ event: Event) {
    state = state.isActive ? .changed : .began
  }

  override func sequenceEnded(isCancelled: Bool) {
    state = state.isActive ? (isCancelled ? .cancelled : .ended) : .failed
  }
}
