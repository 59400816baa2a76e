import ResponderWords
import WindowResponder

/// A chart of lines, areas and bars over one axis.
///
///     let chart = ChartView()
///     chart.series = [
///       ChartSeries("Inside", values: inside), ChartSeries("Outside", values: outside),
///     ]
///     chart.yAxis.format = { "\(Int($0)) °C" }
///
/// Axes find sensible ticks for themselves; labels are left out rather than laid over each other. A finger
/// or the pointer shows the values at a place, and so do the arrow keys, Home and End while the chart has
/// the keyboard; Escape takes the mark away. From right to left, places run to the left and values are
/// written on the right.
///
/// A series that gets values is drawn again with the next frame, however many those are: a hundred thousand
/// are drawn as what of them can be told apart on the screen.
@preconcurrency @MainActor open class ChartView: View {
  /// Creates a chart of nothing.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepareChart()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepareChart()
  }

  // MARK: What it shows

  /// What is shown, from back to front.
  open var series: [ChartSeries] = [] { didSet { seriesWereSet(oldValue) } }
  /// The axis of places, from side to side.
  open var xAxis = ChartAxis() { didSet { plotDidChange() } }
  /// The axis of values, up and down.
  open var yAxis = ChartAxis() { didSet { plotDidChange() } }
  /// Whether bars stand upon each other, and areas lie upon each other, instead of side by side and one
  /// in front of the other. Values are added up by their numbers in the series.
  open var isStacked = false { didSet { if isStacked != oldValue { plotDidChange() } } }
  /// Whether the names of the series are shown; nil for yes where there are several.
  open var showsLegend: Bool? { didSet { if showsLegend != oldValue { plotDidChange() } } }
  /// What is written where there is no value.
  open var emptyText = ownWord("No Data") {
    didSet { if emptyText != oldValue { plotDidChange() } }
  }
  /// The room between the chart and its bounds, in points.
  open var contentInsets = EdgeInsets(top: 4, left: 4, bottom: 4, right: 4) {
    didSet { if contentInsets != oldValue { plotDidChange() } }
  }
  /// How wide the bars of a place are, as a part of the distance between places, 0 to 1.
  open var barWidth = 0.7 { didSet { if barWidth != oldValue { plotDidChange() } } }

  // MARK: The mark

  /// Whether the user can point at values.
  open var allowsMark = true { didSet { if !allowsMark { setMark(nil, byUser: false) } } }
  /// What is pointed at; nil for nothing.
  public final var mark: ChartMark? { pointed }
  /// Points at the values nearest to a place; with nil at none. Tells nobody.
  open func setMark(at x: Double?) { setMark(x.flatMap { nearestMark(to: $0) }, byUser: false) }
  /// Called when the user points at other values, and when those that are pointed at change.
  open var onMark: ((ChartMark?) -> Void)?
  final var pointed: ChartMark?

  // MARK: View

  /// As large as it is made: a chart fills the room it is given.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }
  /// A usual size, in points, as far as there is room.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(320, size.width), height: min(200, size.height))
  }
  /// Draws axes, series, legend and mark.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawChart(in: context) }
  /// Finds places for everything anew.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if madePlot?.bounds != bounds { plotDidChange() }
  }
  /// Text and lines in other colours and sizes.
  open override func themeDidChange() {
    super.themeDidChange()
    plotDidChange()
  }
  /// The Tab key stops here where there are values to point at.
  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && allowsMark && series.contains { $0.count > 0 }
  }
  /// Commands go to where the Tab key stopped.
  open override var canBecomeFirstResponder: Bool { canBecomeFocused }
  /// What was set, else what there is to see.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? summary }
    set { super.accessibilityLabel = newValue }
  }
  /// What was set, else the values that are pointed at.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? pointed.map(text(of:)) }
    set { super.accessibilityValue = newValue }
  }
  /// Points at the next values.
  open override func accessibilityIncrement() { stepMark(1) }
  /// Points at the values before.
  open override func accessibilityDecrement() { stepMark(-1) }
  /// Moves the mark; other keys go the usual way.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = markKeys.began(presses, in: self)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }
  /// A key came up.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = markKeys.ended(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }
  /// A key was taken away.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = markKeys.ended(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }
  /// Shows the ring, and lets go of keys.
  open override func focusDidChange() {
    super.focusDidChange()
    if !isFocused { markKeys.stop() }
  }

  // MARK: Parts

  final var madePlot: ChartPlot?
  /// Whether it shows a line without anything around it, in the tint colour.
  final var isSparkline = false { didSet { marksLast = isSparkline } }
  /// Whether the newest value of a sparkline has a dot.
  final var marksLast = false { didSet { if marksLast != oldValue { setNeedsDisplay() } } }
  /// How many values a sparkline has room for; nil for those there are.
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

  /// Everything is placed and drawn anew with the next frame; the mark stays where it is.
  func plotDidChange() {
    madePlot = nil
    if let pointed {
      let again = nearestMark(to: pointed.x)
      if again != pointed { setMark(again, byUser: true) }
    }
    setNeedsDisplay()
  }

  /// Where everything is.
  var plot: ChartPlot {
    if let madePlot { return madePlot }
    let plot = ChartPlot(self)
    madePlot = plot
    return plot
  }

  /// The colour of a series.
  func color(of index: Int) -> Color {
    series[index].color ?? (isSparkline ? tintColor : nil) ?? ChartPalette.color(index)
  }
}
