internal import ResponderGeometry
internal import TouchAnalysis

/// The screen's cells: those that took a finger are quiet, those that took none are crossed.
extension PictureMaker {
  func drawCoverage(in sketch: inout PictureSketch) {
    guard let coverage = analysis.coverage else { return }
    let hasDead = coverage.isTouched.contains(false)
    var legend = [LegendEntry(.box(.one, stroke: .one, isCrossed: false), words.touchedCells)]
    if hasDead {
      legend.append(LegendEntry(.box(.paper, stroke: .bad, isCrossed: true), words.deadCells))
      legend.append(LegendEntry(.ring(.bad), words.largestHole))
    }
    guard let map = sketch.addMap(of: analysis.screen, legend: legend) else { return }
    draw(coverage, on: map, in: &sketch)
  }

  private func draw(
    _ coverage: CoverageAnalysis, on map: ScreenMap, in sketch: inout PictureSketch
  ) {
    let side = Size(
      width: map.frame.width / Double(coverage.columns),
      height: map.frame.height / Double(coverage.rows))
    // A line of paper between cells, as long as they are large enough for one.
    let gap = min(side.width, side.height) > 5 ? 0.5 : 0
    var touched: [Rect] = []
    var dead: [Rect] = []
    for row in 0..<coverage.rows {
      var column = 0
      while column < coverage.columns {
        let isTouched = coverage.isTouched[row * coverage.columns + column]
        var end = column + 1
        // Very small cells are drawn in rows: nobody sees them one by one.
        while gap == 0, end < coverage.columns,
          coverage.isTouched[row * coverage.columns + end] == isTouched
        { end += 1 }
        let cell = Rect(
          x: map.frame.minX + Double(column) * side.width + gap,
          y: map.frame.minY + Double(row) * side.height + gap,
          width: Double(end - column) * side.width - 2 * gap, height: side.height - 2 * gap)
        if isTouched { touched.append(cell) } else { dead.append(cell) }
        column = end
      }
    }
    if !touched.isEmpty { sketch.add(.rects(touched), fill: .one, opacity: PictureSketch.areaOpacity) }
    guard !dead.isEmpty else { return }
    sketch.add(
      .rects(dead), fill: .paper, stroke: .init(tone: .bad, width: gap > 0 ? 1 : 0.5), role: .dead)
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
