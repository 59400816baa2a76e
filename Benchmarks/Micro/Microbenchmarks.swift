/// Measures the library's hot paths inside one process, and prints one JSON object a figure.
@main
@MainActor
struct Microbenchmarks {
  static func main() throws {
    // First: memory that others have used and given back would not be counted.
    for figure in TextBenchmark.figures() { print(figure.json) }
    for figure in RepaintBenchmark.figures() { print(figure.json) }
    for figure in ScrollBenchmark.figures() { print(figure.json) }
    for figure in try FlingBenchmark.figures() { print(figure.json) }
    for figure in try ResizeBenchmark.figures() { print(figure.json) }
    for figure in HitTestBenchmark.figures() { print(figure.json) }
    for figure in TouchRateBenchmark.figures() { print(figure.json) }
    for figure in GestureBenchmark.figures() { print(figure.json) }
    for figure in CollectionBenchmark.figures() { print(figure.json) }
    for figure in try ConstraintBenchmark.figures() { print(figure.json) }
    for figure in LayoutBenchmark.figures() { print(figure.json) }
    for figure in UndoBenchmark.figures() { print(figure.json) }
    for figure in MotionBenchmark.figures() { print(figure.json) }
    for figure in ActionBenchmark.figures() { print(figure.json) }
    for figure in try MenuBenchmark.figures() { print(figure.json) }
  }
}
