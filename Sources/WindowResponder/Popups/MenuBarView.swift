/// The rows of a menu side by side, in which the edit menu is shown for touches.
///
/// If there is not enough room, the rows are divided into pages, with arrows at both ends.
final class MenuBarView: MenuContentView {
  /// The height of the bar, in points, which suits touches.
  static let height = 44.0
  /// The distance from a title to the separators beside it, in points.
  private static let inset = 14.0
  /// The width of an arrow, in points.
  private static let arrowWidth = 36.0

  /// The largest width of the bar, in points.
  private let limit: Double
  private var widths: [Double] = []
  /// The index of the first row of each page.
  private(set) var pages: [Int] = [0]
  private(set) var page = 0

  init(limit: Double) {
    self.limit = limit
    super.init(frame: .zero)
  }

  private var hasPages: Bool { pages.count > 1 }

  /// The indexes of the rows on the current page.
  private var shownRows: Range<Int> {
    let start = pages[page]
    return start..<(page + 1 < pages.count ? pages[page + 1] : rows.count)
  }

  override func rowsDidChange() {
    page = 0
    widths = rows.map(width)
    paginate()
    super.rowsDidChange()
  }

  private func width(of row: MenuRow) -> Double {
    if showsImage(row) { return Self.height }
    return min(
      limit - 2 * Self.arrowWidth,
      TextLayout.cached(row.title, font: theme.fonts.menu).size.width + 2 * Self.inset)
  }

  private func showsImage(_ row: MenuRow) -> Bool { row.title.isEmpty && row.image != nil }

  private func paginate() {
    pages = [0]
    if widths.reduce(0, +) <= limit { return }
    var used = Self.arrowWidth
    for (index, width) in widths.enumerated() {
      if used + width > limit - Self.arrowWidth, index > pages[pages.count - 1] {
        pages.append(index)
        used = Self.arrowWidth
      }
      used += width
    }
  }

  override var fittingSize: Size {
    var width = widths.reduce(0, +)
    if hasPages {
      width = 0
      for (index, start) in pages.enumerated() {
        let end = index + 1 < pages.count ? pages[index + 1] : rows.count
        width = max(width, widths[start..<end].reduce(0, +))
      }
      width += 2 * Self.arrowWidth
    }
    return Size(width: max(Self.height, width.rounded(.up)), height: Self.height)
  }

  override func rect(ofRow index: Int) -> Rect {
    guard shownRows.contains(index) else { return .zero }
    let before = widths[shownRows.lowerBound..<index].reduce(0, +)
    var x = (hasPages ? Self.arrowWidth : 0) + before
    var width = widths[index]
    // A display may give the popup more room than was requested.
    if !hasPages {
      let extra = max(0, bounds.width - widths.reduce(0, +)) / Double(max(1, rows.count))
      x += extra * Double(index)
      width += extra
    }
    return Rect(x: x, y: 0, width: width, height: bounds.height)
  }

  override func row(at point: Point) -> Int? {
    shownRows.first { rows[$0].canBeHighlighted && rect(ofRow: $0).contains(point) }
  }

  /// Turns the page if an arrow was pressed.
  override func pressBeside(at point: Point) {
    guard hasPages, bounds.contains(point) else { return }
    if point.x < Self.arrowWidth, page > 0 { turn(to: page - 1) }
    if point.x >= bounds.width - Self.arrowWidth, page + 1 < pages.count { turn(to: page + 1) }
  }

  /// Shows the page of a row.
  func reveal(row index: Int) {
    if let found = pages.lastIndex(where: { $0 <= index }), found != page { turn(to: found) }
  }

  private func turn(to newPage: Int) {
    highlight(nil)
    page = newPage
    setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    for index in shownRows {
      let frame = self.rect(ofRow: index)
      if index == highlightedRow {
        let ground = frame.insetBy(dx: 4, dy: 4)
        context.fillRoundedRect(ground, cornerRadius: 7, color: MenuStyle.highlight(in: theme))
        drawContrastEdge(around: ground, cornerRadius: 7, in: context)
      }
      drawContent(of: rows[index], in: frame, context)
      if index > shownRows.lowerBound || hasPages { drawLine(at: frame.minX, in: context) }
    }
    guard hasPages else { return }
    drawLine(at: bounds.width - Self.arrowWidth, in: context)
    drawArrow("chevron.left", middle: Self.arrowWidth / 2, isEnabled: page > 0, context)
    drawArrow(
      "chevron.right", middle: bounds.width - Self.arrowWidth / 2,
      isEnabled: page + 1 < pages.count, context)
  }

  private func drawContent(of row: MenuRow, in frame: Rect, _ context: GraphicsContext) {
    let color: Color =
      row.isEnabled ? (row.isDestructive ? .destructive : .label) : .tertiaryLabel
    if showsImage(row), let image = row.image {
      let side = 20.0
      context.draw(
        image,
        in: Rect(
          x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
        tint: color)
      return
    }
    var text = TextLayout.cached(row.title, font: theme.fonts.menu)
    let room = frame.width - Self.inset
    if text.size.width > room {
      text = TextLayout.cached(row.title, font: theme.fonts.menu, maxWidth: room)
    }
    context.draw(
      text,
      at: Point(x: frame.midX - text.size.width / 2, y: frame.midY - text.size.height / 2),
      color: color)
  }

  private func drawLine(at x: Double, in context: GraphicsContext) {
    let thickness = 1 / context.scale
    context.fill(
      context.pixelAligned(
        Rect(x: x, y: 10, width: thickness, height: bounds.height - 20)), color: .separator)
  }

  private func drawArrow(
    _ name: String, middle: Double, isEnabled: Bool, _ context: GraphicsContext
  ) {
    guard let image = Image(systemName: name) else { return }
    context.draw(
      image, in: Rect(x: middle - 9, y: bounds.midY - 9, width: 18, height: 18),
      tint: isEnabled ? .label : .tertiaryLabel)
  }
}
