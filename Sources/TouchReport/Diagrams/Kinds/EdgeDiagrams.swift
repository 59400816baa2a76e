internal import ResponderGeometry
internal import TouchAnalysis
internal import TouchRecording

/// Swipes over the edges, sizes of contacts, and screens that received touches.
extension DiagramMaker {
  func drawSwipe(in sketch: inout DiagramSketch) {
    guard let swipe = analysis.swipe else { return }
    let edges = Array(SwipeAnalysis.edges.reversed())
    let limits = [limit(of: .swipeInset)].compactMap { $0 }
    var legend = [LegendEntry(.dot(.one), words.firstReport)]
    let unseen = edges.filter { edge in !swipe.swipes.contains { $0.edge == edge } }
    if !unseen.isEmpty { legend.append(LegendEntry(.cross(.bad), words.noSwipe)) }
    legend += limitEntry(limits)
    let room = sketch.addLegend(legend)
    let most = max(swipe.swipes.map(\.inset).max() ?? 0, limits.first ?? 0, 1) * 1.15
    let plot = sketch.addPlot(
      in: room, x: .init(range: 0...most, title: words.insetAxis),
      y: .init(range: -0.5...3.5, title: "", names: edges.map(words.edge)))
    for limit in limits {
      addVertical(
        at: limit, on: plot, .init(tone: .doubt, width: 1.5, isDashed: true), .limit, in: &sketch)
    }
    for (index, edge) in edges.enumerated() {
      let y = plot.y(Double(index))
      sketch.add(
        .segments([Point(x: plot.frame.minX, y: y), Point(x: plot.frame.maxX, y: y)]),
        stroke: .init(tone: .grid))
      let own = swipe.swipes.filter { $0.edge == edge }
      let points = Decimation.cells(own.map { Point(x: plot.x($0.inset), y: y) })
      guard let worst = own.map(\.inset).max() else {
        sketch.addCrosses(
          at: [Point(x: plot.frame.minX + 8, y: y)], side: 11, tone: .bad, width: 2.5, role: .lost)
        continue
      }
      sketch.add(.dots(points, radius: 4.5), fill: .one, opacity: 0.8)
      sketch.addText(
        words.number(worst, in: .millimetres), at: Point(x: plot.x(worst) + 9, y: y - 5),
        tone: .ink, role: .worst)
    }
  }

  /// The contacts of the test that report their size.
  private var shaped: [(contact: Contact, run: TestRun)] {
    runs(of: .shape).flatMap { run in
      run.contacts.filter { !$0.shapes.isEmpty && $0.screen.isMetric }.map { ($0, run) }
    }
  }

  var hasShapes: Bool { analysis.shape?.axes != nil && !shaped.isEmpty }

  func drawShape(in sketch: inout DiagramSketch) {
    let shaped = shaped.prefix(12)
    var legend = [LegendEntry(.ring(.one), words.reportedSize)]
    let hasTruth = shaped.contains { $0.run.plan.size > 0 }
    if hasTruth {
      legend.append(
        LegendEntry(.line(.init(tone: .doubt, width: 1.5, isDashed: true)), words.trueSize))
    }
    let room = sketch.addLegend(legend)
    let columns = Int(Double(shaped.count).squareRoot().rounded(.up))
    let rows = (shaped.count + columns - 1) / max(1, columns)
    let cell = Size(
      width: room.width / Double(max(1, columns)), height: room.height / Double(max(1, rows)))
    let sizes = shaped.map { item in
      (
        major: min(1e4, Spread(item.contact.shapes.map(\.major)).median.magnitude),
        minor: min(1e4, Spread(item.contact.shapes.map(\.minor)).median.magnitude)
      )
    }
    let largest = max(
      sizes.map { max($0.major, $0.minor) }.max() ?? 1, shaped.map(\.run.plan.size).max() ?? 1, 0.1)
    let scale = max(1, min(cell.width, cell.height - sketch.lineHeight) * 0.85) / min(largest, 1e4)
    for (index, item) in shaped.enumerated() {
      let middle = Point(
        x: room.minX + (Double(index % columns) + 0.5) * cell.width,
        y: room.minY + (Double(index / columns) + 0.5) * cell.height - sketch.lineHeight / 2)
      let size = sizes[index]
      // Degrees clockwise from the surface's y axis, in the direction of the longer axis.
      let angle = (Spread(item.contact.angles).median + 90) * .pi / 180
      sketch.add(
        .ellipse(
          middle, radiusX: size.major * scale / 2, radiusY: size.minor * scale / 2, angle: angle),
        fill: .one, opacity: 0.25, stroke: .init(tone: .one, width: 2))
      if item.run.plan.size > 0 {
        let radius = min(item.run.plan.size, 1e4) * scale / 2
        sketch.add(
          .ellipse(middle, radiusX: radius, radiusY: radius, angle: 0),
          stroke: .init(tone: .doubt, width: 1.5, isDashed: true), role: .figure)
      }
      let text =
        "\(words.number(size.major, digits: 1)) × \(words.number(size.minor, digits: 1)) mm"
      sketch.addText(
        text, at: Point(x: middle.x, y: middle.y + cell.height / 2), anchor: .middle, tone: .ink)
    }
  }

  func drawScreens(in sketch: inout DiagramSketch) {
    guard let screens = analysis.screens else { return }
    let others = screens.all - screens.right
    let room = sketch.addLegend([
      LegendEntry(.box(.good, stroke: .good, isCrossed: false), words.rightScreen),
      LegendEntry(.box(.background, stroke: .bad, isCrossed: true), words.wrongScreen),
    ])
    let plot = sketch.addPlot(
      in: room,
      x: .init(
        range: 0...Double(max(1, screens.all)) * 1.1, title: words.touchesAxis, isWhole: true),
      y: .init(range: -0.6...1.6, title: "", names: [words.wrongScreen, words.rightScreen]))
    let height = plot.frame.height / 4
    for (row, count) in [others, screens.right].enumerated() where count > 0 {
      let y = plot.y(Double(row))
      let bar = Rect(
        x: plot.frame.minX, y: y - height / 2, width: plot.x(Double(count)) - plot.frame.minX,
        height: height)
      let isWrong = row == 0
      sketch.add(
        .rects([bar]), fill: isWrong ? .background : .good, opacity: isWrong ? 1 : 0.7,
        stroke: .init(tone: isWrong ? .bad : .good, width: 2), role: isWrong ? .lost : nil)
      if isWrong { sketch.addCrosses(at: [bar.center], side: 10, tone: .bad, role: .lost) }
      sketch.addText(
        "\(count)", at: Point(x: bar.maxX + 6, y: y + sketch.textSize * 0.35), tone: .ink,
        isBold: true)
    }
  }
}
