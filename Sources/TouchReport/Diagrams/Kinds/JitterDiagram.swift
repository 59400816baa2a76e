internal import ResponderGeometry
internal import TouchAnalysis

/// The reported positions of resting fingers, and taps on a rotated screen: clouds in millimetres.
extension DiagramMaker {
  /// The largest number of resting fingers that have a cloud.
  private static let mostRests = 400

  private var rests: [Contact] {
    runs(of: .jitter).filter { $0.plan.part == "rest" && $0.screen.isMetric }.flatMap(\.contacts)
      .filter { $0.endTime - $0.beginTime >= 500_000 }
  }

  var hasRests: Bool { !rests.isEmpty }

  func drawJitterRest(in sketch: inout DiagramSketch) {
    var inner: [Position] = []
    var edge: [Position] = []
    for contact in rests.prefix(Self.mostRests) {
      let mean = contact.mean
      let offsets = contact.samples.map { $0.position - mean }
      if contact.screen.isAtEdge(mean) { edge += offsets } else { inner += offsets }
    }
    let limits = [limit(of: .jitterRestInner), limit(of: .jitterRestEdge)].compactMap { $0 }
    let (room, scale) = addClouds(
      inner: inner, edge: edge, legend: LegendEntry(.ring(.bad), words.worstPosition),
      limits: limits, in: &sketch)
    guard let worst = (inner + edge).max(by: { $0.length < $1.length }) else { return }
    let place = Point(
      x: room.center.x + worst.x * scale, y: room.center.y + worst.y * scale)
    sketch.add(
      .ellipse(place, radiusX: 6, radiusY: 6, angle: 0), stroke: .init(tone: .bad, width: 2),
      role: .worst)
  }

  func drawRotation(in sketch: inout DiagramSketch) {
    guard let turns = analysis.rotation?.turns.prefix(8), !turns.isEmpty else { return }
    let limits = [limit(of: .rotationWorst)].compactMap { $0 }
    let legend = [LegendEntry(.dot(.one), words.tap)] + limitEntry(limits)
    let room = sketch.addLegend(legend)
    let columns = turns.count <= 1 ? 1 : turns.count <= 4 ? 2 : 3
    let rows = (turns.count + columns - 1) / columns
    let cell = Size(
      width: room.width / Double(columns), height: room.height / Double(rows))
    let clouds = turns.map { Cloud(offsets: $0.accuracy.taps.map(\.offset)) }
    let reach = DiagramSketch.reach(of: clouds, limits: limits)
    for (index, turn) in turns.enumerated() {
      let place = Rect(
        x: room.minX + Double(index % columns) * cell.width,
        y: room.minY + Double(index / columns) * cell.height, width: cell.width,
        height: cell.height)
      let lengths = Spread(clouds[index].offsets.map(\.length)).percentile(0.95)
      let title = "\(words.turn(turn.part)): \(words.number(lengths, in: .millimetres))"
      sketch.addText(
        title, at: Point(x: place.midX, y: place.minY + sketch.textSize), anchor: .middle,
        tone: .ink, isBold: true)
      let inner = Rect(
        x: place.minX + 4, y: place.minY + sketch.lineHeight + 2, width: place.width - 8,
        height: place.height - sketch.lineHeight - 6)
      _ = sketch.addClouds(
        [clouds[index]], in: inner, reach: reach, limits: limits, isSmall: true)
    }
  }
}
