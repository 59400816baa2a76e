import ResponderWords
import TouchAnalysis
import Widgets

/// A histogram of the durations of a latency stage, with percentiles.
final class HistogramView: View {
  private let histogram: Histogram
  private let name: String
  private static let captionHeight = 46.0
  private static let plotHeight = 84.0

  /// Creates a view of the times of a stage.
  init(_ name: String, _ histogram: Histogram) {
    self.name = name
    self.histogram = histogram
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityValue = percentiles
  }

  private var percentiles: String {
    let values = [0.5, 0.95, 0.99].map {
      "\(Int($0 * 100)) % \(Number.local(histogram.percentile($0), digits: 1))"
    }
    let largest = Number.local(histogram.largest, digits: 1)
    return values.joined(separator: "   ") + "   max \(largest) ms"
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: Self.captionHeight + Self.plotHeight + 20)
  }

  /// The longest time that is drawn, in milliseconds: 1.25 times the 99th percentile, rounded up.
  private var span: Double {
    let most = max(1, histogram.percentile(0.99) * 1.25)
    return [2, 4, 8, 12, 16, 24, 32, 48, 64, 100, 200, 500].first { $0 >= most } ?? 500
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.draw(
      TextLayout.cached(name, font: LabStyle.strong), at: Point(x: 0, y: 0), color: .label)
    context.draw(
      TextLayout.cached(percentiles, font: LabStyle.note, maxWidth: bounds.width),
      at: Point(x: 0, y: 24), color: .secondaryLabel)
    let plot = Rect(
      x: 0, y: Self.captionHeight, width: bounds.width, height: Self.plotHeight)
    context.fillRoundedRect(plot, cornerRadius: 8, color: .tertiarySystemGroupedBackground)
    drawBars(in: plot, context)
    for share in [0.0, 0.5, 1] {
      let text = Number.local(span * share, digits: 1) + (share == 1 ? " ms" : "")
      let layout = TextLayout.cached(text, font: Font.monospacedDigitSystemFont(ofSize: 12))
      let x = min(plot.width - layout.size.width, plot.width * share)
      context.draw(
        layout, at: Point(x: share == 0.5 ? x - layout.size.width / 2 : x, y: plot.maxY + 3),
        color: .secondaryLabel)
    }
  }

  private func drawBars(in plot: Rect, _ context: GraphicsContext) {
    // The width of a bar is a multiple of the histogram's bins. Otherwise bars would contain different
    // numbers of bins.
    let bins = (span / max(16, min(60, plot.width / 9)) / Histogram.width).rounded(.up)
    let width = bins * Histogram.width
    let count = Int((span / width).rounded(.up))
    let bars = histogram.bars(width: width, count: count + 1)
    let most = Double(max(1, bars.max() ?? 1))
    let step = plot.width * width / span
    for (index, amount) in bars.prefix(count).enumerated() where amount > 0 {
      let height = max(2, (plot.height - 8) * Double(amount) / most)
      let x = plot.minX + Double(index) * step + 1
      context.fill(
        Rect(
          x: x, y: plot.maxY - height, width: max(1, min(step - 2, plot.maxX - x)),
          height: height), color: tintColor)
    }
    let place = plot.minX + plot.width * min(1, histogram.percentile(0.95) / span)
    context.fill(
      Rect(x: place - 1, y: plot.minY, width: 2, height: plot.height), color: .warningText)
  }
}
