import WindowResponder

/// The layout of a chart, for one size and one state of its values.
@MainActor struct ChartPlot {
  /// A tick with its label.
  struct Tick {
    var value: Double
    /// The position on the axis, in points.
    var position: Double
    var label: TextLayout
    /// The origin of the label, in points.
    var origin: Point
  }

  let bounds: Rect
  /// The area in which the values are drawn.
  private(set) var area = Rect.zero
  private(set) var x = ChartScale(low: 0, high: 1, start: 0, end: 1)
  private(set) var y = ChartScale(low: 0, high: 1, start: 0, end: 1)
  private(set) var xTicks: [Tick] = []
  private(set) var yTicks: [Tick] = []
  private(set) var legend: [ChartLegend.Entry] = []
  /// The titles of the axes with their origins.
  private(set) var titles: [(layout: TextLayout, origin: Point)] = []
  /// The step between the ticks of the vertical axis.
  private(set) var yStep = 1.0
  /// A Boolean value that indicates whether no series has a finite value.
  let isEmpty: Bool
  /// The sums of the stacked values, or `nil` if the chart is not stacked.
  let stack: ChartStack?

  private let font: Font
  private let isMirrored: Bool

  /// The least distance between adjacent labels, in points.
  private static let labelGap = 10.0
  /// The distance between a label and ``area``, in points.
  private static let margin = 6.0

  init(_ chart: ChartView) {
    bounds = chart.bounds
    font = chart.theme.fonts.caption
    isMirrored = chart.isRightToLeft
    stack = chart.isStacked ? ChartStack(chart.series) : nil
    let room = bounds.inset(by: chart.contentInsets)
    area = room
    isEmpty = !chart.series.contains { $0.store.hasNumbers }
    guard !isEmpty, room.width > 0, room.height > 0 else { return }
    placeLegend(chart)
    setRanges(chart)
    placeAxes(chart)
  }

  // MARK: Ranges

  private mutating func setRanges(_ chart: ChartView) {
    let places = xRange(chart)
    x = ChartScale(low: places.low, high: places.high, start: 0, end: 1)
    let values = yRange(chart)
    y = ChartScale(low: values.low, high: values.high, start: 0, end: 1)
  }

  private func xRange(_ chart: ChartView) -> (low: Double, high: Double) {
    if let range = chart.xAxis.range { return Self.widened(range.lowerBound, range.upperBound) }
    var (low, high) = (Double.infinity, -Double.infinity)
    for series in chart.series {
      guard let range = series.store.placeRange else { continue }
      // Bars are centered on their x values.
      let half = series.kind == .bar ? series.store.spacing / 2 : 0
      (low, high) = (min(low, range.low - half), max(high, range.high + half))
    }
    if case .categories(let names) = chart.xAxis.kind, !names.isEmpty {
      let half = chart.series.contains { $0.kind == .bar } ? 0.5 : 0
      (low, high) = (min(low, -half), max(high, Double(names.count - 1) + half))
    }
    if let capacity = chart.capacity, let one = chart.series.first {
      low = high - one.store.spacing * Double(max(1, one.kind == .bar ? capacity : capacity - 1))
    }
    if let span = chart.xAxis.span, span > 0 { low = high - span }
    return Self.widened(low, high, by: 0.5)
  }

  private func yRange(_ chart: ChartView) -> (low: Double, high: Double) {
    if let range = chart.yAxis.range { return Self.widened(range.lowerBound, range.upperBound) }
    var (low, high) = (Double.infinity, -Double.infinity)
    var standsOnZero = false
    for series in chart.series where series.count > 0 {
      if series.kind != .line { standsOnZero = true }
      let isWhole = chart.xAxis.range == nil && chart.xAxis.span == nil
      let range =
        isWhole
        ? series.store.range()
        : series.store.range(of: series.store.indices(from: x.low, to: x.high))
      guard let range else { continue }
      (low, high) = (min(low, range.low), max(high, range.high))
    }
    if let stack { (low, high) = (min(low, stack.low), max(high, stack.high)) }
    guard low <= high else { return (0, 1) }
    if chart.yAxis.includesZero ?? standsOnZero { (low, high) = (min(low, 0), max(high, 0)) }
    return Self.widened(low, high)
  }

