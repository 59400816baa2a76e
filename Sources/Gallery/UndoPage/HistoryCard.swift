import WindowResponder

/// A card with the names of the changes that can be undone and redone.
///
/// The newest change is at the top of those that can be undone, and the undone changes are above it.
final class HistoryCard: Card {
  private let title = Label(text: "History")
  private var undone: [String] = []
  private var done: [String] = []
  private static var rowHeight: Double { Spacing.scaled(26) }
  private static var titleHeight: Double { Spacing.scaled(24) }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    title.font = .preferredFont(forTextStyle: .headline)
    addSubview(title)
  }

  /// Shows the names of changes, the oldest first. Of the undone changes, the one that redo performs next is
  /// the last.
  func show(done: [String], undone: [String]) {
    self.done = done
    self.undone = undone
    accessibilityLabel =
      "Done: \(done.joined(separator: ", ")); undone: \(undone.joined(separator: ", "))"
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = Rect(
      x: contentFrame.minX, y: contentFrame.minY, width: max(0, contentFrame.width),
      height: Self.titleHeight)
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    super.draw(rect, in: context)
    let area = contentFrame
    var y = area.minY + Self.titleHeight + Spacing.small
    if done.isEmpty, undone.isEmpty {
      row("Nothing yet", at: y, color: .secondaryLabel, in: context, indent: 0)
      return
    }
    let room = max(1, Int((area.maxY - y) / Self.rowHeight))
    // The next changes to undo and to redo are beside each other, and stay visible.
    let redoCount = min(undone.count, max(0, min(room / 2, room - min(done.count, room / 2 + 1))))
    for name in undone.suffix(redoCount) {
      row(name, at: y, color: .tertiaryLabel, in: context, symbol: "arrow.uturn.forward")
      y += Self.rowHeight
    }
    for (index, name) in done.reversed().prefix(max(0, room - redoCount)).enumerated() {
      if index == 0 {
        context.fillRoundedRect(
          Rect(x: area.minX - 4, y: y, width: area.width + 8, height: Self.rowHeight),
          cornerRadius: 6, color: .fill)
      }
      row(
        name, at: y, color: .label, in: context, symbol: index == 0 ? "arrow.uturn.backward" : nil)
      y += Self.rowHeight
    }
  }

  private func row(
    _ name: String, at y: Double, color: Color, in context: GraphicsContext, symbol: String? = nil,
    indent: Double = 24
  ) {
    if let symbol, let image = Image(systemName: symbol) {
      let place = Rect(
        x: contentFrame.minX, y: y + (Self.rowHeight - 16) / 2, width: 16, height: 16)
      context.draw(image, in: mirrored(place), tint: color)
    }
    let text = TextLayout.cached(
      name, font: .preferredFont(forTextStyle: .callout),
      maxWidth: max(1, contentFrame.width - indent), numberOfLines: 1, alignment: .natural)
    draw(
      text,
      at: Point(
        x: contentFrame.minX + indent, y: y + ((Self.rowHeight - text.size.height) / 2).rounded()),
      color: color, in: context)
  }
}
