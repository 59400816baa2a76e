import ResponderWords
import WindowResponder

/// The parts of a whole as slices of a disc, or of a ring.
///
///     let chart = PieChartView()
///     chart.slices = [PieSlice("Used", value: 180), PieSlice("Free", value: 76)]
///     chart.innerRadius = 0.6
///     chart.centerText = "70 %"
///
/// Slices go clockwise from the top, from right to left the other way round. A tap or a click chooses a
/// slice, the pointer shows which one it is over, and arrow keys, Home, End and Escape choose while the
/// chart has the keyboard.
@preconcurrency @MainActor open class PieChartView: View {
  /// Creates a chart of nothing.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    preparePie()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    preparePie()
  }

  /// The parts, by their order around the disc.
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
  /// How large the hole in the middle is, as a part of the radius, 0 to 0.95; 0 for a disc.
  open var innerRadius = 0.0 {
    didSet {
      innerRadius = innerRadius > 0 ? min(innerRadius, 0.95) : 0
      if innerRadius != oldValue { setNeedsDisplay() }
    }
  }
  /// What is written in the hole; nil for the slice that is chosen.
  open var centerText: String? { didSet { if centerText != oldValue { setNeedsDisplay() } } }
  /// Whether the names of the slices are shown, beside the disc or below it, where there is more room.
  open var showsLegend = true { didSet { if showsLegend != oldValue { setNeedsDisplay() } } }
  /// Writes a value in the legend; nil for parts of a hundred.
  open var format: ((Double) -> String)? { didSet { setNeedsDisplay() } }
  /// What is written where there is no slice.
  open var emptyText = ownWord("No Data") {
    didSet { if emptyText != oldValue { setNeedsDisplay() } }
  }
  /// Whether the user can choose slices.
  open var allowsMark = true { didSet { if !allowsMark { setMarked(nil, byUser: false) } } }
  /// The number of the slice that is chosen; nil for none. Setting it tells nobody.
  open var markedIndex: Int? {
    get { marked }
    set { setMarked(newValue.flatMap { slices.indices.contains($0) ? $0 : nil }, byUser: false) }
  }
  /// Called when the user chooses another slice.
  open var onMark: ((Int?) -> Void)?

  // MARK: View

  /// Draws slices and legend.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawPie(in: context) }
  /// A usual size, in points, as far as there is room.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(240, size.width), height: min(240, size.height))
  }
  /// The Tab key stops here where there is something to choose.
  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && allowsMark && slices.contains { $0.size > 0 }
  }
  /// Commands go to where the Tab key stopped.
  open override var canBecomeFirstResponder: Bool { canBecomeFocused }
  /// What was set, else all slices.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? summary }
    set { super.accessibilityLabel = newValue }
  }
  /// What was set, else the slice that is chosen.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? marked.map { text(ofSlice: $0) } }
    set { super.accessibilityValue = newValue }
  }
  /// Chooses the next slice.
  open override func accessibilityIncrement() { stepMark(1) }
  /// Chooses the slice before.
  open override func accessibilityDecrement() { stepMark(-1) }
  /// Chooses a slice; other keys go the usual way.
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

  /// Chooses the next slice, or the one before; after the last comes the first.
  func stepMark(_ direction: Int) {
    let shown = slices.indices.filter { slices[$0].size > 0 }
    guard !shown.isEmpty, allowsMark else { return }
    guard let marked, let place = shown.firstIndex(of: marked) else {
      return setMarked(direction > 0 ? shown[0] : shown[shown.count - 1], byUser: true)
    }
    setMarked(shown[(place + direction + shown.count) % shown.count], byUser: true)
  }

  // MARK: Words

  /// What part of the whole a slice is, 0 to 1.
  func fraction(_ index: Int) -> Double {
    // Parts of the largest, for the sum of huge numbers is beyond all numbers.
    guard let largest = slices.map(\.size).max(), largest > 0 else { return 0 }
    let sum = slices.reduce(0) { $0 + $1.size / largest }
    return slices[index].size / largest / sum
  }

  func valueText(_ index: Int) -> String {
    if let format { return format(slices[index].value) }
    let percent = fraction(index) * 100
    return ChartNumbers.fixed(percent, percent > 0 && percent < 1 ? 1 : 0) + "\u{202F}%"
  }

  func text(ofSlice index: Int) -> String { "\(slices[index].name) \(valueText(index))" }

  var summary: String {
    let shown = slices.indices.filter { slices[$0].size > 0 }
    return shown.isEmpty ? emptyText : shown.map(text(ofSlice:)).joined(separator: ", ")
  }

  func color(of index: Int) -> Color { slices[index].color ?? ChartPalette.color(index) }
}
