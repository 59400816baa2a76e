/// An object that sees the touches of a view and all its subviews before the views do.
///
/// Add one with ``View/addGestureRecognizer(_:)`` and override the touch methods to watch. Follows
/// `UIGestureRecognizer`.
@MainActor open class GestureRecognizer {
  /// The view whose touches, and whose subviews' touches, it sees.
  public internal(set) weak var view: View?

  /// Whether it sees touches at all.
  open var isEnabled = true

  /// Creates a recognizer without a view.
  public init() {}

  /// Fingers came down in the view.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Fingers were taken away.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}

  /// Where a touch is, in the view's own bounds; nil means window coordinates.
  open func location(of touch: Touch, in view: View?) -> Point {
    touch.location(in: view)
  }
}

extension GestureRecognizer: Hashable {
  /// Two recognizers are equal when they are the same object.
  public nonisolated static func == (a: GestureRecognizer, b: GestureRecognizer) -> Bool {
    a === b
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
