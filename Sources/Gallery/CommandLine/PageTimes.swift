import ResponderTestKit
import WindowResponder

/// A measurement of the time to change to each page: creating its controller, layout, and drawing a frame.
@MainActor struct PageTimes {
  /// A page with its times, in seconds.
  struct Row {
    let page: Page
    /// The first time, when fonts and text layouts are not cached.
    let first: Double
    /// The median of the later times.
    let again: Double
  }

  /// The number of changes to each page after the first one.
  private static let runs = 7
  /// The limit of a change, in milliseconds: half a frame at 60 Hz.
  private static let limit = 8.0

  let rows: [Row]

  /// Changes to each page several times.
  init(_ options: Options) {
    let window = GalleryWindow(size: options.size)
    let stage = Stage(size: options.size, scale: options.scale, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
    let clock = ContinuousClock()
    func time(_ page: Page) -> Double {
      let took = clock.measure {
        (window.rootViewController as? GalleryController)?.show(page)
        stage.render()
      }.components
      stage.advance(by: 1)
      return Double(took.seconds) + Double(took.attoseconds) / 1e18
    }
    let first = Page.all.map { time($0) }
    var again: [[Double]] = Page.all.map { _ in [] }
    for _ in 0..<Self.runs {
      for (index, page) in Page.all.enumerated() { again[index].append(time(page)) }
    }
    rows = Page.all.indices.map {
      Row(page: Page.all[$0], first: first[$0], again: again[$0].sorted()[Self.runs / 2])
    }
  }

  /// One JSON object for each page, in the format of the benchmarks.
  var description: String {
    rows.map { row in
      """
      {"name": "switch to the gallery's page \(row.page)", "value": \(row.again * 1000), \
      "unit": "ms", "limit": \(Self.limit), "limitReason": "", \
      "note": "the first time \(Int((row.first * 1000).rounded())) ms"}
      """
    }.joined(separator: "\n")
  }
}
