internal import ResponderGeometry
internal import TouchAnalysis

/// The reported positions of taps: on the screen, and around one target.
extension DiagramMaker {
  /// The largest number of taps that are drawn, the worst ones.
  private static let mostTaps = 1_500

  func drawAccuracyMap(in sketch: inout DiagramSketch) {
    guard let accuracy = analysis.accuracy else { return }
    let taps = Array(
      accuracy.taps.sorted { $0.offset.length > $1.offset.length }.prefix(Self.mostTaps))
    let lost = untapped(accuracy)
    let magnified = magnification(of: taps)
    let isBad = taps.map { exceedsLimit($0) }
    var legend = [
      LegendEntry(.ring(.quiet), words.target),
      LegendEntry(.line(.init(tone: .one, width: 2)), words.magnified(magnified)),
    ]
    if isBad.contains(true) {
      legend.append(LegendEntry(.line(.init(tone: .bad, width: 3)), words.overLimit))
    }
    if !lost.isEmpty { legend.append(LegendEntry(.cross(.bad), words.withoutTap)) }
    if !accuracy.strays.isEmpty { legend.append(LegendEntry(.cross(.doubt), words.stray)) }
    guard
      let map = sketch.addMap(
        of: analysis.screen(of: .accuracy), legend: legend, showsEdgeZone: true)
    else { return }
    let targets = taps.map { map.point($0.target) }
    sketch.add(
      .dots(Decimation.cells(targets), radius: 4), fill: .background, stroke: .init(tone: .quiet))
    for (bad, tone) in [(false, Tone.one), (true, .bad)] {
      let arrows = zip(taps, isBad).filter { $0.1 == bad }.map { tap, _ in
        (map.point(tap.target), map.point(tap.target + tap.offset * magnified))
      }
      addArrows(arrows, tone: tone, width: bad ? 2.5 : 1.5, in: &sketch)
    }
    sketch.addCrosses(
      at: lost.map(map.point), side: 12, tone: .bad, width: 2, role: .lost)
    sketch.addCrosses(
      at: accuracy.strays.prefix(200).map(map.point), side: 9, tone: .doubt, width: 2, role: .ghost)
  }

  func drawAccuracyCloud(in sketch: inout DiagramSketch) {
    guard let accuracy = analysis.accuracy else { return }
    let edge = accuracy.taps.filter(\.isAtEdge).map(\.offset)
    let inner = accuracy.taps.filter { !$0.isAtEdge }.map(\.offset)
    let limits = [limit(of: .accuracyInner), limit(of: .accuracyEdge)].compactMap { $0 }
    let (room, scale) = addClouds(
      inner: inner, edge: edge, legend: LegendEntry(.ring(.ink), words.spreadEllipse),
      limits: limits, in: &sketch)
    sketch.addSpread(of: accuracy.taps.map(\.offset), around: room.center, scale: scale)
    if let worst = accuracy.taps.map(\.offset).max(by: { $0.length < $1.length }) {
      let place = Point(
        x: room.center.x + worst.x * scale, y: room.center.y + worst.y * scale)
      sketch.add(
        .ellipse(place, radiusX: 9, radiusY: 9, angle: 0),
        stroke: .init(tone: isOver(worst.length, limits) ? .bad : .quiet, width: 2), role: .worst)
    }
  }

  // MARK: Parts

  /// Returns the targets without a tap.
  private func untapped(_ accuracy: AccuracyAnalysis) -> [Position] {
    guard accuracy.missed > 0 else { return [] }
    let tapped = Set(accuracy.taps.map(\.target))
    return Array(
      runs(of: .accuracy).flatMap { $0.targets.map(\.position) }.filter { !tapped.contains($0) }
        .prefix(500))
  }

  /// Returns the magnification of offsets with which most of them can be distinguished.
  private func magnification(of taps: [AccuracyAnalysis.Tap]) -> Double {
    let usual = Spread(taps.map(\.offset.length)).percentile(0.95)
    let screen = analysis.screen(of: .accuracy)
    let room = min(screen.width, screen.height) / 12
    guard usual > 1e-6 else { return 1 }
    return [50.0, 20, 10, 5, 2, 1].first { $0 * usual <= room } ?? 1
  }

  private func exceedsLimit(_ tap: AccuracyAnalysis.Tap) -> Bool {
    limit(of: tap.isAtEdge ? .accuracyEdge : .accuracyInner).map { tap.offset.length > $0 } ?? false
  }

  private func isOver(_ value: Double, _ limits: [Double]) -> Bool {
    limits.min().map { value > $0 } ?? false
  }

  /// Adds the clouds of taps within the screen and at its edge, beside a legend with the caller's entry.
  /// Returns their rectangle and the number of points in a millimetre.
  func addClouds(
    inner: [Position], edge: [Position], legend entry: LegendEntry, limits: [Double],
    in sketch: inout DiagramSketch
  ) -> (room: Rect, scale: Double) {
    var legend: [LegendEntry] = []
    if !inner.isEmpty { legend.append(LegendEntry(.dot(.one), words.inner)) }
    if !edge.isEmpty {
      legend.append(LegendEntry(.box(.two, stroke: .two, isCrossed: false), words.atEdge))
    }
    legend.append(entry)
    legend += limitEntry(limits)
    let room = sketch.addLegend(legend)
    let clouds = [
      Cloud(offsets: inner), Cloud(offsets: edge, tone: .two, isSquare: true),
    ]
    let reach = DiagramSketch.reach(of: clouds, limits: limits)
    return (room, sketch.addClouds(clouds, in: room, reach: reach, limits: limits))
  }

  func limitEntry(_ limits: [Double], unit: FigureUnit = .millimetres) -> [LegendEntry] {
    guard !limits.isEmpty else { return [] }
    let values = limits.map { words.number($0, in: unit) }
    return [
      LegendEntry(
        .line(.init(tone: .doubt, width: 1.5, isDashed: true)),
        words.limit + " " + values.joined(separator: words.and))
    ]
  }

  private func addArrows(
    _ arrows: [(from: Point, to: Point)], tone: Tone, width: Double, in sketch: inout DiagramSketch
  ) {
    var shafts: [Point] = []
    for arrow in arrows {
      let (from, to) = arrow
      shafts += [from, to]
      let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y))
        .squareRoot()
      guard length > 5 else { continue }
      let angle = Angle.of(x: to.x - from.x, y: to.y - from.y)
      for side in [2.6, -2.6] {
        shafts += [
          to,
          Point(x: to.x + 5 * Angle.cosine(angle + side), y: to.y + 5 * Angle.sine(angle + side)),
        ]
      }
    }
    guard !shafts.isEmpty else { return }
    sketch.add(.segments(shafts), stroke: .init(tone: tone, width: width), role: .offset)
  }
}
