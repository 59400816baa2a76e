import Widgets

/// A painter of the marks of tests.
@MainActor struct MarkPainter {
  let theme: Theme
  let tint: Color
  let bounds: Rect

  /// The width of lines to follow, in points.
  static let stroke = 4.0

  func color(_ emphasis: Mark.Emphasis) -> Color {
    switch emphasis {
    case .later: .tertiaryLabel
    case .now: tint
    case .done: .successText
    case .missed: .warningText
    }
  }

  func draw(_ mark: Mark, in context: GraphicsContext) {
    switch mark {
    case .cells(let map): draw(map, in: context)
    case .target(let place, let radius, let emphasis, let share):
      drawTarget(place, radius, emphasis, share, in: context)
    case .report(let place, let emphasis): drawCross(place, emphasis, in: context)
    case .line(let from, let to, let emphasis):
      stroke([from, to], guide(emphasis), width(of: emphasis), in: context)
      if emphasis == .now {
        for end in [from, to] { dot(end, 9, color(.now), in: context) }
      }
    case .ring(let centre, let radius, let emphasis):
      circle(centre, radius, guide(emphasis), width(of: emphasis), in: context)
    case .trail(let points): stroke(points, color(.done), 5, in: context)
    case .touch(let place):
      dot(place, 40, tint.withAlphaComponent(0.18), in: context)
      circle(place, 40, tint, 2.5, in: context)
    case .arrow(let from, let to, let emphasis):
      drawArrow(from, to, color(emphasis), emphasis == .later ? 3 : 5, in: context)
    case .zone(let rect, let name): drawZone(rect, name, in: context)
    case .reading(let place, let number, let detail):
      drawReading(place, number, detail, in: context)
    case .bars(let rect, let bars): draw(bars, in: rect, context)
    case .ink(let points, let predicted):
      stroke(points, .label, 5, in: context)
      if let last = points.last, !predicted.isEmpty {
        stroke([last] + predicted, .warningText, 5, in: context)
      }
    }
  }

  /// Returns the colour of a guide. Later guides are less prominent.
  private func guide(_ emphasis: Mark.Emphasis) -> Color {
    emphasis == .later ? .separator : color(emphasis)
  }

  private func width(of emphasis: Mark.Emphasis) -> Double {
    emphasis == .now ? Self.stroke : 1.5
  }

  // MARK: Parts

  private func draw(_ map: CellMap, in context: GraphicsContext) {
    let clip = context.clipBounds.intersection(bounds)
    guard !clip.isEmpty else { return }
    let (width, height) = (
      map.size.width / Double(map.columns), map.size.height / Double(map.rows)
    )
    let columns = span(clip.minX, clip.maxX, width, map.columns)
    let rows = span(clip.minY, clip.maxY, height, map.rows)
    let line = 1 / context.scale
    let full = Color.systemGreen.withAlphaComponent(0.35)
    let edge = tint.withAlphaComponent(0.10)
    for row in rows {
      for column in columns {
        let index = row * map.columns + column
        let cell = map.frame(index)
        if map.isFilled[index] {
          context.fill(cell, color: full)
        } else if map.isEdge(index) {
          context.fill(cell, color: edge)
        }
        context.fill(
          Rect(x: cell.minX, y: cell.minY, width: line, height: cell.height), color: .separator)
        context.fill(
          Rect(x: cell.minX, y: cell.minY, width: cell.width, height: line), color: .separator)
      }
    }
  }

  private func span(_ low: Double, _ high: Double, _ step: Double, _ count: Int) -> Range<Int> {
    let first = max(0, min(count - 1, Int(low / step) - 1))
    return first..<max(first, min(count, Int(high / step) + 2))
  }

  private func drawTarget(
    _ place: Point, _ radius: Double, _ emphasis: Mark.Emphasis, _ share: Double,
    in context: GraphicsContext
  ) {
    let color = color(emphasis)
    if emphasis == .now {
      dot(place, radius, color.withAlphaComponent(0.14), in: context)
      circle(place, radius, share > 0 ? color.withAlphaComponent(0.3) : color, 4, in: context)
      dot(place, 3.5, color, in: context)
      if share > 0 {
        var arc = Path()
        arc.addArc(
          withCenter: place, radius: radius, startAngle: -Double.pi / 2,
          endAngle: -Double.pi / 2 + 2 * Double.pi * share, clockwise: true)
        arc.lineWidth = 6
        arc.lineCapStyle = .round
        context.stroke(arc, color: color)
      }
    } else {
      circle(place, radius * 0.6, color, 1.5, in: context)
      dot(place, 2, color, in: context)
    }
  }

