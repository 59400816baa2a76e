internal import ResponderGeometry
internal import TouchAnalysis
internal import TouchRecording

/// The pressure and the tilt of a pen.
extension DiagramMaker {
  func drawPenPressure(in sketch: inout DiagramSketch) {
    guard let pen = analysis.pen else { return }
    let bars = pen.pressureBars(of: recording)
    let room = sketch.addLegend([
      LegendEntry(.box(.one, stroke: .one, isCrossed: false), words.reportsOfPressure),
      LegendEntry(.none, words.levels(pen.levels.count)),
    ])
    let most = Double(max(1, bars.max() ?? 1))
    let plot = sketch.addPlot(
      in: room, x: .init(range: 0...100, title: words.pressureAxis),
      y: .init(range: 0...most * 1.08, title: words.reports, isWhole: true))
    let rects = bars.indices.filter { bars[$0] > 0 }.map { index in
      let x = plot.x(Double(index) * 6.25)
      let top = min(plot.y(Double(bars[index])), plot.frame.maxY - 1.5)
      return Rect(
        x: x + 1, y: top, width: plot.x(Double(index + 1) * 6.25) - x - 2,
        height: plot.frame.maxY - top)
    }
    sketch.add(.rects(rects), fill: .one, opacity: 0.8)
  }

  func drawPenCurve(in sketch: inout DiagramSketch) {
    let events = recording.pens.lazy.filter { $0.kind == .pressure }
    guard let first = events.first?.stamp.time, let last = recording.pens.last?.stamp.time,
      last > first
    else { return }
    let room = sketch.addLegend([
      LegendEntry(.line(.init(tone: .one, width: 2)), words.pressure)
    ])
    let plot = sketch.addPlot(
      in: room, x: .init(range: 0...Double(last - first) / 1e6, title: words.seconds),
      y: .init(range: 0...100, title: words.pressureAxis))
    var columns = Decimation.Columns(plot)
    for event in events {
      columns.add(Double(event.stamp.time - first) / 1e6, event.value / 655.35)
    }
    for line in columns.lines(gap: 20) {
      sketch.add(.line(line), stroke: .init(tone: .one, width: 1.5))
    }
  }

  func drawPenTilt(in sketch: inout DiagramSketch) {
    let room = sketch.addLegend([
      LegendEntry(.dot(.one), words.reportedTilt), LegendEntry(.none, words.tiltRings),
    ])
    let radius = max(4, min(room.width, room.height) / 2 - 1)
    let middle = room.center
    sketch.add(.ellipse(middle, radiusX: radius, radiusY: radius, angle: 0), fill: .area)
    for ring in [30.0, 60, 90] {
      let size = radius * ring / 90
      sketch.add(
        .ellipse(middle, radiusX: size, radiusY: size, angle: 0), stroke: .init(tone: .grid))
    }
    sketch.add(
      .segments([
        Point(x: middle.x - radius, y: middle.y), Point(x: middle.x + radius, y: middle.y),
        Point(x: middle.x, y: middle.y - radius), Point(x: middle.x, y: middle.y + radius),
      ]), stroke: .init(tone: .grid))
    let points = recording.pens.lazy.filter { $0.kind == .tilt }.map { event in
      Point(
        x: middle.x + max(-90, min(90, event.x)) / 90 * radius,
        y: middle.y + max(-90, min(90, event.y)) / 90 * radius)
    }
    sketch.add(.dots(Decimation.cells(Array(points)), radius: 2), fill: .one, opacity: 0.75)
    for ring in [30.0, 60] {
      sketch.addText(
        "\(words.number(ring, digits: 0))°",
        at: Point(x: middle.x + radius * ring / 90 + 3, y: middle.y - 4), scale: 0.9)
    }
  }
}
