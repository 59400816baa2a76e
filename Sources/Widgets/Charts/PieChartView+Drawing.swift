import Glibc
import WindowResponder

extension PieChartView {
  /// The layout of the disc and of the legend.
  struct PiePlan {
    var center = Point.zero
    var radius = 0.0
    var rows: [Row] = []

    struct Row {
      var index: Int
      var swatch: Rect
      var name: (layout: TextLayout, origin: Point)
      var value: (layout: TextLayout, origin: Point)
    }
  }

  private static var margin: Double { 6 }

  var plan: PiePlan {
    var plan = PiePlan()
    var room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let shown = slices.indices.filter { slices[$0].size > 0 }
    if showsLegend, !shown.isEmpty, room.width > 0, room.height > 0 {
      let isBeside = room.width > room.height * 1.35
      let rows = legendRows(shown, width: isBeside ? room.width * 0.5 : room.width)
      if isBeside {
        let width = min(rows.width, room.width * 0.5)
        let box = Rect(x: room.maxX - width, y: room.minY, width: width, height: room.height)
        plan.rows = place(rows.rows, in: box.mirrored(in: room, if: isRightToLeft), middle: true)
        let rest = Rect(
          x: room.minX, y: room.minY, width: room.width - width - 16, height: room.height)
        room = rest.mirrored(in: room, if: isRightToLeft)
      } else {
        let height = min(rows.height, room.height * 0.5)
        let box = Rect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
        plan.rows = place(rows.rows, in: box, middle: false)
        room.size.height -= height + 10
      }
    }
    plan.center = Point(x: room.midX, y: room.midY)
    // The marked slice and the slice under the pointer are 4 points larger.
    plan.radius = max(0, min(room.width, room.height) / 2 - 4)
    return plan
  }

  private typealias LegendRow = (index: Int, name: TextLayout, value: TextLayout)

  private func legendRows(
    _ shown: [Int], width: Double
  ) -> (rows: [LegendRow], width: Double, height: Double) {
    let font = theme.fonts.caption
    var rows: [LegendRow] = []
    var (widest, height) = (0.0, 0.0)
    for index in shown {
      let value = TextLayout.cached(
        valueText(index), font: font.withWeight(.semibold), maxWidth: width / 2)
      let name = TextLayout.cached(
        slices[index].name, font: font, maxWidth: max(0, width - value.size.width - 16 - 12))
      rows.append((index, name, value))
      widest = max(widest, 16 + name.size.width + 12 + value.size.width)
      height += max(name.size.height, value.size.height) + 6
    }
    return (rows, widest, height)
  }

  private func place(_ rows: [LegendRow], in box: Rect, middle: Bool) -> [PiePlan.Row] {
    let heights = rows.map { max($0.name.size.height, $0.value.size.height) + 6 }
    let total = heights.reduce(0, +)
    var y = middle ? max(box.minY, box.midY - total / 2) : box.minY
    var placed: [PiePlan.Row] = []
    for (row, height) in zip(rows, heights) {
      guard y + height <= box.maxY + 6 else { break }
      let swatch = Rect(x: box.minX, y: y + (height - 6) / 2 - 5, width: 10, height: 10)
      let place = swatch.mirrored(in: box, if: isRightToLeft)
      let nameX = isRightToLeft ? place.minX - 6 - row.name.size.width : place.maxX + 6
      let valueX = isRightToLeft ? box.minX : box.maxX - row.value.size.width
      placed.append(
        PiePlan.Row(
          index: row.index, swatch: place, name: (row.name, Point(x: nameX, y: y)),
          value: (row.value, Point(x: valueX, y: y))))
      y += height
    }
    return placed
  }

