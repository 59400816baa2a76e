internal import ResponderGeometry
internal import TouchAnalysis

/// All touches on the screen, and the faults of touches.
extension DiagramMaker {
  /// The largest number of marks of each fault.
  private static let most = 300

  func drawTouchMap(in sketch: inout DiagramSketch) {
    guard let touches = analysis.touches, let cells = touches.map else { return }
    let findings = Dictionary(grouping: touches.findings, by: \.name)
    let dead = cells.dead
    var legend = [LegendEntry(.box(.one, stroke: .one, isCrossed: false), words.denseReports)]
    if !dead.isEmpty {
      legend.append(
        LegendEntry(.box(.background, stroke: .doubt, isCrossed: true), words.deadAmongMany))
    }
    for mark in Self.marks {
      guard let own = findings[mark.fault], own.contains(where: { $0.position != nil }) else {
        continue
      }
      legend.append(
        LegendEntry(
          .symbol(mark.symbol, mark.tone), "\(words.title(of: mark.fault)): \(own.count)"))
    }
    guard let map = sketch.addMap(of: screen(of: .touchMap), legend: legend) else { return }
    add(cells, on: map, in: &sketch)
    let deadPoints = dead.prefix(Self.most).map { map.point(cells.middle(of: $0)) }
    sketch.addSymbols(
      .square, at: deadPoints, side: 12, stroke: .init(tone: .doubt, width: 2), role: .dead)
    sketch.addCrosses(at: deadPoints, side: 8, tone: .doubt, width: 2, role: .dead)
    for mark in Self.marks {
      let positions = (findings[mark.fault] ?? []).compactMap(\.position)
      let points = Decimation.cells(positions.prefix(5_000).map(map.point)).prefix(Self.most)
      sketch.addSymbols(
        mark.symbol, at: Array(points), side: 12, stroke: .init(tone: mark.tone, width: 2.5),
        role: mark.role)
    }
  }

  private struct FaultMark {
    var fault: FigureName
    var symbol: DiagramSymbol
    var tone: Tone
    var role: MarkRole
  }

  /// The mark of each fault, with a symbol of its own.
  private static let marks = [
    FaultMark(fault: .touchSpurious, symbol: .cross, tone: .bad, role: .ghost),
    FaultMark(fault: .touchLost, symbol: .ring, tone: .two, role: .lost),
    FaultMark(fault: .touchUnended, symbol: .square, tone: .bad, role: .lost),
    FaultMark(fault: .touchBrief, symbol: .plus, tone: .bad, role: .ghost),
    FaultMark(fault: .touchJumps, symbol: .triangle, tone: .bad, role: .worst),
    FaultMark(fault: .fingersSwapped, symbol: .diamond, tone: .bad, role: .swap),
    FaultMark(fault: .fingersDiagonal, symbol: .hourglass, tone: .bad, role: .swap),
  ]

  /// Adds cells whose opacity grows with the number of reports, in five steps, so that few marks are needed.
  private func add(_ cells: TouchMap, on map: ScreenMap, in sketch: inout DiagramSketch) {
    let counts = cells.reports.filter { $0 > 0 }.sorted()
    guard let most = counts.last else { return }
    // A single cell in which a finger rested would make all others invisible.
    let full = Double(max(1, min(most, counts[counts.count * 9 / 10] * 2)))
    var steps = [[Rect]](repeating: [], count: 5)
    for index in cells.reports.indices where cells.reports[index] > 0 {
      let middle = cells.middle(of: index)
      let from = map.point(middle - cells.cell * 0.5)
      let to = map.point(middle + cells.cell * 0.5)
      let step = min(4, Int(Double(cells.reports[index]) / full * 5))
      steps[step].append(
        Rect(x: from.x, y: from.y, width: max(0.5, to.x - from.x), height: max(0.5, to.y - from.y)))
    }
    for (index, rects) in steps.enumerated() where !rects.isEmpty {
      sketch.add(.rects(rects), fill: .one, opacity: 0.12 + 0.14 * Double(index))
    }
  }
}
