/// Recognises that a finger taps text, and how many taps it has made in a row.
final class TextTapRecognizer: TapGestureRecognizer {
  private weak var interaction: TextInteraction?
  /// How many taps the present one completes.
  private(set) var tapCount = 1

  init(_ interaction: TextInteraction) {
    self.interaction = interaction
    super.init()
    allowedTouchTypes = [.direct, .pencil]
  }

  /// What the program has added to the view recognizes together with it.
  override func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool {
    preventedGestureRecognizer.view !== view && super.canPrevent(preventedGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if let touch = touches.first { tapCount = touch.tapCount }
    interaction?.noteMenuAtTouch()
    super.touchesBegan(touches, with: event)
  }
}
