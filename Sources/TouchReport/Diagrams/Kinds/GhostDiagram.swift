internal import ResponderGeometry
internal import TouchAnalysis

/// Touches without a finger, and touches of a hand that were reported as fingers.
extension DiagramMaker {
  /// The largest number of marks that are drawn.
  private static let most = 300

  var hasGhostDiagram: Bool {
    !runs(of: .ghost).isEmpty || !analysis.ghost.strays.isEmpty
  }

  func drawGhost(in sketch: inout DiagramSketch) {
    let runs = runs(of: .ghost)
    let strays = analysis.ghost.strays
    let places = runs.flatMap { $0.contacts.map(\.begin) }
    var legend: [LegendEntry] = []
    if places.isEmpty, !runs.isEmpty { legend.append(LegendEntry(.none, words.noGhosts)) }
    if !places.isEmpty { legend.append(LegendEntry(.cross(.bad), words.ghostTouch)) }
    if !strays.isEmpty { legend.append(LegendEntry(.ring(.two), words.strayBeside)) }
    // The times are below the screen, in a line for each run.
    let times = Double(runs.prefix(4).count) * (sketch.lineHeight * 2.1)
    let below = runs.isEmpty ? 0 : times + 6
    var map = ScreenMap(analysis.screen(of: .ghost), in: sketch.bounds)
    if let guess = map { legend.append(guess.scaleBar(words)) }
    let room = sketch.addLegend(legend)
    let upper = Rect(
      x: room.minX, y: room.minY, width: room.width, height: max(0, room.height - below))
    map = ScreenMap(analysis.screen(of: .ghost), in: upper)
    if let map {
      sketch.add(map)
      sketch.addCrosses(
        at: places.prefix(Self.most).map(map.point), side: 11, tone: .bad, width: 2.5, role: .ghost)
      for stray in strays.prefix(Self.most) {
        sketch.add(
          .ellipse(map.point(stray), radiusX: 6, radiusY: 6, angle: 0),
          stroke: .init(tone: .two, width: 2), role: .ghost)
      }
    }
    var top = room.maxY - times
    for run in runs.prefix(4) {
      addTimes(of: run, top: top, in: &sketch)
      top += sketch.lineHeight * 2.1
    }
  }

  /// Adds a line from a run's beginning to its end, with a cross for each touch.
  private func addTimes(of run: TestRun, top: Double, in sketch: inout DiagramSketch) {
    let seconds = words.number(run.seconds, digits: 0)
    let name = run.plan.isCharging ? words.charging : words.onBattery
    sketch.addText(
      "\(name): \(words.touches(run.contacts.count)), \(seconds)\u{A0}s",
      at: Point(x: 0, y: top + sketch.textSize), tone: .ink)
    let y = top + sketch.lineHeight * 1.5
    let width = sketch.size.width - 16
    let ends = [Point(x: 8, y: y), Point(x: 8 + width, y: y)]
    sketch.add(
      .segments(
        ends + ends.flatMap { [Point(x: $0.x, y: y - 4), Point(x: $0.x, y: y + 4)] }),
      stroke: .init(tone: .quiet, width: 1.5))
    let length = Double(max(1, run.end - run.begin))
    let points = run.contacts.prefix(Self.most).map { contact in
      Point(x: 8 + width * Double(contact.beginArrived - run.begin) / length, y: y)
    }
    sketch.addCrosses(at: points, side: 10, tone: .bad, width: 2, role: .ghost)
  }

  func drawPalm(in sketch: inout DiagramSketch) {
    guard let palm = analysis.palm else { return }
    let contacts = runs(of: .palm).flatMap(\.contacts)
    let known = contacts.filter { $0.end == .cancelled }.map(\.begin)
    var legend: [LegendEntry] = []
    if !palm.unwanted.isEmpty {
      legend.append(LegendEntry(.cross(.bad), words.takenForTouch(palm.unwanted.count)))
    }
    if !known.isEmpty { legend.append(LegendEntry(.ring(.good), words.knownPalm(known.count))) }
    let strokes = contacts.filter { $0.travel >= 15 }.sorted { $0.travel > $1.travel }
    if !strokes.isEmpty {
      legend.append(LegendEntry(.line(.init(tone: .one, width: 2)), words.drawnStroke))
    }
    if !palm.breaks.isEmpty {
      legend.append(
        LegendEntry(.box(.background, stroke: .bad, isCrossed: false), words.brokenStroke))
    }
    if legend.isEmpty { legend.append(LegendEntry(.none, words.nothingReported)) }
    guard let map = sketch.addMap(of: analysis.screen(of: .palm), legend: legend) else { return }
    for stroke in strokes.prefix(40) {
      let points = Decimation.thin(stroke.samples.map { map.point($0.position) })
      sketch.add(.line(points), stroke: .init(tone: .one, width: 2))
    }
    for place in known.prefix(Self.most) {
      sketch.add(
        .ellipse(map.point(place), radiusX: 7, radiusY: 7, angle: 0),
        stroke: .init(tone: .good, width: 2))
    }
    let breaks = palm.breaks.prefix(Self.most).map(map.point)
    sketch.addCrosses(
      at: palm.unwanted.prefix(Self.most).map(map.point), side: 12, tone: .bad, width: 2.5,
      role: .palm)
    if !breaks.isEmpty {
      let boxes = breaks.map { Rect(x: $0.x - 5, y: $0.y - 5, width: 10, height: 10) }
      sketch.add(
        .rects(boxes), fill: .background, stroke: .init(tone: .bad, width: 2), role: .broken)
    }
  }
}
