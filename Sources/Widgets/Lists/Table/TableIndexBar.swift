import ResponderWords

/// The section index at the trailing edge of a table view.
final class TableIndexBar: Control {
  /// The table view. The reference is weak, because code that keeps the bar does not keep the table view.
  private weak var table: TableView?
  var titles: [String] = [] {
    didSet { if titles != oldValue { setNeedsDisplay() } }
  }
  /// The index of the title under the touch.
  private var current: Int?

  init(_ table: TableView) {
    self.table = table
    super.init()
    accessibilityLabel = ownWord("Section index")
  }

  override var canBecomeFocused: Bool { false }

  // MARK: Touches

  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    current = nil
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    follow(touch)
    return true
  }

  /// Goes to the section of a title.
  func go(toTitle index: Int) {
    if titles.indices.contains(index) { table?.indexTitleWasTouched(index) }
  }

  override func endTracking(_ touch: Touch?, with event: Event?) { current = nil }
  override func cancelTracking(with event: Event?) { current = nil }

  private func follow(_ touch: Touch) {
    guard !titles.isEmpty else { return }
    let area = titleArea
    let part = (touch.location(in: self).y - area.minY) / max(area.height, 1)
    let index = min(max(Int((part * Double(titles.count)).rounded(.down)), 0), titles.count - 1)
    guard index != current else { return }
    current = index
    table?.indexTitleWasTouched(index)
  }

  // MARK: Drawing

  private static let font = Font.systemFont(ofSize: 11, weight: .semibold)
  private static let lineHeight = 15.0

  /// The area of the titles, centered and no higher than they need.
  private var titleArea: Rect {
    let height = min(Double(titles.count) * Self.lineHeight, max(0, bounds.height - 8))
    return Rect(
      x: 0, y: ((bounds.height - height) / 2).rounded(.down), width: bounds.width, height: height)
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let tracked = isHighlighted ? table?.sectionIndexTrackingBackgroundColor : nil
    if let color = tracked ?? table?.sectionIndexBackgroundColor {
      context.fill(bounds, color: color)
    }
    guard !titles.isEmpty else { return }
    let area = titleArea
    if isHighlighted {
      context.fillRoundedRect(
        area.insetBy(dx: 2, dy: -4), cornerRadius: bounds.width / 2 - 2, color: .fill)
    }
    let color = table?.sectionIndexColor ?? tintColor ?? .tint
    // If not all titles fit, every other one is a dot.
    let places = max(1, Int(area.height / Self.lineHeight))
    let isDotted = places < titles.count
    let rows = isDotted ? max(1, places | 1) : titles.count
    let step = area.height / Double(rows)
    for row in 0..<rows {
      let y = area.minY + (Double(row) + 0.5) * step
      if isDotted, row % 2 == 1 {
        context.fillRoundedRect(
          Rect(x: bounds.midX - 1.5, y: y - 1.5, width: 3, height: 3), cornerRadius: 1.5,
          color: color)
        continue
      }
      let index = rows > 1 ? row * (titles.count - 1) / (rows - 1) : 0
      let text = TextLayout.cached(titles[index], font: Self.font, maxWidth: bounds.width)
      context.draw(
        text,
        at: Point(
          x: ((bounds.width - text.size.width) / 2).rounded(),
          y: (y - text.size.height / 2).rounded()),
        color: color)
    }
  }
}

extension TableView {
  func loadIndexTitles() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    guard titles != indexTitles else { return }
    indexTitles = titles
    if !titles.isEmpty, indexBar == nil {
      let bar = TableIndexBar(self)
      bar.isHidden = true
      indexBar = bar
      addSubview(bar)
    }
    indexBar?.titles = titles
    placement.invalidate()
    setNeedsLayout()
  }

  /// Hides the section index while the buttons of a swipe are at its edge, and shows it again after that.
  func updateIndexBarVisibility() {
    let isCovering = swipe.map { $0.isLeft == isRightToLeft } ?? false
    indexBar?.alpha = isCovering ? 0 : 1
  }

  func layoutIndexBar() {
    guard let indexBar else { return }
    var rows = 0
    for section in sections.sections { rows += section.rows.count }
    let isHidden = indexTitles.isEmpty || rows < sectionIndexMinimumDisplayRowCount
    if indexBar.isHidden != isHidden {
      indexBar.isHidden = isHidden
      updateStates()
      // The scroll indicator is beside the section index.
      let change = isHidden ? -TableMetrics.indexWidth : TableMetrics.indexWidth
      if isRightToLeft {
        verticalScrollIndicatorInsets.left += change
      } else {
        verticalScrollIndicatorInsets.right += change
      }
    }
    let inset = adjustedContentInset
    let frame = Rect(
      x: bounds.maxX - inset.right - TableMetrics.indexWidth, y: bounds.minY + inset.top,
      width: TableMetrics.indexWidth, height: max(0, bounds.height - inset.top - inset.bottom)
    ).mirrored(
      in: bounds.inset(by: EdgeInsets(left: inset.left, right: inset.right)), if: isRightToLeft)
    if indexBar.frame != frame { indexBar.frame = frame }
  }

  /// Scrolls to the section of a title under the touch.
  func indexTitleWasTouched(_ index: Int) {
    guard indexTitles.indices.contains(index) else { return }
    let told = dataSource?.tableView(
      self, sectionForSectionIndexTitle: indexTitles[index], at: index)
    guard sections.count > 0 else { return }
    let section = min(max(told ?? index, 0), sections.count - 1)
    let y = sectionRect(section).minY - adjustedContentInset.top
    setContentOffset(Point(x: bounds.minX, y: limitedY(y)), animated: false)
  }
}
