import WindowResponder

extension ChartView {
  func drawChart(in context: GraphicsContext) {
    let plot = plot
    if plot.isEmpty {
      drawEmpty(in: context)
    } else {
      if !isSparkline { drawGrid(plot, in: context) }
      ChartLegend.draw(plot.legend, in: context)
      drawSeries(plot, in: context)
      drawLabels(plot, in: context)
      if marksLast { drawLast(plot, in: context) }
      if let pointed { draw(pointed, plot, in: context) }
    }
    if isFocused { drawRing(in: context) }
  }

  private func drawEmpty(in context: GraphicsContext) {
    let text = TextLayout.cached(
      emptyText, font: theme.fonts.body, maxWidth: bounds.width, numberOfLines: 2,
      alignment: .center)
    context.draw(
      text, at: Point(x: bounds.minX, y: bounds.midY - text.size.height / 2),
      color: .secondaryLabel)
  }

  private func drawLast(_ plot: ChartPlot, in context: GraphicsContext) {
    guard let one = series.first, one.kind != .bar, let last = one.last, last.y.isFinite else {
      return
    }
    let point = Point(x: plot.x.place(last.x), y: plot.y.place(last.y))
    dot(at: point, color: color(of: 0), radius: one.lineWidth + 0.5, context)
  }

  private func drawRing(in context: GraphicsContext) {
    let width = theme.metrics.focusRingWidth
    context.strokeRoundedRect(
      bounds.insetBy(dx: width / 2, dy: width / 2), cornerRadius: 6, color: focusRingColor,
      width: width)
  }

  // MARK: Axes

  private func drawGrid(_ plot: ChartPlot, in context: GraphicsContext) {
    let pixel = 1 / context.scale
    let area = plot.area
    for tick in plot.yTicks where yAxis.showsGrid || tick.value == 0 {
      let line = Rect(x: area.minX, y: tick.position - pixel / 2, width: area.width, height: pixel)
      context.fill(context.pixelAligned(line), color: .separator)
    }
    guard xAxis.showsGrid, !xAxis.isHidden else { return }
    if case .categories = xAxis.kind { return }
    for tick in plot.xTicks where tick.position >= area.minX && tick.position <= area.maxX {
      let line = Rect(x: tick.position - pixel / 2, y: area.minY, width: pixel, height: area.height)
      context.fill(context.pixelAligned(line), color: .separator)
    }
  }

  private func drawLabels(_ plot: ChartPlot, in context: GraphicsContext) {
    for tick in plot.yTicks + plot.xTicks {
      context.draw(tick.label, at: tick.origin, color: .secondaryLabel)
    }
    for title in plot.titles {
      context.draw(title.layout, at: title.origin, color: .secondaryLabel)
    }
  }

  // MARK: Values

  private func drawSeries(_ plot: ChartPlot, in context: GraphicsContext) {
    context.saveState()
    // At the ends, half a line and a dot extend beyond the area.
    context.clip(to: plot.area.insetBy(dx: -4, dy: -2))
    let bars = series.indices.filter { series[$0].kind == .bar }
    for (place, number) in bars.enumerated() {
      drawBars(number, place: place, of: bars.count, plot, in: context)
    }
    for number in series.indices where series[number].kind == .area {
      drawArea(number, plot, in: context)
    }
    for number in series.indices where series[number].kind == .line {
      drawLine(number, plot, in: context)
    }
    context.restoreState()
  }

  private func seen(_ number: Int, _ plot: ChartPlot) -> Range<Int> {
    series[number].store.indices(from: plot.x.low, to: plot.x.high)
  }

  /// Returns a Boolean value that indicates whether a series has more than 1.5 visible values per pixel
  /// column.
  ///
  /// If the x values of the series are not sorted, returns `false`.
  private func isDense(_ number: Int, _ plot: ChartPlot, _ context: GraphicsContext) -> Bool {
    let store = series[number].store
    return store.isSorted
      && Double(seen(number, plot).count) > plot.area.width * context.scale * 1.5
  }

  private func drawLine(_ number: Int, _ plot: ChartPlot, in context: GraphicsContext) {
    let one = series[number]
    let color = color(of: number)
    guard isDense(number, plot, context) else {
      return drawSparse(
        one, seen(number, plot), plot, color: color, filling: false, in: context)
    }
    let band = ChartBand(
      one.store, seen(number, plot), scale: plot.x, pixel: pixelStep(plot, context))
    for run in band.runs { fill(run, half: one.lineWidth / 2, plot, color: color, in: context) }
  }

