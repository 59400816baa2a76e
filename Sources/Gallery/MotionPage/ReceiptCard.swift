import WindowResponder

/// A card with the events that arrived, the newest first, and their receivers.
final class ReceiptCard: Card {
  private var receipts: [Receipt] = []
  private static var rowHeight: Double { Spacing.scaled(40) }
  private static var headHeight: Double { Spacing.scaled(30) }
  /// The number of events that are kept: more than fit into any window.
  private static let limit = 60

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    accessibilityLabel = "Events"
  }

  func add(_ receipt: Receipt) {
    receipts.insert(receipt, at: 0)
    if receipts.count > Self.limit { receipts.removeLast() }
    accessibilityLabel = receipts.map { "\($0.what), \($0.who)" }.joined(separator: "; ")
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let area = contentFrame
    guard !area.isNull else { return }
    draw(
      TextLayout.cached(
        "Who got what", font: .preferredFont(forTextStyle: .headline), maxWidth: area.width),
      at: Point(x: area.minX, y: area.minY), color: .label, in: context)
    let top = area.minY + Self.headHeight
    guard !receipts.isEmpty else {
      let hint = TextLayout.cached(
        "Press a media key, shake the device, or run “playerctl play-pause”.",
        font: .preferredFont(forTextStyle: .subheadline), maxWidth: area.width, numberOfLines: 0)
      return draw(
        hint, at: Point(x: area.minX, y: top), color: .secondaryLabel, in: context)
    }
    for (index, receipt) in receipts.enumerated() {
      let y = top + Double(index) * Self.rowHeight
      guard y + Self.rowHeight <= area.maxY + Spacing.tiny else { return }
      draw(receipt, isNewest: index == 0, at: y, in: area, context)
    }
  }

  private func draw(
    _ receipt: Receipt, isNewest: Bool, at y: Double, in area: Rect, _ context: GraphicsContext
  ) {
    let dot = mirrored(
      Rect(x: area.minX + 1, y: y + Self.rowHeight / 2 - 5, width: 10, height: 10))
    context.setFillColor(isNewest ? tintColor : .controlBorder)
    context.fillEllipse(in: dot)
    let x = area.minX + 22
    let width = max(1, area.maxX - x)
    let what = TextLayout.cached(
      receipt.what, font: .scaled(ofSize: 14, weight: isNewest ? .semibold : .medium),
      maxWidth: width)
    let who = TextLayout.cached(
      receipt.who, font: .preferredFont(forTextStyle: .footnote), maxWidth: width)
    let start = y + (Self.rowHeight - what.size.height - who.size.height) / 2
    draw(what, at: Point(x: x, y: start), color: .label, in: context)
    draw(
      who, at: Point(x: x, y: start + what.size.height), color: .secondaryLabel, in: context)
  }
}