  /// Returns a range with a length greater than zero that includes a range without one. If the range is not
  /// valid, returns 0 to 1.
  private static func widened(
    _ low: Double, _ high: Double, by half: Double? = nil
  ) -> (low: Double, high: Double) {
    guard low <= high, low.isFinite, high.isFinite else { return (0, 1) }
    let size = max(abs(low), abs(high))
    // The ends differ by more than the precision of `Double`.
    if high / 2 - low / 2 > size * 1e-13 { return (low, high) }
    if size == 0 { return half.map { (-$0, $0) } ?? (0, 1) }
    let room = max(half ?? 0, size * 0.1)
    let limit = Double.greatestFiniteMagnitude
    return (max(low - room, -limit), min(high + room, limit))
  }

  // MARK: Axes

  private mutating func placeAxes(_ chart: ChartView) {
    let line = TextLayout.cached("0", font: font).size.height
    if let title = chart.yAxis.title, !chart.yAxis.isHidden { placeTop(title) }
    if let title = chart.xAxis.title, !chart.xAxis.isHidden { placeBottom(title) }
    if !chart.xAxis.isHidden { area.size.height -= line + max(Self.margin, line / 2 + 1) }
    // The label of the highest tick extends half its height above the tick.
    if !chart.yAxis.isHidden {
      let half = (line / 2).rounded(.up)
      area = area.inset(by: EdgeInsets(top: half, bottom: chart.xAxis.isHidden ? half : 0))
    }
    area.size.height = max(0, area.height)
    placeValues(chart, line: line)
    (x.start, x.end) = isMirrored ? (area.maxX, area.minX) : (area.minX, area.maxX)
    if !chart.xAxis.isHidden { placePlaces(chart) }
  }

  private mutating func placeTop(_ title: String) {
    let layout = TextLayout.cached(title, font: font, maxWidth: area.width)
    let left = isMirrored ? area.maxX - layout.size.width : area.minX
    titles.append((layout, Point(x: left, y: area.minY)))
    area = area.inset(by: EdgeInsets(top: layout.size.height + 2))
  }

  private mutating func placeBottom(_ title: String) {
    let layout = TextLayout.cached(title, font: font, maxWidth: area.width)
    area.size.height -= layout.size.height + 2
    titles.append(
      (layout, Point(x: area.midX - layout.size.width / 2, y: area.maxY + 2)))
  }

  /// Sets the ticks of the vertical axis, and reserves the width of their labels beside the area.
  private mutating func placeValues(_ chart: ChartView, line: Double) {
    let count = max(3, min(8, Int(area.height / (line * 2.4)) + 1))
    if chart.yAxis.range == nil, !chart.isSparkline {
      let rounded = ChartTicks.rounded(from: y.low, to: y.high, atMost: count + 2)
      (y.low, y.high) = rounded
    }
    (y.start, y.end) = (area.maxY, area.minY)
    let ticks = ChartTicks(from: y.low, to: y.high, atMost: count + 2)
    yStep = ticks.step
    guard !chart.yAxis.isHidden, area.height >= line else { return }
    let largest = max(abs(y.low), abs(y.high))
    let labels = ticks.values.map { value in
      TextLayout.cached(
        chart.yAxis.format?(value)
          ?? ChartNumbers.text(value, step: ticks.step, largest: largest), font: font,
        maxWidth: max(0, area.width / 2))
    }
    let width = labels.map(\.size.width).max() ?? 0
    let beside = width + Self.margin
    area = area.inset(
      by: isMirrored ? EdgeInsets(right: beside) : EdgeInsets(left: beside))
    var last = Double.infinity
    for (value, label) in zip(ticks.values, labels) {
      let place = y.place(value)
      let top = place - label.size.height / 2
      // A tick whose label overlaps the previous label is left out.
      guard top + label.size.height <= last else { continue }
      last = top
      let left =
        isMirrored ? area.maxX + Self.margin : area.minX - Self.margin - label.size.width
      yTicks.append(
        Tick(value: value, position: place, label: label, origin: Point(x: left, y: top)))
    }
  }

