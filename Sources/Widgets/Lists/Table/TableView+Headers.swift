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
      layoutHeader(section)
      guard before == generation else { return setNeedsLayout() }
      layoutFooter(section)
      guard before == generation else { return setNeedsLayout() }
    }
  }

  private func recycleHeaders(keeping kept: Range<Int>) {
    for (section, view) in headers where !kept.contains(section) {
      if section < sections.count, view.isInUse { continue }
      headers[section] = nil
      endHeader(view, section)
    }
    for (section, view) in footers where !kept.contains(section) {
      if section < sections.count, view.isInUse { continue }
      footers[section] = nil
      endFooter(view, section)
    }
    if kept.isEmpty { headerFooters.settle(limit: 4) }
  }

  private func layoutHeader(_ section: Int) {
    guard sections.sections[section].header > 0 else { return }
    var rect = headerRect(section)
    guard rect.maxY > bounds.minY || style == .plain, rect.minY < bounds.maxY else {
      if let view = headers[section], !view.isInUse {
        headers[section] = nil
        endHeader(view, section)
      }
      return
    }
    if headers[section] == nil {
      let before = generation
      guard let view = makeHeader(section), before == generation else { return }
      headers[section] = view
      rect = headerRect(section)
    }
    guard let view = headers[section] else { return }
    if style == .plain {
      let end = footerRect(section).minY - rect.height
      rect.origin.y = max(rect.minY, min(bounds.minY + adjustedContentInset.top, end))
    }
    if let reordering { rect.origin.y += reordering.displacement(ofSection: section) }
    if headerPadding > 0, isAutomatic(header: section), rect.height > headerPadding {
      // The padding is part of the header's height and not of its view.
      rect.size.height -= headerPadding
      rect.origin.y = min(rect.origin.y + headerPadding, headerRect(section).maxY - rect.height)
      if style == .plain {
        rect.origin.y = max(
          rect.origin.y,
          min(
            bounds.minY + adjustedContentInset.top,
            footerRect(section).minY - rect.height))
      }
    }
    if view.frame != rect { view.frame = rect }
  }

  private func layoutFooter(_ section: Int) {
    guard sections.sections[section].footer > 0 else { return }
    var rect = footerRect(section)
    guard rect.maxY > bounds.minY, rect.minY < bounds.maxY || style == .plain else {
      if let view = footers.removeValue(forKey: section) { endFooter(view, section) }
      return
    }
    if footers[section] == nil {
      let before = generation
      guard let view = makeFooter(section), before == generation else { return }
      footers[section] = view
      rect = footerRect(section)
    }
    guard let view = footers[section] else { return }
    if style == .plain {
      let start = headerRect(section).maxY
      let edge = bounds.maxY - adjustedContentInset.bottom - rect.height
      rect.origin.y = min(rect.minY, max(edge, start))
    }
    if let reordering { rect.origin.y += reordering.displacement(ofFooter: section) }
    if view.frame != rect { view.frame = rect }
  }

  // MARK: Creating and reusing headers and footers

  private func makeHeader(_ section: Int) -> View? {
    let own = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let made = own ?? titleView(title)
    noteEnd(\.hasHeader, made != nil, section)
    guard let view = made else {
      if style == .plain, isAutomatic(header: section) { grow(header: section, to: 0) }
      return nil
    }
    adopt(view, title: title, isFooter: false)
    if isAutomatic(header: section) {
      grow(header: section, to: fittingHeight(of: view) + headerPadding)
    }
    tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return view
  }

  private func makeFooter(_ section: Int) -> View? {
    let own = tableDelegate?.tableView(self, viewForFooterInSection: section)
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    let made = own ?? titleView(title)
    noteEnd(\.hasFooter, made != nil, section)
    guard let view = made else {
      if isAutomatic(footer: section) { grow(footer: section, to: 0) }
      return nil
    }
    adopt(view, title: title, isFooter: true)
    if isAutomatic(footer: section) { grow(footer: section, to: fittingHeight(of: view)) }
    tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
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
    for (section, view) in headers where section < sections.count {
      sections.setHas(\.hasHeader, true, section)
      setRole(of: view, isFooter: false)
      guard isAutomatic(header: section) else { continue }
      let height = fittingHeight(of: view) + headerPadding
      guard before == generation else { return }
      sections.setHeaderHeight(height, of: section)
    }
    for (section, view) in footers where section < sections.count {
      sections.setHas(\.hasFooter, true, section)
      setRole(of: view, isFooter: true)
      guard isAutomatic(footer: section) else { continue }
      let height = fittingHeight(of: view)
      guard before == generation else { return }
      sections.setFooterHeight(height, of: section)
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
    if view.isHidden { view.isHidden = false }
  }

  /// Updates the headers and footers after a change of the safe area.
  func updateHeaderEnds() {
    for view in Array(headers.values) + Array(footers.values) {
      guard let view = view as? TableViewHeaderFooterView else { continue }
      view.role.ends = unsafeEnds(for: view)
    }
  }

  private func fittingHeight(of view: View) -> Double {
    let fitting =
      view is TableViewHeaderFooterView
      ? view.systemLayoutSizeFitting(
        Size(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height : view.contentSize(inWidth: contentWidth).height
    guard fitting.isFinite else { return TableMetrics.plainHeader }
    return min(max(0, fitting.rounded(.up)), TableMetrics.largestHeight)
  }

  private func isAutomatic(header section: Int) -> Bool {
    let told = tableDelegate?.tableView(self, heightForHeaderInSection: section)
    return usableHeight(told ?? sectionHeaderHeight) == nil
  }

  private func isAutomatic(footer section: Int) -> Bool {
    let told = tableDelegate?.tableView(self, heightForFooterInSection: section)
    return usableHeight(told ?? sectionFooterHeight) == nil
  }

  private func grow(header section: Int, to height: Double) {
    let end = sectionsTop + sections.rowsTop(of: section)
    heightDidGrow(by: sections.setHeaderHeight(height, of: section), endingAt: end)
  }

  private func grow(footer section: Int, to height: Double) {
    let end = sectionsTop + sections.top(of: section + 1)
    heightDidGrow(by: sections.setFooterHeight(height, of: section), endingAt: end)
  }

  /// Moves the content offset after a change of height above the visible area, so that the visible rows keep
  /// their positions.
  private func heightDidGrow(by growth: Double, endingAt end: Double) {
    guard growth != 0 else { return }
    updateContentSize()
    if end <= bounds.minY + adjustedContentInset.top, bounds.minY > -adjustedContentInset.top {
      shiftContent(by: growth)
    }
    placement.invalidate()
    placeRows()
    setNeedsLayout()
  }

  func endHeader(_ view: View, _ section: Int) {
    recycle(view)
    tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  func endFooter(_ view: View, _ section: Int) {
    recycle(view)
    tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }

  func recycle(_ view: View) {
    view.endEditing(true)
    guard let view = view as? TableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return view.removeFromSuperview() }
    headerFooters.put(view, identifier)
  }
}
