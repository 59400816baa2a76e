import ResponderWords
import WindowResponder

/// A view that shows the parts of a whole as slices of a disc or of a ring.
///
///     let chart = PieChartView()
///     chart.slices = [PieSlice("Used", value: 180), PieSlice("Free", value: 76)]
///     chart.innerRadius = 0.6
///     chart.centerText = "70 %"
///
/// The slices are clockwise from the top, or counterclockwise in a right-to-left layout. A tap or a click
/// marks a slice, and the slice under the pointer is emphasized. If the chart has the keyboard focus, the
/// arrow keys, Home and End move the mark, and Escape removes it.
@preconcurrency @MainActor open class PieChartView: View {
  /// Creates a chart without slices.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    preparePie()
  }

  /// Creates a chart without slices and with an empty frame. Archives are not supported. The coder is
  /// ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    preparePie()
  }

  /// The slices, in their order around the disc.
  open var slices: [PieSlice] = [] {
    didSet {
      guard slices != oldValue else { return }
      if let marked, !slices.indices.contains(marked) || slices[marked].size == 0 {
        setMarked(nil, byUser: true)
      }
      hovered = nil
      setNeedsDisplay()
    }
  }
  /// The radius of the hole in the middle, as a fraction of the radius of the disc, from 0 to 0.95. The
  /// default is 0, for a disc without a hole.
  open var innerRadius = 0.0 {
    didSet {
      innerRadius = innerRadius > 0 ? min(innerRadius, 0.95) : 0
      if innerRadius != oldValue { setNeedsDisplay() }
    }
  }
  /// The text in the hole. If `nil`, the default, the hole has the value of the slice under the pointer or of
  /// the marked slice.
  open var centerText: String? { didSet { if centerText != oldValue { setNeedsDisplay() } } }
  /// A Boolean value that indicates whether the chart has a legend with the names of the slices. The default
  /// is `true`.
  ///
  /// The legend is beside the disc if the view is much wider than it is high, and otherwise below the disc.
  open var showsLegend = true { didSet { if showsLegend != oldValue { setNeedsDisplay() } } }
  /// The closure that formats the value of a slice. If `nil`, the default, the text is the percentage of the
  /// whole.
  open var format: ((Double) -> String)? { didSet { setNeedsDisplay() } }
  /// The text of a chart that has no slice with a size.
  open var emptyText = ownWord("No Data") {
    didSet { if emptyText != oldValue { setNeedsDisplay() } }
  }
  /// A Boolean value that indicates whether the user can mark slices. The default is `true`.
  open var allowsMark = true { didSet { if !allowsMark { setMarked(nil, byUser: false) } } }
  /// The index of the marked slice, or `nil` if no slice is marked.
  ///
  /// An index that is out of bounds removes the mark. Setting this property does not call ``onMark``.
  open var markedIndex: Int? {
    get { marked }
    set { setMarked(newValue.flatMap { slices.indices.contains($0) ? $0 : nil }, byUser: false) }
  }
  /// The closure that the chart calls when the user marks another slice or removes the mark, and when the
  /// marked slice is removed.
  open var onMark: ((Int?) -> Void)?

  // MARK: View

  /// Draws the slices and the legend.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawPie(in: context) }
  /// Returns 240 by 240 points, limited to the given size.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(240, size.width), height: min(240, size.height))
  }
  /// A Boolean value that indicates whether the chart can have the keyboard focus: the user can mark slices,
  /// and a slice has a size.
  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && allowsMark && slices.contains { $0.size > 0 }
  }
  /// A Boolean value that indicates whether the chart can be the first responder. The value of
  /// ``canBecomeFocused``.
  open override var canBecomeFirstResponder: Bool { canBecomeFocused }
  /// The accessibility label. The default is the text of all slices.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? summary }
    set { super.accessibilityLabel = newValue }
  }
  /// The accessibility value. The default is the text of the marked slice.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? marked.map { text(ofSlice: $0) } }
    set { super.accessibilityValue = newValue }
  }
  /// Marks the next slice.
  open override func accessibilityIncrement() { stepMark(1) }
  /// Marks the previous slice.
  open override func accessibilityDecrement() { stepMark(-1) }
  /// Marks a slice if a press is of a key that moves the mark. Forwards other presses to the next responder.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = presses.filter { !take($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  // MARK: Parts

  final var marked: Int?
  final var hovered: Int? { didSet { if hovered != oldValue { setNeedsDisplay() } } }
}

