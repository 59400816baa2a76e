import WindowResponder

/// A view that becomes first responder when it is touched or focused, and resigns when it is touched again.
///
/// It shows whether it is first responder.
final class FirstResponderPad: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    layer.cornerRadius = 10
    accessibilityLabel = "First responder"
  }

  override var canBecomeFirstResponder: Bool { true }
  override var canBecomeFocused: Bool { true }

  @discardableResult override func becomeFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.becomeFirstResponder()
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.resignFirstResponder()
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    if isFirstResponder { resignFirstResponder() } else { becomeFirstResponder() }
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.fillRoundedRect(
      bounds, cornerRadius: layer.cornerRadius, color: .secondarySystemGroupedBackground)
    var outline = Path(
      roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: layer.cornerRadius - 1)
    outline.lineWidth = isFirstResponder ? 2 : 1.5
    if !isFirstResponder { outline.setLineDash([5, 4]) }
    context.stroke(outline, color: isFirstResponder ? tintColor : .controlBorder)
    let words = isFirstResponder ? "First responder: touch to resign" : "Make first responder"
    let text = TextLayout.cached(
      words, font: .preferredFont(forTextStyle: .subheadline),
      maxWidth: max(1, bounds.width - Spacing.small * 2), numberOfLines: 2, alignment: .center)
    context.draw(
      text, at: Point(x: Spacing.small, y: (bounds.height - text.size.height) / 2),
      color: isFirstResponder ? tintColor : .secondaryLabel)
  }
}