  /// Returns the width of a pixel along the horizontal axis, in points. If the axis runs to the left, this is
  /// negative.
  private func pixelStep(_ plot: ChartPlot, _ context: GraphicsContext) -> Double {
    (plot.x.end < plot.x.start ? -1 : 1) / context.scale
  }

  /// Fills the range of values in each pixel column, extended by `half` points at the top and at the bottom.
  private func fill(
    _ run: ChartBand.Run, half: Double, _ plot: ChartPlot, color: Color,
    in context: GraphicsContext
  ) {
    var path = Path()
    let pixel = 0.5 / context.scale
    // The part for a column is one pixel wide, so that a single outlier is fully visible.
    for index in run.x.indices {
      let y = plot.y.place(run.high[index]) - half
      let left = Point(x: run.x[index] - pixel, y: y)
      if index == 0 { path.move(to: left) } else { path.addLine(to: left) }
      path.addLine(to: Point(x: run.x[index] + pixel, y: y))
    }
    for index in run.x.indices.reversed() {
      let y = plot.y.place(run.low[index]) + half
      path.addLine(to: Point(x: run.x[index] + pixel, y: y))
      path.addLine(to: Point(x: run.x[index] - pixel, y: y))
    }
    path.close()
    context.fill(path, color: color)
  }

  // MARK: Areas

