import WindowResponder

/// A small chart without axes that shows the course of a value in a line of text.
///
///     let line = SparklineView(series: load)
///     line.range = 0...100
///
/// The view is as high as a line of text and receives no touches. In a right-to-left layout, the newest value
/// is on the left.
@preconcurrency @MainActor open class SparklineView: View {
  /// Creates a view that shows a series. If the series is `nil`, the view is empty.
  public init(series: ChartSeries?) {
    super.init(frame: .zero)
    prepareLine()
    self.series = series
  }

  /// Creates a view without a series.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepareLine()
  }

  /// Creates a view without a series and with an empty frame. Archives are not supported. The coder is
  /// ignored.
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

  /// The series of the view. Its `kind` determines the way in which it is drawn.
  open var series: ChartSeries? {
    get { chart.series.first }
    set { chart.series = newValue.map { [$0] } ?? [] }
  }
  /// The lowest and the highest visible value. If `nil`, the default, the range is that of the series.
  open var range: ClosedRange<Double>? {
    get { chart.yAxis.range }
    set { chart.yAxis.range = newValue }
  }
  /// The number of values for which the view has room. If `nil`, the default, the view has room for the
  /// values of the series.
  open var capacity: Int? {
    get { chart.capacity }
    set { chart.capacity = newValue }
  }
  /// A Boolean value that indicates whether the newest value has a dot.
  open var showsLast: Bool {
    get { chart.marksLast }
    set { chart.marksLast = newValue }
  }

  /// The natural size of the view, in points: 80 points wide, and as high as a line of text.
  open override var intrinsicContentSize: Size { Size(width: 80, height: lineHeight) }
  /// Returns the natural size, limited to the given size.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(80, size.width), height: min(lineHeight, size.height))
  }
  private var lineHeight: Double {
    TextLayout.cached("0", font: theme.fonts.body).size.height
  }
  /// Lays out the line in the bounds of the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    chart.frame = bounds
  }
  /// Draws the line in the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    chart.setNeedsDisplay()
  }
  /// The accessibility value. The default is the lowest, the highest and the newest value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? summary }
    set { super.accessibilityValue = newValue }
  }

  private var summary: String? {
    guard let series, let range = series.store.range(of: 0..<series.count) else { return nil }
    let last = series.last.map { [$0.y] } ?? []
    let texts = ChartNumbers.texts([range.low, range.high] + last)
    return "\(texts[0]) – \(texts[1])" + texts.dropFirst(2).map { ", \($0)" }.joined()
  }
}
