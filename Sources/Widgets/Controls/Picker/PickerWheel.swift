/// A wheel of a picker, with a column of rows.
///
/// The scroll view has the height of one row and lies at the center, so a page is a row. The rows above and
/// below are drawn outside of it.
@MainActor final class PickerWheel: View {
  private let ownerLink: OwnerLink<PickerView>
  private var picker: PickerView { ownerLink.owner }
  private let component: Int
  private let scroller = PickerScroller()
  /// The views of the visible rows.
  private(set) var shown: [Int: View] = [:]
  private var spare: View?

  private(set) var count = 0
  private(set) var rowHeight = PickerView.usualRowHeight
  /// A Boolean value that indicates whether the row height is that of the font, which changes with the theme.
  var usesNaturalHeight = true
  /// The selected row, or -1 for none.
  private(set) var selected = -1
  /// The target of a movement by the application, for which the delegate is not notified.
  private var silentTarget: Int?
  /// A Boolean value that indicates whether the wheel itself is changing its offset.
  private var isPlacing = false

  init(_ picker: PickerView, component: Int) {
    ownerLink = OwnerLink(picker, orElse: PickerView())
    self.component = component
    super.init(frame: .zero)
    clipsToBounds = true
    // The left and right arrow keys move to another wheel.
    focusGroupIdentifier = "picker-\(ObjectIdentifier(picker).hashValue)"
    scroller.delegate = self
    addSubview(scroller)
    let tap = TapGestureRecognizer()
    tap.name = "Picker"
    tap.addAction(
      Action { [weak self, weak tap] _ in
        if let self, let tap { tapped(at: tap.location(in: self).y) }
      })
    addGestureRecognizer(tap)
  }

  // MARK: Rows

  func load(count: Int, rowHeight: Double) {
    self.count = count
    self.rowHeight = rowHeight
    selected = count == 0 ? -1 : min(max(selected, 0), count - 1)
    forgetRows()
    setNeedsLayout()
  }

  /// Sets the height of rows, in points.
  func use(rowHeight: Double) {
    guard rowHeight != self.rowHeight else { return }
    self.rowHeight = rowHeight
    setNeedsLayout()
    picker.setNeedsDisplay()
  }

  /// Requests the views of all rows again.
  func forgetRows() {
    for view in shown.values { view.removeFromSuperview() }
    shown = [:]
    setNeedsLayout()
  }

  func select(_ row: Int, animated: Bool) {
    guard count > 0 else { return }
    let row = min(max(row, 0), count - 1)
    silentTarget = animated ? row : nil
    if animated, row != nearest {
      selected = row
      scroller.setContentOffset(Point(x: 0, y: Double(row) * rowHeight), animated: true)
    } else {
      selected = row
      place()
    }
  }

  private var nearest: Int {
    guard count > 0 else { return -1 }
    let row = (scroller.contentOffset.y / rowHeight).rounded()
    return row.isFinite ? Int(min(max(row, 0), Double(count - 1))) : 0
  }

  /// Moves the selected row to the center without animation.
  private func place() {
    isPlacing = true
    scroller.stopScrollingAndZooming()
    scroller.contentOffset = Point(x: 0, y: Double(max(0, selected)) * rowHeight)
    isPlacing = false
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = Rect(
      x: 0, y: ((bounds.height - rowHeight) / 2).rounded(), width: bounds.width, height: rowHeight)
    let content = Size(width: bounds.width, height: Double(max(count, 1)) * rowHeight)
    if scroller.frame != frame || scroller.contentSize != content {
      isPlacing = true
      scroller.frame = frame
      scroller.contentSize = content
      isPlacing = false
      if !scroller.isDragging, !scroller.isDecelerating { place() }
    }
    showRows()
  }

  /// Creates the visible rows, and removes the others.
  private func showRows() {
    guard count > 0, bounds.height > 0 else { return forgetAll() }
    let middle = scroller.contentOffset.y / rowHeight
    let reach = bounds.height / 2 / rowHeight + 0.5
    guard middle.isFinite, reach.isFinite else { return }
    let first = Int(max(0, (middle - reach).rounded(.up)))
    let last = Int(min(Double(count - 1), (middle + reach).rounded(.down)))
    for (row, view) in shown where row < first || row > last {
      shown[row] = nil
      view.removeFromSuperview()
      spare = view
    }
    guard first <= last else { return }
    for row in first...last {
      let view = shown[row] ?? makeRow(row)
      view.frame = Rect(
        x: 4, y: Double(row) * rowHeight, width: max(0, bounds.width - 8), height: rowHeight)
      // Rows farther from the center are more transparent, as on a cylinder.
      let distance = (Double(row) - middle).magnitude
      view.alpha = distance < 0.5 ? 1 : max(0.1, 0.75 - 0.2 * distance)
    }
  }

