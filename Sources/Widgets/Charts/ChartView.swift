import ResponderWords
import WindowResponder

/// A view that draws lines, areas and bars over a horizontal and a vertical axis.
///
///     let chart = ChartView()
///     chart.series = [
///       ChartSeries("Inside", values: inside), ChartSeries("Outside", values: outside),
///     ]
///     chart.yAxis.format = { "\(Int($0)) °C" }
///
/// The axes choose their ticks, and omit labels that would overlap. In a right-to-left layout, the horizontal
/// axis runs to the left, and the labels of the vertical axis are on the right.
///
/// A tap, a horizontal drag or the pointer marks the values at a position. If the chart has the keyboard
/// focus, the arrow keys, Home and End move the mark, and Escape removes it.
///
/// Changes of the series are drawn together, with the next frame. If a line has more values than the chart
/// has pixel columns, the chart draws one shape for each column, so 100,000 values are possible.
@preconcurrency @MainActor open class ChartView: View {
  /// Creates a chart without series.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepareChart()
  }

  /// Creates a chart without series and with an empty frame. Archives are not supported. The coder is
  /// ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepareChart()
  }

  // MARK: Content

  /// The series of the chart. Bars are behind areas, and areas are behind lines. Among series of one kind,
  /// the last one is in front.
  open var series: [ChartSeries] = [] { didSet { seriesWereSet(oldValue) } }
  /// The horizontal axis.
  open var xAxis = ChartAxis() { didSet { plotDidChange() } }
  /// The vertical axis.
  open var yAxis = ChartAxis() { didSet { plotDidChange() } }
  /// A Boolean value that indicates whether bars are stacked on bars, and areas on areas.
  ///
  /// Values with the same index in their series are added. If `false`, the default, bars are side by side,
  /// and areas overlap.
  open var isStacked = false { didSet { if isStacked != oldValue { plotDidChange() } } }
  /// A Boolean value that indicates whether the chart has a legend with the names of the series.
  ///
  /// If `nil`, the default, the chart has a legend if there are two series or more.
  open var showsLegend: Bool? { didSet { if showsLegend != oldValue { plotDidChange() } } }
  /// The text of a chart whose series have no finite value.
  open var emptyText = ownWord("No Data") {
    didSet { if emptyText != oldValue { plotDidChange() } }
  }
  /// The distance between the chart and its bounds, in points.
  open var contentInsets = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4) {
    didSet { if contentInsets != oldValue { plotDidChange() } }
  }
  /// The width of the bars at one x value, as a fraction of the distance between x values, from 0.05 to 1.
  /// The default is 0.7.
  open var barWidth = 0.7 { didSet { if barWidth != oldValue { plotDidChange() } } }

  // MARK: The mark

  /// A Boolean value that indicates whether the user can mark values. The default is `true`.
  open var allowsMark = true { didSet { if !allowsMark { setMark(nil, byUser: false) } } }
  /// The marked values, or `nil` if no values are marked.
  public final var mark: ChartMark? { pointed }
  /// Marks the values nearest to an x value. If `x` is `nil`, removes the mark. Does not call ``onMark``.
  open func setMark(at x: Double?) { setMark(x.flatMap { nearestMark(to: $0) }, byUser: false) }
  /// The closure that the chart calls when the user moves or removes the mark, and when the marked values
  /// change.
  open var onMark: ((ChartMark?) -> Void)?
  final var pointed: ChartMark?

  // MARK: View

  /// The natural size of the chart: `View.noIntrinsicMetric` in both directions.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }
  /// Returns 320 by 200 points, limited to the given size.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(320, size.width), height: min(200, size.height))
  }
  /// Draws the axes, the series, the legend and the mark.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawChart(in: context) }
  /// Lays out the chart again if its bounds have changed.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if madePlot?.bounds != bounds { plotDidChange() }
  }
  /// Lays out and draws the chart again, with the fonts and colors of the new theme.
  open override func themeDidChange() {
    super.themeDidChange()
    plotDidChange()
  }
  /// A Boolean value that indicates whether the chart can have the keyboard focus: the user can mark values,
  /// and a series has values.
  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && allowsMark && series.contains { $0.count > 0 }
  }
  /// A Boolean value that indicates whether the chart can be the first responder. The value of
  /// ``canBecomeFocused``.
  open override var canBecomeFirstResponder: Bool { canBecomeFocused }
  /// The accessibility label. The default is a description of the series.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? summary }
    set { super.accessibilityLabel = newValue }
  }
  /// The accessibility value. The default is the text of the marked values.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? pointed.map(text(of:)) }
    set { super.accessibilityValue = newValue }
  }
  /// Moves the mark to the next values.
  open override func accessibilityIncrement() { stepMark(1) }
  /// Moves the mark to the previous values.
  open override func accessibilityDecrement() { stepMark(-1) }
  /// Moves the mark if a press is of a key that moves it. Forwards other presses to the next responder.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = markKeys.began(presses, in: self)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
  /// Ends the movement of the mark. Forwards other presses to the next responder.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = markKeys.ended(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }
  /// Ends the movement of the mark. Forwards other presses to the next responder.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = markKeys.ended(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }
  /// Shows or hides the focus ring. When the chart loses the focus, the movement of the mark ends.
  open override func focusDidChange() {
    super.focusDidChange()
    if !isFocused { markKeys.stop() }
  }

  // MARK: Parts

  final var madePlot: ChartPlot?
  /// A Boolean value that indicates whether the chart shows a line in the tint color, without axes and
  /// labels.
  final var isSparkline = false { didSet { marksLast = isSparkline } }
  /// A Boolean value that indicates whether the newest value has a dot.
  final var marksLast = false { didSet { if marksLast != oldValue { setNeedsDisplay() } } }
  /// The number of values for which the horizontal axis has room. If `nil`, the axis includes all values.
  final var capacity: Int? { didSet { if capacity != oldValue { plotDidChange() } } }
  final let markKeys = ChartMarkKeys()
  final var gestures: ChartGestures?
}

extension ChartView: ChartSeriesOwner {
  func prepareChart() {
    gestures = ChartGestures(self)
    isAccessibilityElement = true
    accessibilityTraits = [.adjustable]
  }

  func seriesWereSet(_ old: [ChartSeries]) {
    for series in old { series.removeOwner(self) }
    for series in series { series.addOwner(self) }
    plotDidChange()
  }

  func seriesDidChange(_ series: ChartSeries) { plotDidChange() }

  /// Requests a new layout and a redraw of the chart. The mark keeps its position.
  func plotDidChange() {
    madePlot = nil
    if let pointed {
      let again = nearestMark(to: pointed.x)
      if again != pointed { setMark(again, byUser: true) }
    }
    setNeedsDisplay()
  }

  /// The layout of the chart. Created on first access after a change.
  var plot: ChartPlot {
    if let madePlot { return madePlot }
    let plot = ChartPlot(self)
    madePlot = plot
    return plot
  }

  /// Returns the color of the series at an index.
  func color(of index: Int) -> Color {
    series[index].color ?? (isSparkline ? tintColor : nil) ?? ChartPalette.color(index)
  }
}
