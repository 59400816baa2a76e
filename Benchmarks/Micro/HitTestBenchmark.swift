import WindowResponder

/// A benchmark that performs hit-testing in a deep view hierarchy and in a crowded one.
@MainActor
enum HitTestBenchmark {
  private static let side = 1000.0

  static func figures() -> [MicroFigure] {
    [
      MicroFigure(
        name: "hit-test, 200 nested views", value: time(nested(200), repeats: 1000) * 1e6,
        unit: "µs", limit: 5),
      MicroFigure(
        name: "hit-test, 100 levels of 100 siblings", value: time(crowded(), repeats: 20) * 1e6,
        unit: "µs", limit: 500, note: "10,000 views tested"),
    ]
  }

  /// Returns the time of one hit-test in the middle, in seconds.
  private static func time(
    _ page: (root: View, deepest: View), repeats: Int
  ) -> Double {
    let middle = Point(x: side / 2, y: side / 2)
    precondition(page.root.hitTest(middle, with: nil) === page.deepest, "another view was hit")
    return Stopwatch.median(runs: 21) {
      for _ in 0..<repeats { _ = page.root.hitTest(middle, with: nil) }
    } / Double(repeats)
  }

  /// Returns nested views, each as large as its superview.
  private static func nested(_ depth: Int) -> (root: View, deepest: View) {
    let root = View(frame: Rect(x: 0, y: 0, width: side, height: side))
    var deepest = root
    for _ in 1..<depth {
      let view = View(frame: root.bounds)
      deepest.addSubview(view)
      deepest = view
    }
    return (root, deepest)
  }

  /// Returns a hierarchy of 100 levels, each with 99 views in front that the point misses and one behind them
  /// that it hits.
  private static func crowded() -> (root: View, deepest: View) {
    let root = View(frame: Rect(x: 0, y: 0, width: side, height: side))
    var deepest = root
    for _ in 0..<100 {
      let behind = View(frame: root.bounds)
      deepest.addSubview(behind)
      for index in 1..<100 {
        deepest.addSubview(View(frame: Rect(x: Double(index), y: 0, width: 1, height: 1)))
      }
      deepest = behind
    }
    return (root, deepest)
  }
}