  private func forgetAll() {
    if !shown.isEmpty { forgetRows() }
  }

  private func makeRow(_ row: Int) -> View {
    let old = spare
    spare = nil
    let view: View =
      picker.delegate?.pickerView(
        picker, viewForRow: row, forComponent: component, reusing: old)
      ?? picker.titleView(forRow: row, forComponent: component, reusing: old)
    if view.superview !== scroller { scroller.addSubview(view) }
    shown[row] = view
    return view
  }

  /// Returns the scroll view for all points of the wheel.
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit === self ? scroller : hit
  }

  // MARK: Interaction

  private func tapped(at y: Double) {
    guard count > 0, isUserInteractionEnabled else { return }
    let row = nearest + Int(((y - bounds.midY) / rowHeight).rounded())
    userSelects(row)
  }

  func userSelects(_ row: Int) {
    guard count > 0 else { return }
    let row = min(max(row, 0), count - 1)
    silentTarget = nil
    guard row != nearest || scroller.isScrollAnimating else { return }
    scroller.setContentOffset(Point(x: 0, y: Double(row) * rowHeight), animated: true)
    target = row
  }

  /// The target of a movement by the user.
  private var target: Int?
  private let typeAhead = PickerTypeAhead()

  /// Called when the wheel has stopped. Selects the row at the center.
  fileprivate func rested() {
    let row = nearest
    target = nil
    let isSilent = silentTarget == row
    silentTarget = nil
    guard row >= 0, row != selected || !isSilent else { return }
    let hasChanged = row != selected
    selected = row
    if !isSilent, hasChanged || wasTurned {
      picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }
    wasTurned = false
  }

  /// A Boolean value that indicates whether a touch has turned the wheel since it last stopped.
  private var wasTurned = false

  // MARK: Focus and keys

  override var canBecomeFocused: Bool { count > 0 }

  override func focusDidChange() {
    super.focusDidChange()
    picker.setNeedsDisplay()
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard isFocused else { return }
    let ring = Rect(
      x: 1, y: bounds.midY - rowHeight / 2, width: bounds.width - 2, height: rowHeight)
    context.strokeRoundedRect(
      ring, cornerRadius: 8, color: focusRingColor, width: theme.metrics.focusRingWidth)
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = presses.filter { !takes($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func takes(_ press: Press) -> Bool {
    guard isFocused, let key = press.key,
      key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
    else { return false }
    let from = target ?? nearest
    let page = max(1, Int(bounds.height / rowHeight) - 1)
    switch key.keyCode {
    case .keyboardDownArrow: userSelects(from + 1)
    case .keyboardUpArrow: userSelects(from - 1)
    case .keyboardPageDown: userSelects(from + page)
    case .keyboardPageUp: userSelects(from - page)
    case .keyboardHome: userSelects(0)
    case .keyboardEnd: userSelects(count - 1)
    default:
      guard typeAhead.takes(key.characters) else { return false }
      let found = typeAhead.find(among: count, from: from) { [picker, component] in
        picker.title(ofRow: $0, component)?.string
      }
      if let found { userSelects(found) }
    }
    return true
  }

  /// The label of the picker, if the wheel has none of its own.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? picker.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (shown[selected] as? Label)?.text }
    set { super.accessibilityValue = newValue }
  }
}

extension PickerWheel: ScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: ScrollView) {
    if !isPlacing { showRows() }
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    silentTarget = nil
    target = nil
    wasTurned = true
    // A touch turns the wheel by many rows, a step of the scroll wheel by one.
    scrollView.isPagingEnabled = false
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    let row = (targetContentOffset.y / rowHeight).rounded()
    targetContentOffset.y = min(max(row, 0), Double(max(count - 1, 0))) * rowHeight
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    guard !decelerate else { return }
    scrollView.isPagingEnabled = true
    rested()
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    guard !scrollView.isDragging else { return }
    scrollView.isPagingEnabled = true
    rested()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    guard !scrollView.isDragging else { return }
    rested()
  }
}

/// The scroll view of a wheel, with the height of one row.
private final class PickerScroller: ScrollView {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    allowsKeyboardScrolling = false
    isPagingEnabled = true
    decelerationRate = .fast
    alwaysBounceVertical = true
  }

  override var canBecomeFocused: Bool { false }
}
