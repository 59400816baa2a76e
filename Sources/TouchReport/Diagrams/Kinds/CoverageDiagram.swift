internal import ResponderGeometry
internal import TouchAnalysis

/// The cells of the screen: those with reports are quiet, and those without are crossed.
extension DiagramMaker {
  func drawCoverage(in sketch: inout DiagramSketch) {
    guard let coverage = analysis.coverage else { return }
    let hasDead = coverage.isTouched.contains(false)
    var legend = [LegendEntry(.box(.one, stroke: .one, isCrossed: false), words.touchedCells)]
    if hasDead {
      legend.append(LegendEntry(.box(.background, stroke: .bad, isCrossed: true), words.deadCells))
      legend.append(LegendEntry(.ring(.bad), words.largestHole))
    }
    guard let map = sketch.addMap(of: analysis.screen(of: .coverage), legend: legend) else {
      return
    }
    draw(coverage, on: map, in: &sketch)
  }

  private func draw(
    _ coverage: CoverageAnalysis, on map: ScreenMap, in sketch: inout DiagramSketch
  ) {
    // Cells that are too small to be visible are combined, and the combination is dead if one of them is.
    let least = min(
      map.frame.width / Double(coverage.columns), map.frame.height / Double(coverage.rows))
    let block = max(1, Int((2 / max(least, 1e-3)).rounded(.up)))
    let columns = (coverage.columns + block - 1) / block
    let rows = (coverage.rows + block - 1) / block
    var isTouched = [Bool](repeating: true, count: columns * rows)
    for (index, isCellTouched) in coverage.isTouched.enumerated() where !isCellTouched {
      let (row, column) = index.quotientAndRemainder(dividingBy: coverage.columns)
      isTouched[row / block * columns + column / block] = false
    }
    let side = Size(
      width: map.frame.width * Double(block) / Double(coverage.columns),
      height: map.frame.height * Double(block) / Double(coverage.rows))
    // A line in the background colour between cells, if they are large enough.
    let gap = min(side.width, side.height) > 5 ? 0.5 : 0
    var touched: [Rect] = []
    var dead: [Rect] = []
    for (index, isCellTouched) in isTouched.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let cell = Rect(
        x: map.frame.minX + Double(column) * side.width,
        y: map.frame.minY + Double(row) * side.height, width: side.width, height: side.height)
      let inside = cell.intersection(map.frame).insetBy(dx: gap, dy: gap)
      if isCellTouched { touched.append(inside) } else { dead.append(inside) }
    }
    if !touched.isEmpty {
      sketch.add(.rects(touched), fill: .one, opacity: DiagramSketch.areaOpacity)
    }
    guard !dead.isEmpty else { return }
    sketch.add(
      .rects(dead), fill: .background, stroke: .init(tone: .bad, width: gap > 0 ? 1 : 0.5),
      role: .dead)
    if gap > 0 {
      let mark = min(side.width, side.height) * 0.6
      sketch.addCrosses(at: dead.map(\.center), side: mark, tone: .bad, width: 1.2, role: .dead)
    }
    if let hole = coverage.holes.first {
      let (from, to) = (map.point(hole.from), map.point(hole.to))
      let box = Rect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
      sketch.add(
        .rects([box.insetBy(dx: -3, dy: -3)]), stroke: .init(tone: .bad, width: 2), role: .worst)
    }
  }
}
