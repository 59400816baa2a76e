import WindowResponder

/// The gesture recognizers of a chart. A tap, a horizontal drag and the pointer move the mark.
@MainActor final class ChartGestures: GestureRecognizerDelegate {
  private unowned let chart: ChartView
  private let tap = TapGestureRecognizer()
  private let drag = PanGestureRecognizer()
  private let hover = HoverGestureRecognizer()

  init(_ chart: ChartView) {
    self.chart = chart
    tap.name = "Chart tap"
    tap.addAction(Action { [weak self] _ in self?.tapped() })
    drag.name = "Chart drag"
    drag.maximumNumberOfTouches = 1
    drag.delegate = self
    drag.addAction(Action { [weak self] _ in self?.dragged() })
    hover.name = "Chart hover"
    hover.addAction(Action { [weak self] _ in self?.hovered() })
    for recognizer in [tap, drag, hover] { chart.addGestureRecognizer(recognizer) }
  }

  /// Returns `false` for a vertical drag, because the view that contains the chart scrolls with it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard gestureRecognizer === drag else { return true }
    let way = drag.translation(in: chart)
    return chart.allowsMark && abs(way.x) > abs(way.y)
  }

  /// Moves the mark to the location of the tap. A second tap at the same values removes the mark.
  private func tapped() {
    let before = chart.mark
    chart.userPoints(at: tap.location(in: chart))
    let isPointer = hover.state == .began || hover.state == .changed
    if let before, chart.mark == before, !isPointer { chart.userPoints(at: nil) }
  }

  private func dragged() {
    switch drag.state {
    case .began, .changed: chart.userPoints(at: drag.location(in: chart))
    default: break
    }
  }

  private func hovered() {
    switch hover.state {
    case .began, .changed: chart.userPoints(at: hover.location(in: chart))
    default: chart.userPoints(at: nil)
    }
  }
}