  private func drawArea(_ number: Int, _ plot: ChartPlot, in context: GraphicsContext) {
    let one = series[number]
    let color = color(of: number)
    if let parts = plot.stack?.parts[number] {
      return drawStacked(number, parts, plot, color: color, in: context)
    }
    let fill = color.multipliedAlpha(by: 0.25)
    guard isDense(number, plot, context) else {
      drawSparse(one, seen(number, plot), plot, color: fill, filling: true, in: context)
      return drawLine(number, plot, in: context)
    }
    let band = ChartBand(
      one.store, seen(number, plot), scale: plot.x, pixel: pixelStep(plot, context))
    let zero = base(plot)
    for run in band.runs {
      var path = Path()
      for index in run.x.indices {
        let value = abs(run.high[index]) >= abs(run.low[index]) ? run.high[index] : run.low[index]
        let point = Point(x: run.x[index], y: plot.y.place(value))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.addLine(to: Point(x: run.x[run.x.count - 1], y: zero))
      path.addLine(to: Point(x: run.x[0], y: zero))
      path.close()
      context.fill(path, color: fill)
      self.fill(run, half: one.lineWidth / 2, plot, color: color, in: context)
    }
  }

  /// Returns the y coordinate of zero, or of the end of the axis that is nearest to zero.
  private func base(_ plot: ChartPlot) -> Double {
    plot.y.place(min(max(0, plot.y.low), plot.y.high))
  }

  private func drawStacked(
    _ number: Int, _ parts: [(from: Double, to: Double)], _ plot: ChartPlot, color: Color,
    in context: GraphicsContext
  ) {
    let store = series[number].store
    let seen = seen(number, plot)
    guard !seen.isEmpty else { return }
    var (upper, lower): ([Point], [Point]) = ([], [])
    var column = Int.min
    let isDense = isDense(number, plot, context)
    for index in seen {
      let x = plot.x.place(store.x(index))
      if isDense {
        // Each pixel column shows one value, the tallest one.
        let next = Int((x * context.scale).rounded(.down))
        if next == column, let last = upper.last {
          let y = plot.y.place(parts[index].to)
          if abs(y - base(plot)) > abs(last.y - base(plot)) {
            upper[upper.count - 1].y = y
            lower[lower.count - 1].y = plot.y.place(parts[index].from)
          }
          continue
        }
        column = next
      }
      upper.append(Point(x: x, y: plot.y.place(parts[index].to)))
      lower.append(Point(x: x, y: plot.y.place(parts[index].from)))
    }
    var path = Path()
    path.move(to: upper[0])
    for point in upper.dropFirst() { path.addLine(to: point) }
    for point in lower.reversed() { path.addLine(to: point) }
    path.close()
    context.fill(path, color: color.multipliedAlpha(by: 0.55))
    var line = Path()
    line.move(to: upper[0])
    for point in upper.dropFirst() { line.addLine(to: point) }
    line.lineJoinStyle = .round
    if upper.count > 1 {
      context.stroke(line, color: color, width: min(1.5, series[number].lineWidth))
    }
  }

  // MARK: Few values

  private func drawSparse(
    _ one: ChartSeries, _ seen: Range<Int>, _ plot: ChartPlot, color: Color, filling: Bool,
    in context: GraphicsContext
  ) {
    let zero = base(plot)
    var run: [Point] = []
    func close() {
      if filling {
        fill(run, downTo: zero, color: color, in: context)
      } else {
        stroke(run, of: one, color: color, in: context)
      }
      run.removeAll(keepingCapacity: true)
    }
    for index in seen {
      let value = one.store.y(index)
      if value.isFinite {
        run.append(Point(x: plot.x.place(one.store.x(index)), y: plot.y.place(value)))
      } else {
        close()
      }
    }
    close()
  }

  private func fill(
    _ run: [Point], downTo zero: Double, color: Color, in context: GraphicsContext
  ) {
    guard let first = run.first, let last = run.last, run.count > 1 else { return }
    var path = Path()
    path.move(to: Point(x: first.x, y: zero))
    for point in run { path.addLine(to: point) }
    path.addLine(to: Point(x: last.x, y: zero))
    path.close()
    context.fill(path, color: color)
  }

  private func stroke(
    _ run: [Point], of one: ChartSeries, color: Color, in context: GraphicsContext
  ) {
    guard let first = run.first else { return }
    // A single value between gaps has no line, and is drawn as a dot.
    if run.count == 1 { return dot(at: first, color: color, radius: one.lineWidth + 0.5, context) }
    var path = Path()
    path.move(to: first)
    for point in run.dropFirst() { path.addLine(to: point) }
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    context.stroke(path, color: color, width: one.lineWidth)
    guard one.showsPoints, let last = run.last,
      abs(last.x - first.x) / Double(run.count) >= 4 * one.lineWidth
    else { return }
    for point in run { dot(at: point, color: color, radius: one.lineWidth * 1.5, context) }
  }

  func dot(at point: Point, color: Color, radius: Double, _ context: GraphicsContext) {
    let box = Rect(
      x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    context.fillRoundedRect(box, cornerRadius: radius, color: color)
  }

  // MARK: Bars

  /// Draws the bars of a series.
  ///
  /// - Parameters:
  ///   - place: The index of the series among the series with bars.
  ///   - count: The number of series with bars.
  private func drawBars(
    _ number: Int, place: Int, of count: Int, _ plot: ChartPlot, in context: GraphicsContext
  ) {
    let store = series[number].store
    let color = color(of: number)
    let group = store.spacing * plot.x.unit * min(max(barWidth, 0.05), 1)
    let parts = plot.stack?.parts[number]
    let slots = parts == nil ? Double(count) : 1
    let gap = slots > 1 && group / slots > 6 ? 2.0 : 0
    let width = max(1 / context.scale, group / slots - gap)
    let slot = parts == nil ? Double(isRightToLeft ? count - 1 - place : place) : 0
    let radius = width > 6 && parts == nil ? min(4, width / 4) : 0
    var columns = ChartBarColumns(pixel: 1 / context.scale)
    for index in seen(number, plot) {
      let value = store.y(index)
      guard value.isFinite else { continue }
      let middle = plot.x.place(store.x(index))
      let left = middle - group / 2 + slot * (group / slots) + gap / 2
      let zero = parts.map { plot.y.place($0[index].from) } ?? base(plot)
      let end = parts.map { plot.y.place($0[index].to) } ?? plot.y.place(value)
      let bar = Rect(x: left, y: min(zero, end), width: width, height: abs(end - zero))
      if width <= 2 / context.scale {
        if let done = columns.add(bar) { context.fill(done, color: color) }
      } else {
        draw(context.pixelAligned(bar), radius: radius, isUp: end <= zero, color, in: context)
      }
    }
    if let done = columns.rest { context.fill(done, color: color) }
  }

  private func draw(
    _ bar: Rect, radius: Double, isUp: Bool, _ color: Color, in context: GraphicsContext
  ) {
    guard bar.height > 0 else { return }
    let radius = min(radius, bar.height)
    if radius < 1 { return context.fill(bar, color: color) }
    let corners: RectCorner = isUp ? [.topLeft, .topRight] : [.bottomLeft, .bottomRight]
    context.fill(Path(roundedRect: bar, corners: corners, cornerRadius: radius), color: color)
  }
}