extension PieChartView {
  func preparePie() {
    isAccessibilityElement = true
    accessibilityTraits = [.adjustable]
    let tap = TapGestureRecognizer()
    tap.name = "Slice tap"
    tap.addAction(
      Action { [weak self, weak tap] _ in
        guard let self, let tap, allowsMark else { return }
        let slice = slice(at: tap.location(in: self))
        setMarked(slice == marked ? nil : slice, byUser: true)
      })
    addGestureRecognizer(tap)
    let hover = HoverGestureRecognizer()
    hover.name = "Slice hover"
    hover.addAction(
      Action { [weak self, weak hover] _ in
        guard let self, let hover, allowsMark else { return }
        let isOver = hover.state == .began || hover.state == .changed
        hovered = isOver ? slice(at: hover.location(in: self)) : nil
      })
    addGestureRecognizer(hover)
  }

  func setMarked(_ index: Int?, byUser: Bool) {
    guard index != marked else { return }
    marked = index
    setNeedsDisplay()
    if byUser { onMark?(index) }
  }

  private func take(_ press: Press) -> Bool {
    guard isFocused, allowsMark, let key = press.key,
      key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
    else { return false }
    let forward = isRightToLeft ? -1 : 1
    switch key.keyCode {
    case .keyboardRightArrow: stepMark(forward)
    case .keyboardLeftArrow: stepMark(-forward)
    case .keyboardDownArrow: stepMark(1)
    case .keyboardUpArrow: stepMark(-1)
    case .keyboardHome: setMarked(slices.firstIndex { $0.size > 0 }, byUser: true)
    case .keyboardEnd: setMarked(slices.lastIndex { $0.size > 0 }, byUser: true)
    case .keyboardEscape:
      guard marked != nil else { return false }
      setMarked(nil, byUser: true)
    default: return false
    }
    return true
  }

  /// Marks the next slice, or the previous one if `direction` is negative. After the last slice follows the
  /// first.
  func stepMark(_ direction: Int) {
    let shown = slices.indices.filter { slices[$0].size > 0 }
    guard !shown.isEmpty, allowsMark else { return }
    guard let marked, let place = shown.firstIndex(of: marked) else {
      return setMarked(direction > 0 ? shown[0] : shown[shown.count - 1], byUser: true)
    }
    setMarked(shown[(place + direction + shown.count) % shown.count], byUser: true)
  }

  // MARK: Strings

  /// Returns the size of a slice as a fraction of the whole, from 0 to 1.
  func fraction(_ index: Int) -> Double {
    // The sizes are divided by the largest one, because the sum of large sizes can be infinite.
    guard let largest = slices.map(\.size).max(), largest > 0 else { return 0 }
    let sum = slices.reduce(0) { $0 + $1.size / largest }
    return slices[index].size / largest / sum
  }

  func valueText(_ index: Int) -> String {
    if let format { return format(slices[index].value) }
    let percent = fraction(index) * 100
    let places = percent > 0 && percent < 1 ? 1 : 0
    return ChartNumbers.fixed(percent, places, in: .current) + "\u{202F}%"
  }

  func text(ofSlice index: Int) -> String { "\(slices[index].name) \(valueText(index))" }

  var summary: String {
    let shown = slices.indices.filter { slices[$0].size > 0 }
    return shown.isEmpty ? emptyText : shown.map(text(ofSlice:)).joined(separator: ", ")
  }

  func color(of index: Int) -> Color { slices[index].color ?? ChartPalette.color(index) }
}
