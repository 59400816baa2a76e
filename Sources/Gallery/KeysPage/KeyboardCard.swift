import WindowResponder

/// A card that shows the keys that are pressed, and the effect of the last one.
///
/// It is first responder, so it receives keys, and has a few commands of its own.
final class KeyboardCard: Card, CopyAction, SelectAllAction {
  /// The height of a key, in points.
  private static let keyHeight = 44.0

  private var keys: [String] = []
  private var isHeld = false
  private var outcome = "What a key does stands here."

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    accessibilityLabel = "Keys"
  }

  override var canBecomeFirstResponder: Bool { true }
  override var canBecomeFocused: Bool { true }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    becomeFirstResponder()
  }

  @discardableResult override func becomeFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.becomeFirstResponder()
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.resignFirstResponder()
  }

  // Both exist so that their shortcuts find them.
  func copy(_ sender: Any?) {}
  func selectAll(_ sender: Any?) {}

  /// Shows a key with its effect.
  func show(_ key: Key, _ outcome: String) {
    keys = key.namesWithModifiers
    self.outcome = outcome
    accessibilityValue = outcome
    setNeedsDisplay()
  }

  /// Shows whether a key is a press that is held.
  func show(isHeld: Bool) {
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let area = contentFrame
    guard !area.isNull else { return }
    let head = TextLayout.cached(
      isFirstResponder ? "Press a key" : "Touch here, then press a key",
      font: .preferredFont(forTextStyle: .headline), maxWidth: area.width)
    draw(head, at: Point(x: area.minX, y: area.minY), color: .label, in: context)
    let text = TextLayout.cached(
      outcome, font: .preferredFont(forTextStyle: .subheadline), maxWidth: area.width,
      numberOfLines: 2, alignment: .center)
    let top = area.minY + head.size.height
    // The keys, with their effect below, are in the middle of the remaining space.
    let gap = keys.isEmpty ? 0 : Spacing.medium
    let keyHeight = keys.isEmpty ? 0 : min(Self.keyHeight, area.maxY - top - text.size.height - gap)
    let height = keyHeight + gap + text.size.height
    let y = (max(top, (top + area.maxY - height) / 2)).rounded()
    drawKeys(at: y, height: keyHeight, in: area, context)
    context.draw(
      text, at: Point(x: area.minX, y: y + keyHeight + gap), color: .secondaryLabel)
    guard isFirstResponder else { return }
    context.strokeRoundedRect(bounds, cornerRadius: layer.cornerRadius, color: .tint, width: 2)
  }

  private func drawKeys(
    at y: Double, height: Double, in area: Rect, _ context: GraphicsContext
  ) {
    guard height > 16 else { return }
    let layouts = keys.map {
      TextLayout.cached($0, font: .scaled(ofSize: 16, weight: .medium))
    }
    let widths = layouts.map { max(height, ($0.size.width + 24).rounded(.up)) }
    let whole = widths.reduce(Spacing.small * Double(widths.count - 1), +)
    var x = (area.midX - whole / 2).rounded()
    for (text, width) in zip(layouts, widths) {
      let cap = Rect(x: x, y: y, width: width, height: height)
      context.fillRoundedRect(
        cap, cornerRadius: 8,
        color: isHeld ? .tint.withAlphaComponent(0.18) : .systemGroupedBackground)
      context.strokeRoundedRect(
        cap, cornerRadius: 8, color: isHeld ? .tint : .controlBorder, width: isHeld ? 2 : 1)
      context.draw(
        text,
        at: Point(
          x: cap.midX - text.size.width / 2, y: cap.midY - text.size.height / 2),
        color: isHeld ? .tint : .label)
      x += width + Spacing.small
    }
  }
}
