import Widgets

/// The tile of a ``ThrowCard``, which can have the focus.
final class ThrowTile: View {
  override var canBecomeFocused: Bool { true }

  override func focusDidChange() {
    super.focusDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard isFocused else { return }
    let inside = bounds.insetBy(dx: 3, dy: 3)
    context.strokeRoundedRect(inside, cornerRadius: 11, color: .systemBackground, width: 3)
  }
}
