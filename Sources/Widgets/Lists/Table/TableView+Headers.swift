extension TableView {
  /// Positions the headers and footers of the visible sections. Those of a plain table view stay at the edges
  /// while their rows scroll.
  func layoutHeaders() {
    guard sections.count > 0 else { return recycleHeaders(keeping: 0..<0) }
    let before = generation
    let top = bounds.minY - sectionsTop
    let bottom = bounds.maxY - sectionsTop
    guard let first = sections.section(at: top), bottom > 0 else {
      return recycleHeaders(keeping: 0..<0)
    }
    var last = first
    while last < sections.count, sections.top(of: last) < bottom || last == first { last += 1 }
    recycleHeaders(keeping: first..<last)
    defer { headerFooters.settle(limit: 2 * (last - first) + 4) }
    for section in first..<last {
      layout(.header(section))
      guard before == generation else { return setNeedsLayout() }
      layout(.footer(section))
      guard before == generation else { return setNeedsLayout() }
    }
  }

  private func recycleHeaders(keeping kept: Range<Int>) {
    for (section, view) in headers where !kept.contains(section) {
      recycleUnseen(view, .header(section))
    }
    for (section, view) in footers where !kept.contains(section) {
      recycleUnseen(view, .footer(section))
    }
    if kept.isEmpty { headerFooters.settle(limit: 4) }
  }

  /// Removes a header or footer that is no longer visible. One that the user is working with is kept.
  private func recycleUnseen(_ view: View, _ end: TableSectionEnd) {
    if end.section < sections.count, view.isInUse { return }
    setView(nil, of: end)
    endDisplay(view, end)
  }

  private func layout(_ end: TableSectionEnd) {
    guard sections.height(of: end) > 0 else { return }
    var rect = rect(of: end)
    let isPinned = style == .plain
    guard rect.maxY > bounds.minY || isPinned && !end.isFooter,
      rect.minY < bounds.maxY || isPinned && end.isFooter
    else {
      if let view = view(of: end) { recycleUnseen(view, end) }
      return
    }
    if view(of: end) == nil {
      let before = generation
      guard let view = makeView(of: end), before == generation else { return }
      setView(view, of: end)
      rect = self.rect(of: end)
    }
    guard let view = view(of: end) else { return }
    if isPinned { rect.origin.y = pinned(rect, end) }
    if let reordering { rect.origin.y += reordering.displacement(of: end) }
    if !end.isFooter, headerPadding > 0, givenHeight(of: end) == nil, rect.height > headerPadding {
      // The padding is part of the header's height and not of its view.
      rect.size.height -= headerPadding
      rect.origin.y = min(
        rect.origin.y + headerPadding, headerRect(end.section).maxY - rect.height)
      if isPinned { rect.origin.y = pinned(rect, end) }
    }
    if view.frame != rect { view.frame = rect }
  }

  /// Returns the top of a header or footer that stays at the edge while its section is visible, in points.
  private func pinned(_ rect: Rect, _ end: TableSectionEnd) -> Double {
    if end.isFooter {
      let edge = bounds.maxY - adjustedContentInset.bottom - rect.height
      return min(rect.minY, max(edge, headerRect(end.section).maxY))
    }
    let last = footerRect(end.section).minY - rect.height
    return max(rect.minY, min(bounds.minY + adjustedContentInset.top, last))
  }

  // MARK: Creating and reusing headers and footers

  /// Returns the view of a header or footer, or `nil` if it is not shown.
  func view(of end: TableSectionEnd) -> View? {
    end.isFooter ? footers[end.section] : headers[end.section]
  }

  func setView(_ view: View?, of end: TableSectionEnd) {
    if end.isFooter { footers[end.section] = view } else { headers[end.section] = view }
  }

  /// The headers and footers that are shown, with their views.
  var shownEnds: [(end: TableSectionEnd, view: View)] {
    headers.map { (.header($0.key), $0.value) } + footers.map { (.footer($0.key), $0.value) }
  }

  private func makeView(of end: TableSectionEnd) -> View? {
    headerFooters.showsTaken = true
    let own = ownView(of: end)
    headerFooters.showsTaken = false
    let title = title(of: end)
    let made = own ?? titleView(title)
    note(end, made != nil)
    guard let view = made else {
      if end.isFooter || style == .plain, givenHeight(of: end) == nil { grow(end, to: 0) }
      return nil
    }
    adopt(view, title: title, isFooter: end.isFooter)
    if givenHeight(of: end) == nil { grow(end, to: fittingHeight(of: view, end)) }
    if end.isFooter {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: end.section)
    } else {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: end.section)
    }
    return view
  }

  /// The reuse identifier of headers and footers with titles.
  private static let titleIdentifier = "TableView.title"

  private func titleView(_ title: String?) -> TableViewHeaderFooterView? {
    guard let title, !title.isEmpty else { return nil }
    return takeHeaderFooter(Self.titleIdentifier)
      ?? TableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
  }

  /// Measures the existing headers and footers, after the heights of all sections have become estimates.
  func measureHeaders() {
    let before = generation
    for (end, view) in shownEnds where end.section < sections.count {
      sections.setHas(end, true)
      setRole(of: view, isFooter: end.isFooter)
      guard givenHeight(of: end) == nil else { continue }
      let height = fittingHeight(of: view, end)
      guard before == generation else { return }
      sections.setHeight(height, of: end)
    }
  }

  private func setRole(of view: View, isFooter: Bool) {
    guard let view = view as? TableViewHeaderFooterView else { return }
    view.role = TableViewHeaderFooterView.Role(
      style: style, isFooter: isFooter, textStart: rowInset + TableMetrics.margin,
      ends: unsafeEnds(for: view))
  }

  private func adopt(_ view: View, title: String?, isFooter: Bool) {
    setRole(of: view, isFooter: isFooter)
    if let view = view as? TableViewHeaderFooterView {
      if let title, !title.isEmpty, !view.content.isConfigured {
        view.textLabel?.text = title
      } else if view.reuseIdentifier == Self.titleIdentifier {
        view.textLabel?.text = nil
      }
    }
    if view.superview !== self { insertSubview(view, aboveSubview: divider) }
    if let view = view as? TableViewHeaderFooterView { headerFooters.reveal(view) }
  }

  /// Updates the headers and footers after a change of the safe area.
  func updateHeaderEnds() {
    for (_, view) in shownEnds {
      guard let view = view as? TableViewHeaderFooterView else { continue }
      view.role.ends = unsafeEnds(for: view)
    }
  }

  /// Returns the height that a header with its padding or a footer needs, in points.
  private func fittingHeight(of view: View, _ end: TableSectionEnd) -> Double {
    let padding = end.isFooter ? 0 : headerPadding
    let fitting =
      view is TableViewHeaderFooterView
      ? view.systemLayoutSizeFitting(
        Size(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height : view.contentSize(inWidth: contentWidth).height
    guard fitting.isFinite else { return TableMetrics.plainHeader + padding }
    return min(max(0, fitting.rounded(.up)), TableMetrics.largestHeight) + padding
  }

  /// Returns the height of a header or footer that the delegate or the table view sets, in points, or `nil`
  /// if it is that of the content.
  func givenHeight(of end: TableSectionEnd) -> Double? {
    if end.isFooter {
      let told = tableDelegate?.tableView(self, heightForFooterInSection: end.section)
      return usableHeight(told ?? sectionFooterHeight)
    }
    let told = tableDelegate?.tableView(self, heightForHeaderInSection: end.section)
    return usableHeight(told ?? sectionHeaderHeight)
  }

  /// Sets the height of a header or footer. After a change above the visible area, moves the content offset,
  /// so that the visible rows keep their positions.
  private func grow(_ end: TableSectionEnd, to height: Double) {
    let section = end.section
    let bottom = end.isFooter ? sections.top(of: section + 1) : sections.rowsTop(of: section)
    let growth = sections.setHeight(height, of: end)
    guard growth != 0 else { return }
    updateContentSize()
    let edge = bounds.minY + adjustedContentInset.top
    if sectionsTop + bottom <= edge, bounds.minY > -adjustedContentInset.top {
      shiftContent(by: growth)
    }
    placement.invalidate()
    placeRows()
    setNeedsLayout()
  }

  func endDisplay(_ view: View, _ end: TableSectionEnd) {
    recycle(view)
    if end.isFooter {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: end.section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: end.section)
    }
  }

  func recycle(_ view: View) {
    view.endEditing(true)
    guard let view = view as? TableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return view.removeFromSuperview() }
    headerFooters.put(view, identifier)
  }
}
