internal import ResponderGeometry
internal import TouchAnalysis

/// The times between two reports of moving fingers.
extension DiagramMaker {
  /// The strokes of the rate: those of its test, or else all.
  private var moving: [ArraySlice<Contact.Sample>] {
    let runs = runs(of: .rate)
    let contacts = runs.isEmpty ? analysis.contacts : runs.flatMap(\.contacts)
    return contacts.flatMap(\.strokes).filter { stroke in
      guard stroke.count >= 10, let first = stroke.first, let last = stroke.last else {
        return false
      }
      return last.time - first.time >= 250_000
    }
  }

  /// Returns the number of times between two reports in each bar. The last one also contains longer times.
  private func bars(
    of strokes: [ArraySlice<Contact.Sample>], width: Double, count: Int
  ) -> [Int] {
    var bars = [Int](repeating: 0, count: count)
    for stroke in strokes {
      for (last, next) in zip(stroke, stroke.dropFirst()) where next.time > last.time {
        let length = Double(next.time - last.time) / 1_000
        bars[min(count - 1, Int(min(length / width, 1e6)))] += 1
      }
    }
    return bars
  }

  func drawRateIntervals(in sketch: inout DiagramSketch) {
    guard let rate = analysis.rate, rate.interval > 0 else { return }
    let longest = min(max(rate.interval * 4, (rate.gaps.map(\.length).max() ?? 0) * 1.1), 500)
    let count = max(12, min(120, Int(sketch.size.width / 6)))
    let width = longest / Double(count)
    var bars = self.bars(of: moving, width: width, count: count)
    // Times of resting fingers are not times between two reports of a moving one.
    let resting = Int(rate.interval * 1.6 / width) + 1
    if resting < count { for index in resting..<count { bars[index] = 0 } }
    let limit = limit(of: .rateLeast).map { 1_000 / $0 }
    var legend = [
      LegendEntry(.box(.one, stroke: .one, isCrossed: false), words.reportsAfter),
      LegendEntry(
        .line(.init(tone: .ink, width: 2)), words.usual(rate.interval, 1_000 / rate.interval)),
    ]
    if !rate.gaps.isEmpty { legend.append(LegendEntry(.cross(.bad), words.gaps(rate.gaps.count))) }
    let beyond = rate.gaps.count { $0.length > longest }
    if beyond > 0 { legend.append(LegendEntry(.none, words.beyond(beyond, longest))) }
    legend += limitEntry([limit].compactMap { $0 }, unit: .milliseconds)
    let room = sketch.addLegend(legend)
    let most = Double(max(1, bars.max() ?? 1))
    let plot = sketch.addPlot(
      in: room, x: .init(range: 0...longest, title: words.milliseconds),
      y: .init(range: 0...most * 1.08, title: words.reports, isWhole: true))
    let rects = bars.indices.filter { bars[$0] > 0 }.map { index in
      let x = plot.x(Double(index) * width)
      // A value that occurs only once is also visible.
      let top = min(plot.y(Double(bars[index])), plot.frame.maxY - 1.5)
      return Rect(
        x: x + 0.5, y: top, width: max(1, plot.x(Double(index + 1) * width) - x - 1),
        height: plot.frame.maxY - top)
    }
    sketch.add(.rects(rects), fill: .one, opacity: 0.8)
    addVertical(at: rate.interval, on: plot, .init(tone: .ink, width: 2), .figure, in: &sketch)
    if let limit, limit < longest {
      addVertical(
        at: limit, on: plot, .init(tone: .doubt, width: 1.5, isDashed: true), .limit, in: &sketch)
    }
    let gaps = Decimation.cells(
      rate.gaps.map { Point(x: plot.x($0.length), y: plot.frame.maxY - 8) })
    sketch.addCrosses(at: gaps, side: 10, tone: .bad, width: 2, role: .gap)
  }

  func drawRateTime(in sketch: inout DiagramSketch) {
    guard let rate = analysis.rate, rate.interval > 0 else { return }
    let strokes = moving
    guard let first = strokes.compactMap(\.first?.time).min(),
      let last = strokes.compactMap(\.last?.time).max(),
      last > first
    else { return }
    let longest = min(max(rate.interval * 3, (rate.gaps.map(\.length).max() ?? 0) * 1.1), 1_000)
    let limit = limit(of: .rateLeast).map { 1_000 / $0 }
    var legend = [LegendEntry(.line(.init(tone: .one, width: 2)), words.timeBeforeReport)]
    if !rate.gaps.isEmpty { legend.append(LegendEntry(.cross(.bad), words.gaps(rate.gaps.count))) }
    legend += limitEntry([limit].compactMap { $0 }, unit: .milliseconds)
    let room = sketch.addLegend(legend)
    let plot = sketch.addPlot(
      in: room, x: .init(range: 0...Double(last - first) / 1e6, title: words.seconds),
      y: .init(range: 0...longest, title: words.milliseconds))
    if let limit, limit < longest {
      sketch.add(
        .segments([
          Point(x: plot.frame.minX, y: plot.y(limit)), Point(x: plot.frame.maxX, y: plot.y(limit)),
        ]), stroke: .init(tone: .doubt, width: 1.5, isDashed: true), role: .limit)
    }
    var columns = Decimation.Columns(plot)
    for stroke in strokes {
      var before = stroke.first?.time ?? 0
      for sample in stroke.dropFirst() {
        let length = Double(sample.time - before) / 1_000
        before = sample.time
        guard length > 0, length <= rate.interval * 1.6 else { continue }
        columns.add(Double(sample.time - first) / 1e6, length)
      }
    }
    for line in columns.lines() where line.count > 1 {
      sketch.add(.line(line), stroke: .init(tone: .one, width: 1.2))
    }
    let gaps = rate.gaps.map { gap in
      plot.point(Double(gap.time - first) / 1e6, gap.length)
    }
    sketch.addCrosses(
      at: Decimation.cells(gaps), side: 10, tone: .bad, width: 2, role: .gap)
  }

  func addVertical(
    at x: Double, on plot: Plot, _ stroke: DiagramMark.Stroke, _ role: MarkRole,
    in sketch: inout DiagramSketch
  ) {
    let ends = [
      Point(x: plot.x(x), y: plot.frame.minY), Point(x: plot.x(x), y: plot.frame.maxY),
    ]
    sketch.add(.segments(ends), stroke: stroke, role: role)
  }
}
