import WindowResponder

/// A card that draws the responder chain as links, from the first receiver of an event to the application.
///
/// The links light up one after the other.
final class ChainDiagram: Card {
  /// The time that the light takes from one link to the next, in seconds.
  static let stepInterval = 0.05
  private static var headHeight: Double { Spacing.scaled(28) }

  private var links: [ChainLinkDescription] = []
  private var litCount = 0
  /// The number of links that received the event.
  private var receiverCount = 0
  private var head = ""
  /// The responder at which the chain begins.
  private(set) weak var start: Responder?
  private var timer: ClockTimer?

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Shows the responder chain from a responder on.
  ///
  /// - Parameters:
  ///   - receiverCount: The number of links, from the first one, that received the event, along which the
  ///     light moves. 0 for none.
  ///   - head: The heading above the diagram.
  func show(chainOf responder: Responder, receiverCount: Int, head: String) {
    start = responder
    links = responder.chain.map(ChainLinkDescription.init)
    self.receiverCount = min(receiverCount, links.count)
    self.head = head
    accessibilityLabel = links.map(\.name).joined(separator: ", ")
    accessibilityValue = head
    timer?.invalidate()
    litCount = receiverCount > 0 ? 1 : 0
    setNeedsDisplay()
    guard self.receiverCount > 1 else { return }
    timer = ClockTimer.scheduledTimer(
      withTimeInterval: Self.stepInterval, repeats: true
    ) { [weak self] timer in
      guard let self, litCount < receiverCount else { return timer.invalidate() }
      litCount += 1
      setNeedsDisplay()
    }
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let area = contentFrame
    guard !area.isNull, !links.isEmpty else { return }
    draw(
      TextLayout.cached(
        head, font: .preferredFont(forTextStyle: .headline), maxWidth: area.width),
      at: Point(x: area.minX + Spacing.tiny, y: area.minY), color: .label, in: context)
    let rows = LinkRows(
      count: links.count, area: area.inset(by: EdgeInsets(top: Self.headHeight)))
    for (index, link) in links.enumerated() {
      draw(link, at: index, isLast: index == rows.lastInColumn(of: index), in: rows[index], context)
    }
  }

  private func draw(
    _ link: ChainLinkDescription, at index: Int, isLast: Bool, in row: Rect,
    _ context: GraphicsContext
  ) {
    let isLit = index < litCount
    let color: Color = isLit ? tintColor : .controlBorder
    let dot = Point(x: row.minX + 14, y: row.midY.rounded())
    if !isLast {
      let isNextLit = index + 1 < litCount
      context.fill(
        mirrored(Rect(x: dot.x - 1, y: dot.y, width: 2, height: row.height)),
        color: isNextLit ? tintColor : .separator)
    }
    let radius = index == 0 ? 7.0 : 5.0
    let disc = mirrored(
      Rect(x: dot.x - radius, y: dot.y - radius, width: radius * 2, height: radius * 2))
    context.fillRoundedRect(
      disc, cornerRadius: radius, color: isLit ? color : .secondarySystemGroupedBackground)
    context.strokeRoundedRect(disc, cornerRadius: radius, color: color, width: 2)
    drawWords(of: link, isLit: isLit, in: row, context)
  }

  private func drawWords(
    of link: ChainLinkDescription, isLit: Bool, in row: Rect, _ context: GraphicsContext
  ) {
    let x = row.minX + 34
    var right = row.maxX
    if link.isFirstResponder {
      let badge = TextLayout.cached(
        "first responder", font: .preferredFont(forTextStyle: .caption2))
      let box = Rect(
        x: right - badge.size.width - 14, y: row.midY - Spacing.scaled(20) / 2,
        width: badge.size.width + 14, height: Spacing.scaled(20))
      context.fillRoundedRect(
        mirrored(box), cornerRadius: box.height / 2, color: tintColor.withAlphaComponent(0.16))
      draw(
        badge, at: Point(x: box.minX + 7, y: box.midY - badge.size.height / 2), color: tintColor,
        in: context)
      right = box.minX - Spacing.small
    }
    let hasRole = row.height >= Spacing.scaled(38)
    let name = TextLayout.cached(
      link.name, font: .scaled(ofSize: hasRole ? 14 : 13, weight: .medium),
      maxWidth: max(1, right - x))
    let role = TextLayout.cached(
      link.role, font: .preferredFont(forTextStyle: .footnote), maxWidth: max(1, right - x))
    let height = name.size.height + (hasRole ? role.size.height : 0)
    let y = row.midY - height / 2
    draw(name, at: Point(x: x, y: y), color: isLit ? .label : .secondaryLabel, in: context)
    if hasRole {
      draw(
        role, at: Point(x: x, y: y + name.size.height), color: .secondaryLabel, in: context)
    }
  }
}
