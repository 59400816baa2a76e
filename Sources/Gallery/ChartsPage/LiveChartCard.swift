import Widgets

/// A card with values that are appended ten times a second while it is visible and the switch is on.
final class LiveChartCard: ChartCard {
  private let running = Switch()
  private let runningLabel = Label(text: "Run")
  private let line = SparklineView()
  private let load = ChartSeries("Load", kind: .area)
  private var timer: ClockTimer?
  private var value = 40.0
  private var step = 0

  init() {
    super.init("Live")
    load.limit = 120
    for _ in 0..<90 { addValue() }
    chart.series = [load]
    chart.yAxis.range = 0...100
    chart.yAxis.format = { "\(Int($0)) %" }
    chart.xAxis.span = 119
    chart.xAxis.isHidden = true
    line.series = load
    line.accessibilityLabel = "Load, small"
    running.accessibilityLabel = "Run"
    running.addAction(Action { [weak self] _ in self?.switchChanged() }, for: .valueChanged)
    runningLabel.font = .preferredFont(forTextStyle: .subheadline)
    runningLabel.textColor = .secondaryLabel
    runningLabel.isAccessibilityElement = false
    for view in [running, runningLabel, line] as [View] { addSubview(view) }
  }

  private func addValue() {
    step += 1
    // The values are the same in every run.
    let noise = Double((step * 7919) % 101) / 101 - 0.5
    value = min(max(value + noise * 22 + (45 - value) * 0.05, 2), 98)
    load.append(value)
  }

  private func switchChanged() {
    timer?.invalidate()
    timer = nil
    guard running.isOn else { return }
    timer = ClockTimer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
      guard let self, window != nil else { return timer.invalidate() }
      addValue()
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    switchChanged()
  }

  override func layOut(in area: Rect) {
    let row = Rect(x: area.minX, y: area.maxY - 44, width: area.width, height: 44)
    let start = row.minX + 52 + Spacing.small
    let end = row.maxX - 120 - Spacing.small
    running.frame = Rect(x: row.minX, y: row.minY, width: 52, height: 44)
    runningLabel.frame = Rect(x: start, y: row.minY, width: max(0, end - start), height: 44)
    line.frame = Rect(x: row.maxX - 120, y: row.minY + 10, width: 120, height: 24)
    chart.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: area.height - 48)
  }
}
