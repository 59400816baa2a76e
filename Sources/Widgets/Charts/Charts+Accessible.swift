import WindowResponder

extension ChartView: AccessibleView {
  /// Describes a chart, with a part for each value, up to ``accessibleValueLimit`` of them.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .chart
    details.parts = { [unowned self] in accessibleValues }
  }

  /// The greatest number of values for which each value is an accessible part. With more values, only the
  /// summary and the mark are read.
  private static var accessibleValueLimit: Int { 1_000 }

  private var accessibleValues: [AccessiblePart] {
    layoutIfNeeded()
    let count = series.reduce(0) { $0 + $1.count }
    guard count <= Self.accessibleValueLimit else { return [] }
    let plot = plot
    var parts: [AccessiblePart] = []
    for (number, one) in series.enumerated() {
      for index in 0..<one.count where one.store.y(index).isFinite {
        parts.append(part(number, index, one, plot))
      }
    }
    return parts
  }

  private func part(
    _ number: Int, _ index: Int, _ one: ChartSeries, _ plot: ChartPlot
  ) -> AccessiblePart {
    let (x, y) = (one.store.x(index), one.store.y(index))
    let name = [one.name, placeText(x)].filter { !$0.isEmpty }.joined(separator: ", ")
    let value =
      plot.stack?.parts[number].indices.contains(index) == true
      ? plot.stack?.parts[number][index].to ?? y : y
    let place = Point(x: plot.x.place(x), y: plot.y.place(value))
    let frame = Rect(x: place.x - 5, y: place.y - 5, width: 10, height: 10)
    var part = AccessiblePart([number, index], .image, name, frame: frame)
    part.value = valueText(y)
    part.attributes["valuetext"] = part.value
    if allowsMark {
      part.states.set(.selected, mark?.x == x)
      part.deeds = [
        AccessibleDeed("click") { [weak self] in
          guard let self, allowsMark else { return }
          setMark(nearestMark(to: x), byUser: true)
        }
      ]
    }
    return part
  }
}

extension PieChartView: AccessibleView {
  /// Describes a chart, with a part for each slice.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .chart
    details.parts = { [unowned self] in
      slices.indices.map { index in
        var part = AccessiblePart(index, .image, slices[index].name, frame: bounds)
        part.value = valueText(index)
        part.attributes["valuetext"] = part.value
        guard allowsMark else { return part }
        part.states.set(.selected, marked == index)
        part.deeds = [
          AccessibleDeed("click") { [weak self] in self?.setMarked(index, byUser: true) }
        ]
        return part
      }
    }
  }
}

extension SparklineView: AccessibleView {
  /// Describes a chart whose values are read as a summary.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .chart
  }
}
