import ResponderWords
import WindowResponder

extension TableView: AccessibleItemHost {
  package var accessibleLeadingViews: [View] {
    [refreshControl, tableHeaderView].compactMap { $0?.superview === self ? $0 : nil }
  }

  package func accessibleItem(shownBy view: View) -> AnyHashable? {
    guard let end = shownEnds.first(where: { $0.view === view })?.end,
      accessibleOrder.position(of: end, section: end.section) != nil
    else { return nil }
    return end
  }

  package func accessibleCell(of item: AnyHashable) -> View? {
    if let end = item as? TableSectionEnd { return view(of: end) }
    return shown.first { $0.path == item as? ItemPath }?.cell
  }

  package func readAccessibleCell(of item: AnyHashable) -> AccessibleCellText? {
    if let end = item as? TableSectionEnd { return read(end) }
    guard let path = item as? ItemPath, let source = dataSource, sections.contains(path) else {
      return nil
    }
    let cell = source.tableView(self, cellForRowAt: path)
    let text = AccessibleCellText(cell)
    // If the data source keeps its own cells, the cell can be visible at another index path.
    if self.path(of: cell) == nil { recycle(cell) }
    return text
  }

  package func accessibleFrame(of item: AnyHashable) -> Rect {
    if let end = item as? TableSectionEnd { return view(of: end)?.frame ?? rect(of: end) }
    return (item as? ItemPath).map(rowRect) ?? .zero
  }

  package func describeAccessibleItem(_ item: AnyHashable, _ details: inout AccessibleDetails) {
    if let end = item as? TableSectionEnd {
      details.role = end.isFooter ? .label : .heading
      details.isPressable = false
    }
    guard let path = item as? ItemPath else { return }
    describeItem(path, in: sections.rowCount(in: path.section), &details)
  }

  package func accessibleDeeds(of item: AnyHashable) -> [AccessibleDeed] {
    guard let path = item as? ItemPath, contains(path), reordering == nil else { return [] }
    var deeds = accessibleSwipeActions(path).map { action, isLeft in
      AccessibleDeed(action.title ?? "") { [weak self] in
        self?.revealAccessibleItem(path)
        self?.performSwipeAction(action, at: path, isLeft: isLeft)
      }
    }
    if editing, canEdit(path), editingStyle(of: path) == .insert {
      deeds.append(
        AccessibleDeed(ownWord("Insert")) { [weak self] in
          guard let self, contains(path) else { return }
          dataSource?.tableView(self, commit: .insert, forRowAt: path)
        })
    }
    return deeds + moveDeeds(for: path)
  }

  package func revealAccessibleItem(_ item: AnyHashable) {
    if item is TableSectionEnd {
      scrollRectToVisible(accessibleFrame(of: item), animated: false)
      layoutIfNeeded()
    }
    guard let path = item as? ItemPath, contains(path) else { return }
    scrollToRow(at: path, at: .none, animated: false)
    layoutIfNeeded()
  }
}

extension TableViewCell: AccessibleItemCell {
  package var accessibleItem: (host: any AccessibleItems, item: AnyHashable)? {
    guard let table, let path = table.path(of: self) else { return nil }
    return (table, path)
  }
}

extension TableIndexBar: AccessibleView, ScrubbedParts {
  /// Describes a list of the titles, each of which goes to its section.
  func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .list
    details.isPressable = false
    details.parts = { [unowned self] in
      let height = bounds.height / Double(max(1, titles.count))
      return titles.enumerated().map { index, title in
        var part = AccessiblePart(
          index, .listItem, title,
          frame: Rect(x: 0, y: Double(index) * height, width: bounds.width, height: height))
        part.deeds = [AccessibleDeed("click") { [weak self] in self?.go(toTitle: index) }]
        return part
      }
    }
  }
}
