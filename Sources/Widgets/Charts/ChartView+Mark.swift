import WindowResponder

extension ChartView {
  /// Returns a mark at the x value nearest to a position on the axis, or `nil` if there are no values.
  func nearestMark(to place: Double) -> ChartMark? {
    var nearest: Double?
    for one in series {
      guard let index = one.store.nearestIndex(to: place) else { continue }
      let x = one.store.x(index)
      if nearest.map({ abs(x - place) < abs($0 - place) }) ?? true { nearest = x }
    }
    return nearest.map { mark(at: $0) }
  }

  /// Returns a mark with the values at an x value.
  private func mark(at x: Double) -> ChartMark {
    var mark = ChartMark(x: x, values: [])
    for (number, one) in series.enumerated() {
      guard let index = one.store.nearestIndex(to: x), one.store.x(index) == x else { continue }
      let value = one.store.y(index)
      if value.isFinite { mark.values.append((number, index, value)) }
    }
    return mark
  }

  func setMark(_ mark: ChartMark?, byUser: Bool) {
    guard mark != pointed else { return }
    pointed = mark
    setNeedsDisplay()
    if byUser { onMark?(mark) }
  }

  /// Marks the values nearest to a point in the chart's coordinates. If the point is `nil`, removes the mark.
  func userPoints(at point: Point?) {
    guard allowsMark, let point, !plot.isEmpty else { return setMark(nil, byUser: true) }
    let x = min(max(point.x, plot.area.minX), plot.area.maxX)
    setMark(nearestMark(to: plot.x.value(at: x)), byUser: true)
  }

  /// Moves the mark to the next x value, or to the previous one if `direction` is negative.
  ///
  /// Without a mark, marks the first x value, or the last one. Returns `false` if there is no such x value.
  @discardableResult func stepMark(_ direction: Int) -> Bool {
    guard allowsMark else { return false }
    guard let pointed else {
      let ends = series.compactMap(\.store.placeRange)
      let end = direction > 0 ? ends.map(\.low).min() : ends.map(\.high).max()
      setMark(end.flatMap { nearestMark(to: $0) }, byUser: true)
      return end != nil
    }
    var next: Double?
    for one in series {
      guard let x = one.store.place(beside: pointed.x, direction) else { continue }
      if next.map({ direction > 0 ? x < $0 : x > $0 }) ?? true { next = x }
    }
    guard let next else { return false }
    setMark(mark(at: next), byUser: true)
    return true
  }

  /// Marks the last x value, or the first one if `direction` is negative.
  func moveMark(toEnd direction: Int) {
    setMark(nil, byUser: false)
    stepMark(-direction)
  }

  // MARK: Strings

  func text(of mark: ChartMark) -> String {
    let entries = listed(mark, plot)
    let values = zip(entries, valueTexts(entries.map(\.value))).map {
      "\(series[$0.series].name) \($1)"
    }
    return ([placeText(mark.x)] + values).joined(separator: ", ")
  }

  /// Returns the values of a mark in the order of a list: in a stacked chart from the top of the stack to the
  /// bottom, and otherwise in the order of the series.
  func listed(
    _ mark: ChartMark, _ plot: ChartPlot
  ) -> [(series: Int, index: Int, value: Double)] {
    guard let stack = plot.stack else { return mark.values }
    func middle(_ entry: (series: Int, index: Int, value: Double)) -> Double {
      let part = stack.parts[entry.series].element(entry.index)
      return part.map { $0.from / 2 + $0.to / 2 } ?? entry.value
    }
    return mark.values.sorted {
      let (first, second) = (middle($0), middle($1))
      return first == second ? $0.series > $1.series : first > second
    }
  }

  /// The description of the series for assistive technologies: names, ranges and newest values.
  var summary: String {
    let parts = series.map { one -> String in
      guard let range = one.store.range(of: 0..<one.count) else {
        return "\(one.name), \(emptyText)"
      }
      let texts = valueTexts([range.low, range.high] + (one.last.map { [$0.y] } ?? []))
      let last = texts.count > 2 ? ", \(texts[2])" : ""
      return "\(one.name), \(one.count): \(texts[0]) – \(texts[1])\(last)"
    }
    return parts.isEmpty ? emptyText : parts.joined(separator: "; ")
  }

  func valueText(_ value: Double) -> String { valueTexts([value])[0] }

  /// Returns the texts of values that are shown together, with the same number of decimals.
  func valueTexts(_ values: [Double]) -> [String] {
    yAxis.format.map { values.map($0) } ?? ChartNumbers.texts(values)
  }

  func placeText(_ x: Double) -> String {
    if let format = xAxis.format { return format(x) }
    switch xAxis.kind {
    case .categories(let names):
      let index = Int(min(max(x.rounded(), -1), 1e9))
      return names.indices.contains(index) ? names[index] : ChartNumbers.text(x)
    case .number: return ChartNumbers.text(x)
    case .time:
      let scale = plot.x
      return ChartTimeTicks.text(x, span: scale.high - scale.low, zone: .local, words: .system)
    }
  }

  // MARK: Drawing

  func draw(_ mark: ChartMark, _ plot: ChartPlot, in context: GraphicsContext) {
    let x = plot.x.place(mark.x)
    guard x >= plot.area.minX - 1, x <= plot.area.maxX + 1 else { return }
    let line = Rect(x: x - 0.5, y: plot.area.minY, width: 1, height: plot.area.height)
    context.fill(context.pixelAligned(line), color: .secondaryLabel)
    for entry in mark.values {
      let one = series[entry.series]
      guard one.kind != .bar else { continue }
      let value = plot.stack?.parts[entry.series].element(entry.index)?.to ?? entry.value
      let y = plot.y.place(value)
      guard y >= plot.area.minY - 2, y <= plot.area.maxY + 2 else { continue }
      let point = Point(x: x, y: y)
      dot(at: point, color: .systemBackground, radius: one.lineWidth + 4, context)
      dot(at: point, color: color(of: entry.series), radius: one.lineWidth + 2, context)
    }
    ChartCallout(self, mark, at: x, plot).draw(in: context)
  }
}

extension ChartStore {
  /// Returns the next x value, or the previous one if `direction` is negative. If there is none, returns
  /// `nil`.
  func place(beside x: Double, _ direction: Int) -> Double? {
    if !isSorted {
      let places = (0..<count).map(self.x)
      return direction > 0 ? places.filter { $0 > x }.min() : places.filter { $0 < x }.max()
    }
    var index = firstIndex(atOrAfter: x)
    if direction < 0 { return index > 0 ? self.x(index - 1) : nil }
    while index < count, self.x(index) <= x { index += 1 }
    return index < count ? self.x(index) : nil
  }
}

extension Array where Element == (from: Double, to: Double) {
  /// Returns the element at an index, or `nil` if the index is out of bounds.
  fileprivate func element(_ index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
