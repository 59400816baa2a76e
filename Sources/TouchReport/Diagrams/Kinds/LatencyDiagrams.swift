internal import ResponderGeometry
internal import TouchAnalysis

/// The stages of the latency, and the distance of ink.
extension DiagramMaker {
  func drawLatency(in sketch: inout DiagramSketch) {
    guard let latency = analysis.latency else { return }
    let stages = LatencyAnalysis.Stage.allCases.filter { latency.stages[$0]?.count ?? 0 > 0 }
    var legend = [
      LegendEntry(.box(.one, stroke: .one, isCrossed: false), words.shareOfTouches),
      LegendEntry(.line(.init(tone: .ink, width: 2)), words.median),
      LegendEntry(.line(.init(tone: .two, width: 1.5)), words.percentiles),
    ]
    if stages.contains(where: { limit(of: $0) != nil }) {
      legend.append(
        LegendEntry(.line(.init(tone: .doubt, width: 1.5, isDashed: true)), words.limit))
    }
    if latency.resolution == 1 { legend.append(LegendEntry(.none, words.wholeMilliseconds)) }
    if latency.hasOtherClock { legend.append(LegendEntry(.none, words.otherClock)) }
    let room = sketch.addLegend(legend)
    // The axis ends at the 99.9th percentile. Longer times are in the last bar, and are stated as text.
    let most = stages.compactMap { latency.stages[$0]?.percentile(0.999) }.max() ?? 1
    let longest = min(max(most * 1.05, 1), Histogram.longest)
    let axis = sketch.lineHeight * 2 + 2
    let height = max(1, room.height - axis) / Double(max(1, stages.count))
    for (index, stage) in stages.enumerated() {
      guard let times = latency.stages[stage] else { continue }
      let place = Rect(
        x: room.minX, y: room.minY + Double(index) * height, width: room.width, height: height)
      draw(times, stage, in: place, longest: longest, &sketch)
    }
    addAxis(to: longest, in: room, &sketch)
  }

  /// Returns the profile's limit for a stage.
  private func limit(of stage: LatencyAnalysis.Stage) -> Double? {
    FigureName(rawValue: "latency.\(stage.rawValue)").flatMap { limit(of: $0) }
  }

  private func addAxis(to longest: Double, in room: Rect, _ sketch: inout DiagramSketch) {
    let width = room.width - 16
    let label = sketch.width(of: words.number(longest, digits: longest > 20 ? 0 : 2))
    let ticks = Plot.ticks(
      0...longest, most: max(1, Int(width / (label + sketch.textSize * 2))), isWhole: false)
    let y = room.maxY - sketch.lineHeight * 2
    for tick in ticks {
      let x = room.minX + 8 + width * tick / longest
      sketch.add(
        .segments([Point(x: x, y: y), Point(x: x, y: y + 4)]), stroke: .init(tone: .quiet))
      sketch.addText(
        words.number(tick), at: Point(x: x, y: y + sketch.lineHeight), anchor: .middle)
    }
    sketch.addText(
      words.milliseconds, at: Point(x: room.maxX, y: room.maxY - sketch.textSize * 0.3),
      anchor: .end)
  }

  /// Returns percentiles, and the number of times beyond the end of the axis.
  private func figures(of times: Histogram, _ shares: [Double], longest: Double) -> String {
    let values = zip(["50", "95", "99"], shares).map { name, value in
      "\(name)\u{A0}%: \(words.number(value, digits: 1))"
    }
    let beyond = times.count(above: longest)
    return values.joined(separator: " · ") + "\u{A0}ms"
      + (beyond > 0 ? " · " + words.beyond(beyond, longest) : "")
  }