  /// Sets the ticks of the horizontal axis, as many as have room for their labels.
  private mutating func placePlaces(_ chart: ChartView) {
    guard area.width > 0 else { return }
    var count = max(2, min(12, Int(area.width / 48)))
    while true {
      let ticks = xLabels(chart, atMost: count)
      if count <= 1 || fits(ticks) {
        xTicks = fits(ticks) ? ticks : Array(ticks.prefix(1))
        return
      }
      count -= 1
    }
  }

  private func fits(_ ticks: [Tick]) -> Bool {
    let sorted = ticks.sorted { $0.origin.x < $1.origin.x }
    return zip(sorted, sorted.dropFirst()).allSatisfy {
      $0.origin.x + $0.label.size.width + Self.labelGap <= $1.origin.x
    }
  }

  private func xLabels(_ chart: ChartView, atMost most: Int) -> [Tick] {
    switch chart.xAxis.kind {
    case .categories(let names):
      let count = Double(names.count)
      let first = Int(min(max(0, x.low.rounded(.up)), count))
      let last = Int(min(max(-1, x.high.rounded(.down)), count - 1))
      guard first <= last else { return [] }
      let every = ((last - first + 1) + max(1, most) - 1) / max(1, most)
      return stride(from: first, through: last, by: max(1, every)).map {
        tick(Double($0), names[$0], every: Double(every))
      }
    case .number:
      let ticks = ChartTicks(from: x.low, to: x.high, atMost: most)
      let largest = max(abs(x.low), abs(x.high))
      return ticks.values.prefix(max(1, most)).map {
        tick(
          $0,
          chart.xAxis.format?($0) ?? ChartNumbers.text($0, step: ticks.step, largest: largest))
      }
    case .time:
      let ticks = ChartTimeTicks(from: x.low, to: x.high, atMost: most, zone: .local)
      return ticks.values.map {
        tick(
          $0,
          chart.xAxis.format?($0)
            ?? ChartTimeTicks.text($0, step: ticks.step, zone: .local, words: .system))
      }
    }
  }

  private func tick(_ value: Double, _ text: String, every: Double? = nil) -> Tick {
    // If each category has a label, a label is at most as wide as a category.
    let room = every == 1 ? max(24, x.unit - Self.labelGap) : area.width
    let label = TextLayout.cached(text, font: font, maxWidth: room)
    let place = x.place(value)
    let left = min(
      max(place - label.size.width / 2, bounds.minX), bounds.maxX - label.size.width)
    return Tick(
      value: value, position: place, label: label,
      // The label of the lowest tick of the vertical axis extends half its height below the area.
      origin: Point(x: left, y: area.maxY + max(Self.margin, label.size.height / 2 + 1)))
  }

  // MARK: Legend

  private mutating func placeLegend(_ chart: ChartView) {
    guard chart.showsLegend ?? (chart.series.count > 1) else { return }
    legend = ChartLegend.entries(
      chart.series.enumerated().map { ($0.element.name, chart.color(of: $0.offset)) },
      in: Rect(x: area.minX, y: area.minY, width: area.width, height: area.height / 3),
      font: font, isMirrored: isMirrored)
    let height = legend.map(\.frame.maxY).max().map { $0 - area.minY + 8 } ?? 0
    area = area.inset(by: EdgeInsets(top: height))
  }
}