  private func drawCross(
    _ place: Point, _ emphasis: Mark.Emphasis, in context: GraphicsContext
  ) {
    for (dx, dy) in [(7.0, 7.0), (7, -7)] {
      stroke(
        [Point(x: place.x - dx, y: place.y - dy), Point(x: place.x + dx, y: place.y + dy)],
        color(emphasis), 2.5, in: context)
    }
  }

  private func drawArrow(
    _ from: Point, _ to: Point, _ color: Color, _ width: Double, in context: GraphicsContext
  ) {
    stroke([from, to], color, width, in: context)
    let way = to - from
    let length = max(1, way.length)
    let (x, y) = (way.dx / length, way.dy / length)
    for side in [-1.0, 1] {
      let tip = Point(x: to.x - 16 * x - 11 * side * y, y: to.y - 16 * y + 11 * side * x)
      stroke([tip, to], color, width, in: context)
    }
  }

  private func drawZone(_ rect: Rect, _ name: String, in context: GraphicsContext) {
    context.fillRoundedRect(rect, cornerRadius: 28, color: tint.withAlphaComponent(0.08))
    var outline = Path(roundedRect: rect, cornerRadius: 28)
    outline.lineWidth = 2
    outline.setLineDash([10, 8])
    context.stroke(outline, color: .tertiaryLabel)
    let text = TextLayout.cached(name, font: LabStyle.title)
    context.draw(
      text,
      at: Point(x: rect.midX - text.size.width / 2, y: rect.midY - text.size.height / 2),
      color: .tertiaryLabel)
  }

  private func drawReading(
    _ place: Point, _ number: String, _ detail: String, in context: GraphicsContext
  ) {
    let size = max(64, min(220, min(bounds.width, bounds.height) * 0.26))
    let font = Font.monospacedDigitSystemFont(ofSize: size, weight: .thin)
    let big = TextLayout.cached(number, font: font)
    let small = TextLayout.cached(detail, font: LabStyle.title)
    context.draw(
      big, at: Point(x: place.x - big.size.width / 2, y: place.y - big.size.height / 2 - 14),
      color: .label)
    context.draw(
      small,
      at: Point(x: place.x - small.size.width / 2, y: place.y + big.size.height / 2 - 14),
      color: .secondaryLabel)
  }

  private func draw(_ bars: [Mark.Bar], in rect: Rect, _ context: GraphicsContext) {
    guard !bars.isEmpty else { return }
    let step = rect.width / Double(bars.count)
    // The labels of neighbours do not touch in a narrow window.
    let widest =
      bars.flatMap { [$0.text, $0.name] }
      .map { TextLayout.cached($0, font: LabStyle.note).size.width }.max() ?? 0
    let share = widest > 0 ? min(1, (step - 6) / widest) : 1
    let font = LabStyle.note.withSize(max(9, LabStyle.note.pointSize * share))
    for (index, bar) in bars.enumerated() {
      let box = Rect(
        x: rect.minX + step * Double(index) + 8, y: rect.minY + 26, width: max(8, step - 16),
        height: max(10, rect.height - 52))
      context.fillRoundedRect(box, cornerRadius: 10, color: .secondarySystemGroupedBackground)
      let height = box.height * max(0, min(1, bar.share))
      if height > 1 {
        context.fillRoundedRect(
          Rect(x: box.minX, y: box.maxY - height, width: box.width, height: height),
          cornerRadius: 10, color: bar.share >= 1 ? .successText : tint)
      }
      for (text, y, color) in [
        (bar.text, rect.minY, Color.label), (bar.name, box.maxY + 4, .secondaryLabel),
      ] {
        let layout = TextLayout.cached(text, font: font)
        context.draw(
          layout, at: Point(x: box.midX - layout.size.width / 2, y: y), color: color)
      }
    }
  }

  // MARK: Strokes

  private func stroke(
    _ points: [Point], _ color: Color, _ width: Double, in context: GraphicsContext
  ) {
    guard let first = points.first, points.count > 1 else { return }
    var path = Path()
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    context.stroke(path, color: color)
  }

  private func circle(
    _ centre: Point, _ radius: Double, _ color: Color, _ width: Double,
    in context: GraphicsContext
  ) {
    var path = Path(
      ovalIn: Rect(
        x: centre.x - radius, y: centre.y - radius, width: radius * 2, height: radius * 2))
    path.lineWidth = width
    context.stroke(path, color: color)
  }

  private func dot(
    _ centre: Point, _ radius: Double, _ color: Color, in context: GraphicsContext
  ) {
    context.fill(
      Path(
        ovalIn: Rect(
          x: centre.x - radius, y: centre.y - radius, width: radius * 2, height: radius * 2)),
      color: color)
  }
}
