import Widgets

/// A card with two lines, one of which has a gap.
final class LineChartCard: ChartCard {
  init() {
    super.init("Lines")
    var inside: [Double] = []
    var outside: [Double] = []
    for hour in 0..<49 {
      // A curve without a mathematics library: one hill a day.
      let day = Double(hour % 24) / 24
      let hill = 16 * day * day * (1 - day) * (1 - day)
      inside.append(19 + 4 * hill)
      outside.append(hour > 28 && hour < 34 ? .nan : 3 + 14 * hill - Double(hour) * 0.05)
    }
    // The 22nd of November 2026 at midnight in Greenwich.
    let start = 1_795_305_600.0
    chart.series = [
      ChartSeries("Inside", values: inside, start: start, step: 3600),
      ChartSeries("Outside", values: outside, start: start, step: 3600),
    ]
    chart.xAxis = ChartAxis(.time)
    chart.yAxis.title = "°C"
  }
}

/// A card with bars, side by side or stacked.
final class BarChartCard: ChartCard {
  private let stacked = Switch()
  private let stackedLabel = Label(text: "Stacked")

  init() {
    super.init("Bars")
    chart.series = [
      ChartSeries("North", kind: .bar, values: [42, 61, 35, 78]),
      ChartSeries("South", kind: .bar, values: [24, -12, 51, 18]),
      ChartSeries("East", kind: .bar, values: [15, 22, 33, 41]),
    ]
    chart.xAxis = ChartAxis(.categories(["Spring", "Summer", "Autumn", "Winter"]))
    stacked.accessibilityLabel = "Stacked"
    stacked.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        chart.isStacked = stacked.isOn
      }, for: .valueChanged)
    stackedLabel.font = .preferredFont(forTextStyle: .subheadline)
    stackedLabel.textColor = .secondaryLabel
    stackedLabel.isAccessibilityElement = false
    addSubview(stacked)
    addSubview(stackedLabel)
  }

  override func layOut(in area: Rect) {
    let row = Rect(x: area.minX, y: area.maxY - 44, width: area.width, height: 44)
    let start = row.minX + 52 + Spacing.small
    stacked.frame = Rect(x: row.minX, y: row.minY, width: 52, height: 44)
    stackedLabel.frame = Rect(
      x: start, y: row.minY, width: max(0, row.maxX - start), height: 44)
    chart.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: area.height - 48)
  }
}

/// A card with stacked areas.
final class AreaChartCard: ChartCard {
  init() {
    super.init("Areas")
    let reads = (0..<40).map { Double(($0 * 37) % 23) + 10 }
    let writes = (0..<40).map { Double(($0 * 17) % 13) + 4 }
    chart.series = [
      ChartSeries("Read", kind: .area, values: reads),
      ChartSeries("Written", kind: .area, values: writes),
    ]
    chart.isStacked = true
    chart.yAxis.format = { "\(Int($0)) MB/s" }
  }
}

/// A card with a ring of four parts.
final class PieChartCard: PickersCard {
  private let chart = PieChartView()

  init() {
    super.init("Parts")
    chart.slices = [
      PieSlice("Documents", value: 40), PieSlice("Pictures", value: 31),
      PieSlice("Music", value: 20), PieSlice("Other", value: 7),
    ]
    chart.innerRadius = 0.6
    chart.backgroundColor = .secondarySystemGroupedBackground
    addSubview(chart)
  }

  override func contentHeight(forWidth width: Double) -> Double { 190 }

  override func layOut(in area: Rect) { chart.frame = area }
}

/// A card with a hundred thousand values in one line.
final class DenseChartCard: ChartCard {
  init() {
    super.init("100,000 values")
    var state: UInt64 = 1
    var value = 0.0
    let values = (0..<100_000).map { _ -> Double in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      value += Double(Int64(bitPattern: state) >> 40) / 8_388_608
      return value
    }
    chart.series = [ChartSeries("Walk", values: values)]
  }
}
