internal import ResponderGeometry
internal import TouchAnalysis

/// Two fingers' distance over time, up to where they became one or were nearest.
extension PictureMaker {
  /// So many approaches are drawn at most, those that decide first.
  private static let mostApproaches = 16
  /// How long before and after its moment an approach is drawn, in seconds.
  private static let reach = 1.2

  private static let parts = ["side", "above", "diagonal", "pinch"]
  private static let tones: [Tone] = [.one, .two, .three, .four]

  func drawSeparation(in sketch: inout PictureSketch) {
    let runs = runs(of: .separation)
    let approaches = decisive.filter { runs.indices.contains($0.run) }
    guard !approaches.isEmpty else { return }
    let limits = Set(
      [FigureName.separationStraight, .separationDiagonal, .separationPinch]
        .compactMap { limit(of: $0) }
    ).sorted()
    let room = sketch.addLegend(legend(of: approaches, limits))
    let tracks = approaches.map { track(of: $0, in: runs[$0.run]) }
    var most = approaches.map(\.distance).max() ?? 0
    for track in tracks { most = max(most, track.map(\.distance).max() ?? 0) }
    most = min(max(most, (limits.max() ?? 0) * 1.2, 1) * 1.05, 400)
    let first = max(-Self.reach, tracks.compactMap { $0.first?.time }.min() ?? -Self.reach)
    let last = min(Self.reach, tracks.compactMap { $0.last?.time }.max() ?? Self.reach)
    let plot = sketch.addPlot(
      in: room, x: .init(range: min(first, -0.05)...max(last, 0.05), title: words.secondsFromNearest),
      y: .init(range: 0...most, title: words.distanceOfFingers))
    for limit in limits where limit < most {
      sketch.add(
        .segments([
          Point(x: plot.frame.minX, y: plot.y(limit)), Point(x: plot.frame.maxX, y: plot.y(limit)),
        ]), stroke: .init(tone: .doubt, width: 1.5, isDashed: true), role: .limit)
    }
    for (approach, track) in zip(approaches, tracks) {
      var columns = Decimation.Columns(plot)
      for item in track where item.time.magnitude <= Self.reach {
        columns.add(item.time, item.distance)
      }
      for line in columns.lines(gap: 24) {
        sketch.add(.line(line), stroke: .init(tone: tone(of: approach.part), width: 1.5))
      }
      let place = plot.point(0, approach.distance)
      if approach.hasMerged {
        sketch.addCrosses(at: [place], side: 11, tone: .bad, width: 2.5, role: .merged)
      } else {
        sketch.add(
          .ellipse(place, radiusX: 4, radiusY: 4, angle: 0), fill: .paper,
          stroke: .init(tone: tone(of: approach.part), width: 2))
      }
    }
  }

  private func legend(
    of approaches: [SeparationAnalysis.Approach], _ limits: [Double]
  ) -> [LegendEntry] {
    var legend = Self.parts.filter { part in approaches.contains { $0.part == part } }.map {
      LegendEntry(.line(.init(tone: tone(of: $0), width: 2)), words.part($0))
    }
    if approaches.contains(where: \.hasMerged) {
      legend.append(LegendEntry(.cross(.bad), words.becameOne))
    }
    if approaches.contains(where: { !$0.hasMerged }) {
      legend.append(LegendEntry(.ring(.quiet), words.nearest))
    }
    return legend + limitEntry(limits)
  }

  /// Those that became one at the largest distance, and those that came nearest.
  private var decisive: [SeparationAnalysis.Approach] {
    let all = analysis.separation?.approaches ?? []
    let merged = all.filter(\.hasMerged).sorted { $0.distance > $1.distance }
    let others = all.filter { !$0.hasMerged }.sorted { $0.distance < $1.distance }
    let half = Self.mostApproaches / 2
    return Array(merged.prefix(max(half, Self.mostApproaches - others.count)))
      + Array(others.prefix(max(half, Self.mostApproaches - merged.count)))
  }

  private func tone(of part: String) -> Tone {
    Self.parts.firstIndex(of: part).map { Self.tones[$0] } ?? .one
  }

  /// The distance at each report while both are there, with the time from the approach's moment in seconds.
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
        sample.place.distance(to: second.samples[other].place)
      )
    }
  }
}
