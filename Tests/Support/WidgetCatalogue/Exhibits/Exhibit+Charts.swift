import Widgets

/// The widgets that display numbers.
extension Exhibit {
  static let charts: [Exhibit] = [
    Exhibit("ChartView", width: 480, height: 240) { _ in
      .view(
        with(ChartView()) { chart in
          let outside = [4, 3.5, 3, 3, 4, 7, 11, 14, 15, 13, 9, 6]
          chart.series = [
            ChartSeries("Inside", values: outside.map { 19 + $0 / 5 }),
            ChartSeries("Outside", values: outside),
          ]
          chart.xAxis = ChartAxis(
            .categories((0..<12).map { "\($0 * 2)" }), title: "Hour")
          chart.yAxis.title = "°C"
        })
    },
    Exhibit("ChartView-bars", width: 480, height: 240) { _ in
      .view(
        with(ChartView()) { chart in
          chart.series = [
            ChartSeries("North", kind: .bar, values: [42, 61, 35, 78]),
            ChartSeries("South", kind: .bar, values: [24, -12, 51, 18]),
            ChartSeries("East", kind: .bar, values: [15, 22, 33, 41]),
          ]
          chart.xAxis = ChartAxis(.categories(["Spring", "Summer", "Autumn", "Winter"]))
        })
    },
    Exhibit("ChartView-areas", width: 480, height: 220) { _ in
      .view(
        with(ChartView()) { chart in
          chart.series = [
            ChartSeries("Read", kind: .area, values: (0..<40).map { Double(($0 * 37) % 23) + 10 }),
            ChartSeries(
              "Written", kind: .area, values: (0..<40).map { Double(($0 * 17) % 13) + 4 }),
          ]
          chart.isStacked = true
          chart.yAxis.format = { "\(Int($0)) MB/s" }
        })
    },
    Exhibit("PieChartView", width: 420, height: 220) { _ in
      .view(
        with(PieChartView()) {
          $0.slices = [
            PieSlice("Documents", value: 40), PieSlice("Pictures", value: 31),
            PieSlice("Music", value: 20), PieSlice("Other", value: 7),
          ]
          $0.innerRadius = 0.6
          $0.centerText = "98 GB"
        })
    },
    Exhibit("SparklineView", height: 72) { _ in
      .view(
        with(
          SparklineView(
            series: ChartSeries("Load", values: (0..<40).map { Double(($0 * 37) % 23) + 10 }))
        ) { $0.showsLast = true })
    },
  ]
}
