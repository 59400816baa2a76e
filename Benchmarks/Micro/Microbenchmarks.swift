import Glibc

/// The program that measures the library's hot paths in one process, and prints a JSON object for each
/// figure.
///
///     Microbenchmarks [PART]…
///
/// Without a part, it measures all of them.
@main
@MainActor
struct Microbenchmarks {
  private typealias Figures = @MainActor () async throws -> [MicroFigure]

  /// The parts of the measurement. The text is first, because memory that other parts have used and freed
  /// would not be counted. Motion is before the parts whose threads end late, because it counts the wake-ups
  /// of all threads.
  private static let parts: [(name: String, figures: Figures)] = [
    ("text", TextBenchmark.figures),
    ("motion", MotionBenchmark.figures),
    ("repaint", RepaintBenchmark.figures),
    ("scroll", ScrollBenchmark.figures),
    ("fling", FlingBenchmark.figures),
    ("resize", ResizeBenchmark.figures),
    ("hit-test", HitTestBenchmark.figures),
    ("touch-rate", TouchRateBenchmark.figures),
    ("gestures", GestureBenchmark.figures),
    ("collection", CollectionBenchmark.figures),
    ("constraints", ConstraintBenchmark.figures),
    ("charts", ChartBenchmark.figures),
    ("columns", ColumnBenchmark.figures),
    ("layout", LayoutBenchmark.figures),
    ("undo", UndoBenchmark.figures),
    ("actions", ActionBenchmark.figures),
    ("menus", MenuBenchmark.figures),
    ("touchlab", TouchLabBenchmark.figures),
    ("touchdevice", TouchDeviceBenchmark.figures),
  ]

  static func main() async throws {
    let wanted = CommandLine.arguments.dropFirst()
    let unknown = wanted.filter { name in !parts.contains { $0.name == name } }
    guard unknown.isEmpty else {
      let names = parts.map(\.name).joined(separator: ", ")
      let sentence =
        "Microbenchmarks: no part \(unknown.joined(separator: ", ")); there are \(names)\n"
      write(STDERR_FILENO, sentence, sentence.utf8.count)
      exit(2)
    }
    for part in parts where wanted.isEmpty || wanted.contains(part.name) {
      for figure in try await part.figures() { print(figure.json) }
    }
  }
}
