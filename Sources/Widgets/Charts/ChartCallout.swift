import WindowResponder

/// The box beside a mark, with the x value and the values of the mark.
@MainActor struct ChartCallout {
  private struct Row {
    var color: Color
    var name: TextLayout
    var value: TextLayout
  }

  private let title: TextLayout
  private var rows: [Row] = []
  private var frame: Rect
  private let isMirrored: Bool
  private static let padding = 8.0
  private static let swatch = 8.0

  init(_ chart: ChartView, _ mark: ChartMark, at x: Double, _ plot: ChartPlot) {
    let font = chart.theme.fonts.caption
    let room = max(40, chart.bounds.width - 4 * Self.padding)
    isMirrored = chart.isRightToLeft
    title = TextLayout.cached(chart.placeText(mark.x), font: font, maxWidth: room)
    let names = chart.series.count > 1
    let entries = chart.listed(mark, plot)
    for (entry, text) in zip(entries, chart.valueTexts(entries.map(\.value))) {
      let value = TextLayout.cached(text, font: font.withWeight(.semibold), maxWidth: room)
      let name = TextLayout.cached(
        names ? chart.series[entry.series].name : "", font: font,
        maxWidth: max(0, min(160, room - value.size.width - Self.swatch - 18)))
      rows.append(Row(color: chart.color(of: entry.series), name: name, value: value))
    }
    let widths = rows.map { Self.swatch + 6 + $0.name.size.width + 12 + $0.value.size.width }
    let width = max(title.size.width, widths.max() ?? 0) + 2 * Self.padding
    let height =
      rows.reduce(title.size.height) { $0 + max($1.name.size.height, $1.value.size.height) + 2 }
      + 2 * Self.padding
    let bounds = chart.bounds
    let after = isMirrored ? x - 12 - width : x + 12
    let before = isMirrored ? x + 12 : x - 12 - width
    let fits = after >= bounds.minX && after + width <= bounds.maxX
    let left = min(max(fits ? after : before, bounds.minX), max(bounds.minX, bounds.maxX - width))
    let top = min(plot.area.minY + 4, max(bounds.minY, bounds.maxY - height))
    frame = Rect(x: left.rounded(), y: top.rounded(), width: width, height: height)
  }

  func draw(in context: GraphicsContext) {
    context.drawShadow(
      of: frame, cornerRadius: 8, color: Color(white: 0, alpha: 0.2),
      offset: Vector(dx: 0, dy: 2), radius: 5)
    context.fillRoundedRect(frame, cornerRadius: 8, color: .secondarySystemGroupedBackground)
    context.strokeRoundedRect(frame, cornerRadius: 8, color: .separator, width: 1)
    let inner = frame.insetBy(dx: Self.padding, dy: Self.padding)
    var y = inner.minY
    let left = isMirrored ? inner.maxX - title.size.width : inner.minX
    context.draw(title, at: Point(x: left, y: y), color: .secondaryLabel)
    y += title.size.height + 2
    for row in rows {
      let height = max(row.name.size.height, row.value.size.height)
      let swatch = Rect(
        x: inner.minX, y: y + (height - Self.swatch) / 2, width: Self.swatch, height: Self.swatch
      ).mirrored(in: inner, if: isMirrored)
      context.fillRoundedRect(swatch, cornerRadius: Self.swatch / 2, color: row.color)
      let nameX = isMirrored ? swatch.minX - 6 - row.name.size.width : swatch.maxX + 6
      context.draw(row.name, at: Point(x: nameX, y: y), color: .label)
      let valueX = isMirrored ? inner.minX : inner.maxX - row.value.size.width
      context.draw(row.value, at: Point(x: valueX, y: y), color: .label)
      y += height + 2
    }
  }
}
