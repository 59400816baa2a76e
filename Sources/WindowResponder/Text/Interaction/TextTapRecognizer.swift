import ResponderRuntime

/// A gesture recognizer for taps on text that counts consecutive taps.
final class TextTapRecognizer: TapGestureRecognizer {
  @BackLink private var interaction: TextInteraction?
  /// The number of taps in the current sequence.
  private(set) var tapCount = 1

  init(_ interaction: TextInteraction) {
    self.interaction = interaction
    super.init()
    allowedTouchTypes = [.direct, .pencil]
  }

  /// Returns `false` for recognizers that the program has added to the view, so that both recognize.
  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    preventedGestureRecognizer.view !== view && super.canPrevent(preventedGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if let touch = touches.first { tapCount = touch.tapCount }
    interaction?.noteMenuAtTouch()
    super.touchesBegan(touches, with: event)
  }
}
