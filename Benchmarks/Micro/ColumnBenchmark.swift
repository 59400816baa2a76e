import ResponderTestKit
import Widgets

/// A benchmark for a table of a million rows and eight columns. It measures a scroll step, and the longest
/// time for which the main thread is blocked during a sort by a click on a header.
@MainActor
enum ColumnBenchmark {
  private static let count = 1_000_000

  private struct Row: Sendable {
    var numbers: (Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32)
  }

  static func figures() async -> [MicroFigure] {
    let stage = Stage(size: Size(width: 900, height: 700))
    let table = ColumnView(frame: stage.window.bounds)
    let rows = ColumnRows<Row>(table)
    let paths: [@Sendable (Row) -> Int32] = [
      { $0.numbers.0 }, { $0.numbers.1 }, { $0.numbers.2 }, { $0.numbers.3 }, { $0.numbers.4 },
      { $0.numbers.5 }, { $0.numbers.6 }, { $0.numbers.7 },
    ]
    for (index, path) in paths.enumerated() {
      rows.addColumn("\(index)", title: "Column \(index)", width: 110, value: path)
    }
    var state: UInt64 = 7
    func next() -> Int32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int32(truncatingIfNeeded: state >> 33)
    }
    rows.elements = (0..<count).map { _ in
      Row(numbers: (next(), next(), next(), next(), next(), next(), next(), next()))
    }
    stage.window.addSubview(table)
    stage.render()
    return [scroll(table, stage)] + (await sort(table, rows, stage))
  }

  private static func scroll(_ table: ColumnView, _ stage: Stage) -> MicroFigure {
    let seconds = Stopwatch.median(runs: 101) {
      table.contentOffset.y += 40
      stage.render()
    }
    return MicroFigure(
      name: "scroll step of a table of 1,000,000 rows and 8 columns, 900 × 700",
      value: seconds * 1000, unit: "ms", limit: 4)
  }

  private static func sort(
    _ table: ColumnView, _ rows: ColumnRows<Row>, _ stage: Stage
  ) async -> [MicroFigure] {
    var longest = 0.0
    var before = ContinuousClock.now
    func turn() {
      let now = ContinuousClock.now
      let took = (now - before).components
      longest = max(longest, Double(took.seconds) + Double(took.attoseconds) / 1e18)
      before = now
    }
    let start = ContinuousClock.now
    before = start
    stage.click(at: Point(x: 50, y: 12))
    stage.render()
    turn()
    while rows.isSorting {
      // The program continues to draw full frames.
      stage.window.setNeedsDisplay()
      stage.render()
      turn()
      await Task.yield()
    }
    stage.render()
    turn()
    let whole = (ContinuousClock.now - start).components
    let seconds = Double(whole.seconds) + Double(whole.attoseconds) / 1e18
    return [
      MicroFigure(
        name: "longest frame while 1,000,000 rows are sorted by a click", value: longest * 1000,
        unit: "ms", limit: 16, note: "sorted after \(Stopwatch.milliseconds(seconds)) ms")
    ]
  }
}
