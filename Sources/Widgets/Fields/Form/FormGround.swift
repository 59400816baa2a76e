import WindowResponder

/// The cards behind a form's rows, and the lines between them.
@MainActor final class FormGround: View {
  var cards: [Rect] = [] { didSet { if cards != oldValue { setNeedsDisplay() } } }
  var lines: [Rect] = [] { didSet { if lines != oldValue { setNeedsDisplay() } } }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let radius = theme.metrics.cardCornerRadius
    for card in cards {
      context.fillRoundedRect(card, cornerRadius: radius, color: .secondarySystemGroupedBackground)
      context.strokeRoundedRect(card, cornerRadius: radius, color: .separator, width: 1)
    }
    for line in lines {
      context.fill(
        context.pixelAligned(
          Rect(x: line.minX, y: line.minY, width: line.width, height: 1 / context.scale)),
        color: .separator)
    }
  }
}