  /// Returns the index of the slice at a point in the disc or in the legend. If there is none, returns `nil`.
  func slice(at point: Point) -> Int? {
    let plan = plan
    for row in plan.rows {
      let line = Rect(
        x: min(row.swatch.minX, row.value.origin.x), y: row.name.origin.y - 3,
        width: abs(row.value.origin.x - row.swatch.minX) + max(row.value.layout.size.width, 10),
        height: row.name.layout.size.height + 6)
      if line.contains(point) { return row.index }
    }
    let (dx, dy) = (point.x - plan.center.x, point.y - plan.center.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance <= plan.radius + 4, distance >= plan.radius * innerRadius else { return nil }
    var angle = atan2(isRightToLeft ? -dx : dx, -dy)
    if angle < 0 { angle += 2 * .pi }
    var sum = 0.0
    for index in slices.indices where slices[index].size > 0 {
      sum += fraction(index) * 2 * .pi
      if angle <= sum { return index }
    }
    return slices.indices.last { slices[$0].size > 0 }
  }

  func drawPie(in context: GraphicsContext) {
    let plan = plan
    if !slices.contains(where: { $0.size > 0 }) {
      drawEmpty(in: context)
    } else if plan.radius > 0 {
      var start = 0.0
      for index in slices.indices where slices[index].size > 0 {
        let end = start + fraction(index)
        draw(index, from: start, to: end, plan, in: context)
        start = end
      }
      drawMiddle(plan, in: context)
      for row in plan.rows { draw(row, in: context) }
    }
    if isFocused {
      let width = theme.metrics.focusRingWidth
      context.strokeRoundedRect(
        bounds.insetBy(dx: width / 2, dy: width / 2), cornerRadius: 6, color: focusRingColor,
        width: width)
    }
  }

  private func drawEmpty(in context: GraphicsContext) {
    let text = TextLayout.cached(
      emptyText, font: theme.fonts.body, maxWidth: bounds.width, numberOfLines: 2,
      alignment: .center)
    context.draw(
      text, at: Point(x: bounds.minX, y: bounds.midY - text.size.height / 2),
      color: .secondaryLabel)
  }

  /// Draws a slice.
  ///
  /// - Parameters:
  ///   - start: The start of the slice, as a fraction of the whole, clockwise from the top.
  ///   - end: The end of the slice, as a fraction of the whole.
  private func draw(
    _ index: Int, from start: Double, to end: Double, _ plan: PiePlan, in context: GraphicsContext
  ) {
    let isOut = index == marked || index == hovered
    let others = marked != nil && marked != index
    let color = color(of: index).multipliedAlpha(by: others ? 0.45 : 1)
    let outer = plan.radius + (isOut ? 4 : 0)
    let inner = plan.radius * innerRadius
    let sign = isRightToLeft ? -1.0 : 1.0
    let top = -Double.pi / 2
    let (first, last) = (top + sign * start * 2 * .pi, top + sign * end * 2 * .pi)
    var path = Path()
    if end - start > 1 - 1e-9 {
      path.addArc(
        center: plan.center, radius: outer, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      path.close()
      if inner > 0 {
        path.addEllipse(
          in: Rect(
            x: plan.center.x - inner, y: plan.center.y - inner, width: 2 * inner,
            height: 2 * inner))
        path.usesEvenOddFillRule = true
      }
      return context.fill(path, color: color)
    }
    // `clockwise` is for a y-axis that points upward, so `true` is counterclockwise on the screen.
    let isClockwise = sign < 0
    if inner <= 0 { path.move(to: plan.center) }
    path.addArc(
      center: plan.center, radius: outer, startAngle: first, endAngle: last,
      clockwise: isClockwise)
    if inner > 0 {
      path.addArc(
        center: plan.center, radius: inner, startAngle: last, endAngle: first,
        clockwise: !isClockwise)
    }
    path.close()
    context.fill(path, color: color)
    path.lineJoinStyle = .round
    // A line in the color of the background separates adjacent slices.
    context.stroke(path, color: backgroundColor ?? .systemBackground, width: 1.5)
  }

  private func drawMiddle(_ plan: PiePlan, in context: GraphicsContext) {
    let inner = plan.radius * innerRadius
    guard inner > 12, let text = centerText ?? (hovered ?? marked).map(valueText) else { return }
    let layout = TextLayout.cached(
      text, font: theme.fonts.headline, maxWidth: inner * 1.6, numberOfLines: 3,
      alignment: .center)
    context.draw(
      layout,
      at: Point(
        x: plan.center.x - inner * 0.8, y: plan.center.y - layout.size.height / 2),
      color: .label)
  }

  private func draw(_ row: PiePlan.Row, in context: GraphicsContext) {
    let isOut = row.index == marked || row.index == hovered
    context.fillRoundedRect(row.swatch, cornerRadius: 3, color: color(of: row.index))
    context.draw(
      row.name.layout, at: row.name.origin, color: isOut ? .label : .secondaryLabel)
    context.draw(row.value.layout, at: row.value.origin, color: .label)
  }
}
