internal import ResponderGeometry
internal import TouchAnalysis

/// The distance of two fingers over time, up to the moment when they were merged or nearest.
extension DiagramMaker {
  /// The largest number of approaches that are drawn, the decisive ones first.
  private static let mostApproaches = 16
  /// The time before and after the moment of an approach that is drawn, in seconds.
  private static let reach = 1.2

  func drawSeparation(in sketch: inout DiagramSketch) {
    let runs = runs(of: .separation)
    let approaches = decisive.filter { runs.indices.contains($0.run) }
    guard !approaches.isEmpty else { return }
    let limits = Set(
      [FigureName.separationStraight, .separationDiagonal, .separationPinch]
        .compactMap { limit(of: $0) }
    ).sorted()
    let room = sketch.addLegend(legend(of: approaches, limits))
    let tracks = approaches.map { track(of: $0, in: runs[$0.run]) }
    var largest = max(approaches.map(\.distance).max() ?? 0, (limits.max() ?? 0) * 1.2, 1)
    for track in tracks { largest = max(largest, track.map(\.distance).max() ?? 0) }
    let first = max(-Self.reach, tracks.compactMap { $0.first?.time }.min() ?? -Self.reach)
    let last = min(Self.reach, tracks.compactMap { $0.last?.time }.max() ?? Self.reach)
    let panel = Panel(
      x: min(first, -0.05)...max(last, 0.05), y: 0...min(largest * 1.05, 400), limits: limits)
    let parts = Self.parts(of: approaches)
    let widest = parts.map { sketch.width(of: words.part($0), isBold: true) }.max() ?? 0
    let most = max(1, Int(room.width / max(widest + 14, 90)))
    // As few rows as possible, with the same number of panels in each.
    let rows = (parts.count + most - 1) / most
    let columns = max(1, (parts.count + rows - 1) / max(1, rows))
    let cell = Size(
      width: room.width / Double(columns), height: room.height / Double(max(1, rows)))
    for (index, part) in parts.enumerated() {
      let members = zip(approaches, tracks).filter { $0.0.part == part }
      let place = Rect(
        x: room.minX + Double(index % columns) * cell.width,
        y: room.minY + Double(index / columns) * cell.height, width: cell.width - 10,
        height: cell.height - (index / columns + 1 < rows ? 8 : 0))
      draw(members, part, in: place, panel, &sketch)
    }
  }

  /// Returns the parts in the plan's order, and then unknown ones.
  private static func parts(of approaches: [SeparationAnalysis.Approach]) -> [String] {
    let known = ["side", "above", "diagonal", "pinch"]
    let others = Set(approaches.map(\.part)).subtracting(known).sorted().prefix(4)
    return known.filter { part in approaches.contains { $0.part == part } } + others
  }

  /// The common values of the panels of all parts.
  private struct Panel {
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
    var limits: [Double]
  }

  private func draw(
    _ members: [(SeparationAnalysis.Approach, [(time: Double, distance: Double)])],
    _ part: String, in place: Rect, _ panel: Panel, _ sketch: inout DiagramSketch
  ) {
    sketch.addText(
      words.part(part), at: Point(x: place.minX, y: place.minY + sketch.textSize), tone: .ink,
      isBold: true)
    let top = place.minY + sketch.lineHeight
    let room = Rect(
      x: place.minX, y: top, width: place.width, height: max(1, place.maxY - top))
    let plot = sketch.addPlot(
      in: room, x: .init(range: panel.x, title: words.seconds),
      y: .init(range: panel.y, title: "mm"))
    for limit in panel.limits where panel.y.contains(limit) {
      sketch.add(
        .segments([
          Point(x: plot.frame.minX, y: plot.y(limit)), Point(x: plot.frame.maxX, y: plot.y(limit)),
        ]), stroke: .init(tone: .doubt, width: 1.5, isDashed: true), role: .limit)
    }
    for (approach, track) in members {
      var columns = Decimation.Columns(plot)
      for item in track where panel.x.contains(item.time) {
        columns.add(item.time, item.distance)
      }
      for line in columns.lines(gap: 24) {
        sketch.add(.line(line), stroke: .init(tone: .one, width: 1.5))
      }
      let place = plot.point(0, approach.distance)
      if approach.hasMerged {
        sketch.addCrosses(at: [place], side: 11, tone: .bad, width: 2.5, role: .merged)
      } else {
        sketch.add(
          .ellipse(place, radiusX: 4, radiusY: 4, angle: 0), fill: .background,
          stroke: .init(tone: .one, width: 2))
      }
    }
  }

  private func legend(
    of approaches: [SeparationAnalysis.Approach], _ limits: [Double]
  ) -> [LegendEntry] {
    var legend = [LegendEntry(.line(.init(tone: .one, width: 2)), words.distanceOfFingers)]
    if approaches.contains(where: \.hasMerged) {
      legend.append(LegendEntry(.cross(.bad), words.becameOne))
    }
    if approaches.contains(where: { !$0.hasMerged }) {
      legend.append(LegendEntry(.ring(.quiet), words.nearest))
    }
    return legend + limitEntry(limits)
  }

  /// The approaches that were merged at the largest distance, and those that came nearest.
  private var decisive: [SeparationAnalysis.Approach] {
    let all = analysis.separation?.approaches ?? []
    let merged = all.filter(\.hasMerged).sorted { $0.distance > $1.distance }
    let others = all.filter { !$0.hasMerged }.sorted { $0.distance < $1.distance }
    let half = Self.mostApproaches / 2
    return Array(merged.prefix(max(half, Self.mostApproaches - others.count)))
      + Array(others.prefix(max(half, Self.mostApproaches - merged.count)))
  }

  /// Returns the distance at each report while both touches exist, with the time relative to the approach's
  /// moment in seconds.
  private func track(
    of approach: SeparationAnalysis.Approach, in run: TestRun
  ) -> [(time: Double, distance: Double)] {
    guard approach.fingers.count == 2, approach.fingers.allSatisfy(run.contacts.indices.contains)
    else { return [] }
    let (first, second) = (
      run.contacts[approach.fingers[0]], run.contacts[approach.fingers[1]]
    )
    let end = min(first.endTime, second.endTime)
    var other = 0
    return first.samples.compactMap { sample in
      guard sample.time >= second.beginTime, sample.time < end else { return nil }
      while other + 1 < second.samples.count, second.samples[other + 1].time <= sample.time {
        other += 1
      }
      return (
        Double(sample.time - approach.time) / 1e6,
        sample.position.distance(to: second.samples[other].position)
      )
    }
  }
}
