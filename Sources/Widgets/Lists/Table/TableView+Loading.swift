import ResponderWords

extension TableView {
  func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    knowsContentSize = true
    alwaysBounceVertical = true
    divider.isHidden = true
    addSubview(divider)
    accessibilityLabel = ownWord("Table")
    gestures = ItemGestures(self, named: "Row")
  }

  /// Loads the table again with another delegate.
  func delegateDidChange() {
    tableDelegate = ownDelegate()
    setUpItemMenu()
    setNeedsReload()
  }

  /// Notifies another object before rows become visible.
  func prefetchSourceDidChange() {
    prefetchWindow.reset()
    setNeedsLayout()
  }

  /// The sections, loaded if needed.
  var loaded: TableSections {
    loadIfNeeded()
    return sections
  }

  /// Marks the rows to be counted again. If `keepingCells` is `true`, only heights have changed.
  func setNeedsReload(keepingCells: Bool = false) {
    needsReload = true
    generation += 1
    placement.measuresAll = true
    if !keepingCells { recycleAll() }
    setNeedsLayout()
  }

  /// Performs ``reloadData()``.
  func reload() {
    closeSwipe(animated: false)
    cancelReordering()
    releasePress()
    updates.changes = ItemChanges()
    forgetStates()
    prefetchWindow.reset()
    dropPlaceholders()
    recycleAll()
    generation += 1
    needsReload = true
    loadIfNeeded()
    if let focused = focusedPath, !sections.contains(focused) { focusedPath = sections.lastRow }
    setNeedsLayout()
    accessibilityDidChange(.items)
  }

  /// Loads the numbers of rows and their heights if this is needed.
  package func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let before = generation
    let counts = countRows()
    guard before == generation else { return }
    let estimates = findEstimates(counts)
    var new: [TableSections.Section] = []
    new.reserveCapacity(counts.count)
    for (section, rows) in counts.enumerated() {
      new.append(makeSection(section, rows: rows, estimates))
    }
    sections = TableSections(new)
    if !placeholders.isEmpty { makeRoomForPlaceholders() }
    measureHeaders()
    placement.invalidate()
    loadIndexTitles()
    updateContentSize()
  }

  /// Requests the numbers of rows from the data source.
  func countRows() -> [Int] {
    guard let dataSource else { return [] }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
  }

  // MARK: Heights

  /// The estimates for the heights of rows that are not visible yet.
  struct Estimates {
    /// The estimated height of a row, in points.
    var height: Double
    /// A Boolean value that indicates whether the delegate estimates the height of each row.
    var asksEach = false
    /// A Boolean value that indicates whether the delegate provides the heights of all rows at once.
    var asksAll = false
    /// A Boolean value that indicates whether the delegate has views for headers. `hasFooters` is that for
    /// footers.
    var hasHeaders = false
    var hasFooters = false
  }

  /// Returns the estimates, after it has found out which methods the delegate implements.
  func findEstimates(_ counts: [Int]) -> Estimates {
    let fixed = usableHeight(rowHeight)
    let guess = usableHeight(estimatedRowHeight).flatMap { $0 > 0 ? $0 : nil }
    var estimates = Estimates(height: fixed ?? guess ?? TableMetrics.rowHeight)
    defer { choices.delegateViews = (estimates.hasHeaders, estimates.hasFooters) }
    guard let delegate = tableDelegate else { return estimates }
    if !counts.isEmpty {
      estimates.hasHeaders = hasOwnView(.headerView, .header(0))
      estimates.hasFooters = hasOwnView(.footerView, .footer(0))
    }
    guard let section = counts.firstIndex(where: { $0 > 0 }) else { return estimates }
    let first = ItemPath(row: 0, section: section)
    let tells = answers.ask(.rowHeight) { delegate.tableView(self, heightForRowAt: first) }.isOwn
    if tells || fixed == nil {
      estimates.height = guess ?? fixed ?? TableMetrics.rowHeight
      estimates.asksEach =
        answers.ask(.estimatedRowHeight) {
          delegate.tableView(self, estimatedHeightForRowAt: first)
        }.isOwn
    }
    estimates.asksAll = tells && estimatedRowHeight == 0 && !estimates.asksEach
    return estimates
  }

  private func hasOwnView(_ method: DefaultAnswers.Method, _ end: TableSectionEnd) -> Bool {
    let (view, isOwn) = answers.ask(method) { ownView(of: end) }
    if let view = view as? TableViewHeaderFooterView, view.superview == nil { recycle(view) }
    return isOwn
  }

  /// Returns the heights of a section that are known before it is visible.
  func makeSection(_ section: Int, rows: Int, _ estimates: Estimates) -> TableSections.Section {
    var heights = RowHeights(count: rows, estimate: estimates.height)
    askHeights(of: section, &heights, estimates)
    return TableSections.Section(
      header: startHeight(of: .header(section), hasViews: estimates.hasHeaders), rows: heights,
      footer: startHeight(of: .footer(section), hasViews: estimates.hasFooters))
  }

  /// Requests the unknown heights or estimates of rows from the delegate, if it provides them for each row.
  func askHeights(of section: Int, _ heights: inout RowHeights, _ estimates: Estimates) {
    guard let delegate = tableDelegate, estimates.asksEach || estimates.asksAll else { return }
    for row in 0..<heights.count where heights.knownHeight(of: row) == nil {
      let path = ItemPath(row: row, section: section)
      let told =
        estimates.asksEach
        ? delegate.tableView(self, estimatedHeightForRowAt: path)
        : delegate.tableView(self, heightForRowAt: path)
      if let height = usableHeight(told) { heights.setHeight(height, of: row) }
    }
  }

  /// Returns the height of a header or footer before it is visible, in points.
  private func startHeight(of end: TableSectionEnd, hasViews: Bool) -> Double {
    if let height = givenHeight(of: end) { return height }
    guard hasViews || !(title(of: end) ?? "").isEmpty else {
      return end.isFooter || style == .plain ? 0 : TableMetrics.groupGap
    }
    if let height = estimatedHeight(of: end), height > 0 { return height }
    let text = TableMetrics.groupTextGap + 18
    if end.isFooter {
      return style == .plain ? TableMetrics.plainHeader : TableMetrics.groupTextGap + text
    }
    return headerPadding
      + (style == .plain ? TableMetrics.plainHeader : TableMetrics.groupGap + text)
  }

  private func estimatedHeight(of end: TableSectionEnd) -> Double? {
    if end.isFooter {
      let guess = tableDelegate?.tableView(self, estimatedHeightForFooterInSection: end.section)
      return usableHeight(guess ?? estimatedSectionFooterHeight)
    }
    let guess = tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: end.section)
    return usableHeight(guess ?? estimatedSectionHeaderHeight)
  }

  /// The padding above headers that the application has set, in points.
  var headerPadding: Double { max(0, usableHeight(sectionHeaderTopPadding) ?? 0) }

  /// Returns the height of a row from the delegate, ``rowHeight`` or its cell. If the cell determines the
  /// height and there is none, returns `nil`.
  func height(of path: ItemPath, cell: TableViewCell?) -> Double? {
    let told = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if let height = usableHeight(told) { return height }
    if told.isNaN || told == .infinity { return sections.height(of: path) }
    guard let cell else { return nil }
    let width = rowWidth
    if cell.bounds.width != width { cell.frame.size.width = width }
    let fitting = cell.systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    guard fitting.isFinite else { return sections.height(of: path) }
    return min(max(0, fitting), TableMetrics.largestHeight)
  }

  // MARK: Content size

  /// The top of the first section, in points.
  var sectionsTop: Double { tableHeaderView?.bounds.height ?? 0 }

  /// The width of the content, in points.
  var contentWidth: Double {
    max(0, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }
  /// The inset of rows from the sides, in points.
  var rowInset: Double {
    let least = style == .insetGrouped ? TableMetrics.groupInset : 0
    guard cellLayoutMarginsFollowReadableWidth, style == .insetGrouped else { return least }
    return max(least, (contentWidth - TableMetrics.readableWidth) / 2)
  }
  /// The inset of contents that keep to a width that is easy to read, in points.
  var readableInset: Double {
    guard cellLayoutMarginsFollowReadableWidth, style != .insetGrouped else { return 0 }
    return max(0, (contentWidth - TableMetrics.readableWidth) / 2)
  }
  func readableWidthDidChange() {
    placement.invalidate()
    placement.width = -1
    setNeedsReload(keepingCells: true)
    updateStates()
  }
  var rowWidth: Double { max(0, contentWidth - rowInset * 2) }

  /// Updates the content size of the scroll view.
  func updateContentSize() {
    let end = style == .plain || sections.count == 0 ? 0 : TableMetrics.groupGap
    let height =
      sectionsTop + sections.height + end + (tableFooterView?.bounds.height ?? 0)
    let size = Size(width: contentWidth, height: height)
    if size != contentSize { contentSize = size }
  }
}