  /// Draws a stage, with its name and figures above its bars.
  private func draw(
    _ times: Histogram, _ stage: LatencyAnalysis.Stage, in place: Rect, longest: Double,
    _ sketch: inout DiagramSketch
  ) {
    let shares = [0.5, 0.95, 0.99].map { times.percentile($0) }
    let title = words.stage(stage)
    let figures = self.figures(of: times, shares, longest: longest)
    let baseline = place.minY + sketch.textSize
    let isNarrow =
      sketch.width(of: title, isBold: true) + sketch.width(of: figures) + 16 > place.width
    sketch.addText(title, at: Point(x: place.minX, y: baseline), tone: .ink, isBold: true)
    let next = isNarrow ? baseline + sketch.lineHeight : baseline
    sketch.addText(
      figures, at: Point(x: place.maxX, y: next), anchor: .end, tone: .ink,
      role: .figure)
    let top = next + 5
    let frame = Rect(
      x: place.minX + 8, y: top, width: place.width - 16, height: max(2, place.maxY - top - 10))
    let plot = Plot(frame: frame, x: 0...longest, y: 0...1)
    // The width is a multiple of a bin's width. Otherwise some bars would contain one bin more than their
    // neighbours.
    let bins = max(1, Int((longest / Histogram.width / (frame.width / 4)).rounded(.up)))
    let width = Double(bins) * Histogram.width
    let count = max(1, Int((longest / width).rounded(.up)))
    let bars = times.bars(width: width, count: count)
    let most = Double(max(1, bars.max() ?? 1))
    let rects = bars.indices.filter { bars[$0] > 0 }.map { index in
      let x = plot.x(Double(index) * width)
      let barHeight = max(1.5, frame.height * Double(bars[index]) / most)
      return Rect(
        x: x, y: frame.maxY - barHeight, width: max(1, plot.x(Double(index + 1) * width) - x - 0.5),
        height: barHeight)
    }
    sketch.add(.rects(rects), fill: .one, opacity: 0.8)
    sketch.add(
      .segments([Point(x: frame.minX, y: frame.maxY), Point(x: frame.maxX, y: frame.maxY)]),
      stroke: .init(tone: .quiet))
    for (index, share) in shares.enumerated() where share <= longest {
      addVertical(
        at: share, on: plot,
        index == 0 ? .init(tone: .ink, width: 2) : .init(tone: .two, width: 1.5), .figure,
        in: &sketch)
    }
    if let limit = limit(of: stage), limit <= longest {
      addVertical(
        at: limit, on: plot, .init(tone: .doubt, width: 1.5, isDashed: true), .limit, in: &sketch)
    }
  }

  func drawInk(in sketch: inout DiagramSketch) {
    guard let latency = analysis.latency else { return }
    let series = [
      (latency.ink, Tone.one, false, words.ink),
      (latency.predictedInk, .two, true, words.predictedInk),
    ].filter { !$0.0.isEmpty }
    let limits = [limit(of: .latencyInk)].compactMap { $0 }
    var legend = series.map { values, tone, isDashed, name in
      let value = words.number(Spread(values).percentile(0.95), in: .millimetres)
      return LegendEntry(
        .line(.init(tone: tone, width: 2, isDashed: isDashed)), "\(name) (95\u{A0}%: \(value))")
    }
    legend += limitEntry(limits)
    let room = sketch.addLegend(legend)
    let spreads = series.map { Spread($0.0) }
    let most = max(spreads.map { $0.percentile(0.995) }.max() ?? 1, limits.first ?? 0, 0.1) * 1.08
    let plot = sketch.addPlot(
      in: room, x: .init(range: 0...most, title: words.inkAxis),
      y: .init(range: 0...106, title: words.shareBelow))
    for limit in limits {
      addVertical(
        at: limit, on: plot, .init(tone: .doubt, width: 1.5, isDashed: true), .limit, in: &sketch)
    }
    for (item, spread) in zip(series, spreads) {
      let points = (0...200).map { step in
        let share = Double(step) / 200
        return plot.point(step == 0 ? spread.smallest : spread.percentile(share), share * 100)
      }
      sketch.add(
        .line(Decimation.thin(points)), stroke: .init(tone: item.1, width: 2, isDashed: item.2))
      sketch.add(
        .dots([plot.point(spread.percentile(0.95), 95)], radius: 4), fill: item.1, role: .figure)
    }
  }
}
