import ResponderTestKit
import Widgets
import WindowResponder

/// A benchmark that scrolls a table of 100,000 rows by steps. The pixels on screen are moved. For comparison,
/// all of the table is also drawn.
@MainActor
enum ScrollBenchmark {
  private static let step = 40.0

  static func figures() -> [MicroFigure] {
    let small = Size(width: 400, height: 700)
    let large = Size(width: 1920, height: 1080)
    return [
      figure("400 × 700", size: small, scale: 1, limit: 0.8),
      figure("400 × 700 at 2 ×", size: small, scale: 2, limit: 0.8),
      figure("4K", size: large, scale: 2, limit: 4),
      figure("400 × 700, rich rows", size: small, scale: 1, isRich: true, limit: 0.8),
      figure("400 × 700 at 2 ×, rich rows", size: small, scale: 2, isRich: true, limit: 0.8),
      figure("4K, rich rows", size: large, scale: 2, isRich: true, limit: 4),
    ]
  }

  private static func figure(
    _ name: String, size: Size, scale: Double, isRich: Bool = false, limit: Double
  ) -> MicroFigure {
    let stage = Stage(size: size, scale: scale)
    let table = TableView(frame: stage.window.bounds)
    let rows = TableRows(isRich: isRich)
    rows.fill(table)
    stage.window.addSubview(table)
    stage.render()
    let before = stage.frameCount
    let moving = Stopwatch.median(runs: 101) {
      table.contentOffset.y += step
      stage.render()
    }
    precondition(stage.frameCount == before + 102, "a step drew nothing, or drew twice")
    let drawing = Stopwatch.median(runs: 101) {
      table.contentOffset.y += step
      stage.window.setNeedsDisplay()
      stage.render()
    }
    return MicroFigure(
      name: "scroll step of a table, \(name)", value: moving * 1000, unit: "ms", limit: limit,
      note: "all of it drawn: \(Stopwatch.milliseconds(drawing)) ms")
  }
}
