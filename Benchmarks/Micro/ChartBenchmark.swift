import ResponderTestKit
import Widgets

/// A benchmark that draws charts of very many values, and adds values continuously.
@MainActor
enum ChartBenchmark {
  static func figures() -> [MicroFigure] {
    [
      figure("line", .line, count: 100_000, limit: 4),
      figure("area", .area, count: 100_000, limit: 4),
      figure("bars", .bar, count: 100_000, limit: 4),
      figure("line", .line, count: 1000, limit: 4),
      live(),
    ]
  }

  private static func walk(_ count: Int) -> [Double] {
    var state: UInt64 = 1
    var value = 0.0
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      value += Double(Int64(bitPattern: state) >> 40) / 8_388_608
      return value
    }
  }

  private static func show(_ series: ChartSeries) -> (stage: Stage, chart: ChartView) {
    let stage = Stage(size: Size(width: 800, height: 400))
    let chart = ChartView(frame: stage.window.bounds)
    chart.series = [series]
    stage.window.addSubview(chart)
    stage.render()
    return (stage, chart)
  }

  private static func figure(
    _ name: String, _ kind: ChartSeries.Kind, count: Int, limit: Double
  ) -> MicroFigure {
    let (stage, chart) = show(ChartSeries("Walk", kind: kind, values: walk(count)))
    let seconds = Stopwatch.median(runs: 51) {
      chart.setNeedsDisplay()
      stage.render()
    }
    return MicroFigure(
      name: "chart of \(count) values redrawn, \(name), 800 × 400", value: seconds * 1000,
      unit: "ms", limit: limit)
  }

  private static func live() -> MicroFigure {
    let series = ChartSeries("Walk", values: walk(100_000))
    series.limit = 100_000
    let (stage, _) = show(series)
    let values = walk(200)
    var index = 0
    let seconds = Stopwatch.median(runs: 51) {
      series.append(values[index % values.count])
      index += 1
      stage.render()
    }
    return MicroFigure(
      name: "live chart of 100,000 values, one more", value: seconds * 1000, unit: "ms", limit: 4)
  }
}
