internal import ResponderGeometry

/// An entry of a legend.
struct LegendEntry {
  enum Sign {
    case box(Tone, stroke: Tone, isCrossed: Bool)
    case line(DiagramMark.Stroke)
    case dot(Tone)
    case ring(Tone)
    case cross(Tone)
    case symbol(DiagramSymbol, Tone)
    /// A length in points: the scale of the drawing.
    case scale(Double)
    case none
  }

  var sign: Sign
  var text: String

  init(_ sign: Sign, _ text: String) {
    self.sign = sign
    self.text = text
  }
}

extension DiagramSketch {
  /// Adds a legend at the bottom, in as many lines as needed, and returns the rectangle above it.
  mutating func addLegend(_ entries: [LegendEntry]) -> Rect {
    var rows: [[(sign: LegendEntry.Sign?, x: Double, text: String)]] = [[]]
    var x = 0.0
    for entry in entries where !entry.text.isEmpty {
      let sign = signWidth(entry.sign)
      var lines = [entry.text]
      if sign + width(of: entry.text) > size.width {
        lines = self.lines(of: entry.text, width: size.width - sign)
      }
      let wide = sign + (lines.map { width(of: $0) }.max() ?? 0)
      if x > 0, x + wide > size.width {
        rows.append([])
        x = 0
      }
      for (index, line) in lines.enumerated() {
        if index > 0 { rows.append([]) }
        rows[rows.count - 1].append((index == 0 ? entry.sign : nil, x + (index == 0 ? 0 : 0), line))
        if index > 0 { rows[rows.count - 1][0].x = sign }
      }
      x += wide + textSize * 1.6
    }
    rows.removeAll(where: \.isEmpty)
    // A very small drawing shows the data rather than the legend.
    let most = max(0, Int(size.height * 0.45 / lineHeight))
    if rows.count > most { rows = Array(rows.prefix(most)) }
    let top = size.height - Double(rows.count) * lineHeight
    for (index, row) in rows.enumerated() {
      let baseline = top + Double(index + 1) * lineHeight - textSize * 0.35
      for item in row {
        // The round end of a line is inside as well.
        var x = item.x + 1
        if let sign = item.sign {
          add(sign, at: Point(x: x, y: baseline - textSize * 0.35))
          x += signWidth(sign)
        }
        addText(item.text, at: Point(x: x, y: baseline))
      }
    }
    return Rect(x: 0, y: 0, width: size.width, height: max(0, top - (rows.isEmpty ? 0 : 8)))
  }

  /// The opacity of an area, so that lines on it stay visible.
  static let areaOpacity = 0.7

  private func signWidth(_ sign: LegendEntry.Sign) -> Double {
    switch sign {
    case .none: 0
    case .scale(let length): length + 8
    case .line: textSize * 1.9
    default: textSize * 1.4
    }
  }

  private mutating func add(_ sign: LegendEntry.Sign, at middle: Point) {
    let side = (textSize * 0.85).rounded()
    let centre = Point(x: middle.x + side / 2, y: middle.y)
    switch sign {
    case .none: break
    case .box(let fill, let stroke, let isCrossed):
      let box = Rect(x: middle.x + 0.5, y: middle.y - side / 2, width: side, height: side)
      add(
        .rects([box]), fill: fill, opacity: isCrossed ? 1 : Self.areaOpacity,
        stroke: .init(tone: stroke, opacity: isCrossed ? 1 : Self.areaOpacity))
      if isCrossed { addCrosses(at: [box.center], side: side * 0.7, tone: stroke) }
    case .line(let stroke):
      let end = Point(x: middle.x + textSize * 1.5, y: middle.y)
      add(.segments([middle, end]), stroke: stroke)
    case .dot(let tone): add(.dots([centre], radius: side * 0.3), fill: tone)
    case .ring(let tone):
      add(
        .ellipse(centre, radiusX: side * 0.42, radiusY: side * 0.42, angle: 0),
        stroke: .init(tone: tone, width: 1.5))
    case .cross(let tone): addCrosses(at: [centre], side: side * 0.8, tone: tone)
    case .symbol(let symbol, let tone):
      addSymbols(symbol, at: [centre], side: side * 0.84, stroke: .init(tone: tone, width: 1.5))
    case .scale(let length):
      let end = middle.x + length
      add(
        .segments([
          Point(x: middle.x, y: middle.y), Point(x: end, y: middle.y),
          Point(x: middle.x, y: middle.y - 3), Point(x: middle.x, y: middle.y + 3),
          Point(x: end, y: middle.y - 3), Point(x: end, y: middle.y + 3),
        ]), stroke: .init(tone: .quiet, width: 1.5))
    }
  }
}
