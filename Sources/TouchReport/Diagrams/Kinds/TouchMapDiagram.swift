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
    if !dead.isEmpty { legend.append(LegendEntry(.cross(.doubt), words.deadAmongMany)) }
    for (name, mark, _) in Self.marks {
      guard let own = findings[name], own.contains(where: { $0.position != nil }) else { continue }
      legend.append(LegendEntry(mark, "\(words.title(of: name)): \(own.count)"))
    }
    guard let map = sketch.addMap(of: screen(of: .touchMap), legend: legend) else { return }
    add(cells, on: map, in: &sketch)
    sketch.addCrosses(
      at: dead.prefix(Self.most).map { map.point(cells.middle(of: $0)) }, side: 10, tone: .doubt,
      width: 2, role: .dead)
    for (name, mark, role) in Self.marks {
      let places = (findings[name] ?? []).compactMap(\.position)
      let points = Decimation.cells(places.prefix(5_000).map(map.point)).prefix(Self.most)
      switch mark {
      case .cross(let tone):
        sketch.addCrosses(at: Array(points), side: 11, tone: tone, width: 2.5, role: role)
      default:
        for point in points {
          sketch.add(
            .ellipse(point, radiusX: 6, radiusY: 6, angle: 0),
            stroke: .init(tone: name == .touchLost ? .two : .bad, width: 2), role: role)
        }
      }
    }
  }

  /// The mark of each fault.
  private static let marks: [(FigureName, LegendEntry.Sign, MarkRole)] = [
    (.touchSpurious, .cross(.bad), .ghost), (.touchLost, .ring(.two), .lost),
    (.touchUnended, .ring(.bad), .lost), (.touchBrief, .cross(.bad), .ghost),
    (.touchJumps, .cross(.bad), .worst), (.fingersSwapped, .ring(.bad), .swap),
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
