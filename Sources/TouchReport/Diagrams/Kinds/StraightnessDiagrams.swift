internal import ResponderGeometry
internal import TouchAnalysis

/// The strokes on the screen, and the worst one separately.
extension DiagramMaker {
  /// The largest number of strokes that are drawn, the worst ones.
  private static let mostStrokes = 120

  /// The strokes in descending order of their largest distance.
  private var worstStrokes: [(stroke: Stroke, worst: (position: Position, distance: Double))] {
    (analysis.straightness?.strokes ?? []).compactMap { stroke in
      stroke.deviations.max { $0.distance.magnitude < $1.distance.magnitude }.map { (stroke, $0) }
    }.sorted { $0.1.distance.magnitude > $1.1.distance.magnitude }
  }

  func drawStraightnessMap(in sketch: inout DiagramSketch) {
    let strokes = worstStrokes.prefix(Self.mostStrokes)
    guard let worst = strokes.first else { return }
    let screen = worst.stroke.screen
    let room = min(screen.width, screen.height) / 25
    let factor =
      [50.0, 20, 10, 5, 2, 1].first { $0 * worst.worst.distance.magnitude <= room } ?? 1
    let limit = limit(of: .straightnessInner)
    var legend = [
      LegendEntry(.line(.init(tone: .grid, width: 1.5)), words.fitted),
      LegendEntry(.line(.init(tone: .one, width: 2)), words.magnifiedDistance(factor)),
      LegendEntry(.ring(.bad), words.worstPosition),
    ]
    if analysis.straightness?.broken ?? 0 > 0 {
      legend.append(LegendEntry(.cross(.bad), words.brokenStroke))
    }
    guard
      let map = sketch.addMap(of: screen, legend: legend, showsEdgeZone: true)
    else { return }
    for (stroke, most) in strokes {
      let isBad = limit.map { most.distance.magnitude > $0 } ?? false
      let lines = magnified(stroke, by: factor, on: map)
      sketch.add(.line(lines.fitted), stroke: .init(tone: .grid, width: 1.5))
      sketch.add(
        .line(lines.drawn),
        stroke: .init(tone: isBad ? .bad : .one, width: isBad ? 2 : 1.2, opacity: 0.9),
        role: isBad ? .offset : nil)
    }
    sketch.add(
      .ellipse(map.point(worst.worst.position), radiusX: 9, radiusY: 9, angle: 0),
      stroke: .init(tone: .bad, width: 2), role: .worst)
    let place = map.point(worst.worst.position)
    sketch.addLabel(
      words.number(worst.worst.distance.magnitude, in: .millimetres),
      at: Point(x: place.x, y: place.y + (place.y < map.frame.midY ? 26 : -16)), role: .worst)
    sketch.addCrosses(
      at: breaks.prefix(100).map(map.point), side: 11, tone: .bad, width: 2, role: .broken)
  }

  /// The positions at which parts of one stroke continue.
  private var breaks: [Position] {
    runs(of: .straightness).flatMap { run in
      run.guides.enumerated().flatMap { index, guide -> [Position] in
        let end = index + 1 < run.guides.count ? run.guides[index + 1].at : run.end
        let pieces = run.contacts(from: guide.at, to: end).filter { $0.travel >= 2 }
        return pieces.dropFirst().map(\.begin)
      }
    }
  }

  /// Returns a stroke with a magnified distance from the line that fits it, and that line.
  private func magnified(
    _ stroke: Stroke, by factor: Double, on map: ScreenMap
  ) -> (drawn: [Point], fitted: [Point]) {
    let places = stroke.deviations.map(\.position)
    let ring = stroke.shape == .ring ? RingFit(places) : nil
    let line = stroke.shape == .line ? LineFit(places) : nil
    var drawn: [Point] = []
    var fitted: [Point] = []
    for (place, distance) in stroke.deviations {
      var side = Position(x: 0, y: 0)
      if let line { side = Position(x: -line.direction.y, y: line.direction.x) }
      if let ring {
        let way = place - ring.centre
        side = way * (1 / max(way.length, 1e-9))
      }
      let foot = place - side * distance
      fitted.append(map.point(foot))
      drawn.append(map.point(foot + side * (distance * factor)))
    }
    return (Decimation.thin(drawn), Decimation.thin(fitted))
  }

  func drawStraightnessStroke(in sketch: inout DiagramSketch) {
    guard let (stroke, worst) = worstStrokes.first else { return }
    let limit = limit(of: stroke.shape == .ring ? .straightnessRing : .straightnessInner)
    let edge = stroke.shape == .line ? self.limit(of: .straightnessEdge) : nil
    var legend = [
      LegendEntry(.line(.init(tone: .one, width: 2)), words.stroke(stroke.shape == .ring))
    ]
    legend += limitEntry([limit, edge].compactMap { $0 })
    legend.append(LegendEntry(.ring(.bad), words.worstPosition))
    let room = sketch.addLegend(legend)
    var way = 0.0
    var last = stroke.deviations[0].position
    let progress = stroke.deviations.map { item in
      way += item.position.distance(to: last)
      last = item.position
      return way
    }
    let most = max(worst.distance.magnitude, limit ?? 0, 0.01) * 1.25
    let plot = sketch.addPlot(
      in: room, x: .init(range: 0...max(way, 0.1), title: words.alongStroke),
      y: .init(range: -most...most, title: words.distanceAxis))
    for limit in [limit, edge].compactMap({ $0 }) where limit <= most {
      let ends = [-limit, limit].flatMap { side in
        [plot.point(0, side), plot.point(way, side)]
      }
      sketch.add(
        .segments(ends), stroke: .init(tone: .doubt, width: 1.5, isDashed: true), role: .limit)
    }
    let zero = [plot.point(0, 0), plot.point(way, 0)]
    sketch.add(.segments(zero), stroke: .init(tone: .quiet))
    let points = zip(progress, stroke.deviations).map { plot.point($0, $1.distance) }
    sketch.add(.line(Decimation.thin(points)), stroke: .init(tone: .one, width: 1.5))
    guard let index = stroke.deviations.firstIndex(where: { $0.distance == worst.distance }) else {
      return
    }
    sketch.add(
      .ellipse(points[index], radiusX: 6, radiusY: 6, angle: 0),
      stroke: .init(tone: .bad, width: 2), role: .worst)
  }
}
