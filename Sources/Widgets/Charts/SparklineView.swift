import WindowResponder

/// A line as small as a word: how a value went, without axes.
///
///     let line = SparklineView(series: load)
///     line.range = 0...100
///
/// It is as high as a line of text and takes no touches. From right to left, the newest value is on the
/// left.
@preconcurrency @MainActor open class SparklineView: View {
  /// Creates one that shows a series; nil for nothing yet.
  public init(series: ChartSeries?) {
    super.init(frame: .zero)
    prepareLine()
    self.series = series
  }

  /// Creates one of nothing.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepareLine()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepareLine()
  }

  private func prepareLine() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    chart.isSparkline = true
    chart.allowsMark = false
    chart.showsLegend = false
    chart.emptyText = ""
    chart.contentInsets = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    (chart.xAxis.isHidden, chart.yAxis.isHidden) = (true, true)
    addSubview(chart)
  }

  private let chart = ChartView()

  /// What is shown, drawn as its kind says.
  open var series: ChartSeries? {
    get { chart.series.first }
    set { chart.series = newValue.map { [$0] } ?? [] }
  }
  /// The lowest and highest value there is room for; nil for those of the series.
  open var range: ClosedRange<Double>? {
    get { chart.yAxis.range }
    set { chart.yAxis.range = newValue }
  }
  /// How many values have room from side to side; nil for as many as there are.
  open var capacity: Int? {
    get { chart.capacity }
    set { chart.capacity = newValue }
  }
  /// Whether a dot stands at the newest value.
  open var showsLast: Bool {
    get { chart.marksLast }
    set { chart.marksLast = newValue }
  }

  /// As wide as a few words, and as high as a line of text; in points.
  open override var intrinsicContentSize: Size { Size(width: 80, height: lineHeight) }
  /// The same, as far as there is room.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(80, size.width), height: min(lineHeight, size.height))
  }
  private var lineHeight: Double {
    TextLayout.cached("0", font: theme.fonts.body).size.height
  }
  /// Places the line.
  open override func layoutSubviews() {
    super.layoutSubviews()
    chart.frame = bounds
  }
  /// The line is drawn in another colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    chart.setNeedsDisplay()
  }
  /// What was set, else from where to where the values go.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? summary }
    set { super.accessibilityValue = newValue }
  }

  private var summary: String? {
    guard let series, let range = series.store.range(of: 0..<series.count) else { return nil }
    let last = series.last.map { ", \(ChartNumbers.text($0.y))" } ?? ""
    return "\(ChartNumbers.text(range.low)) – \(ChartNumbers.text(range.high))\(last)"
  }
}
