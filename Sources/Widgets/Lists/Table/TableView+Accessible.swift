import WindowResponder

extension TableView: AccessibleItems {
  package var accessibleItemCount: Int {
    loadIfNeeded()
    return (0..<sections.count).reduce(0) { $0 + sections.rowCount(in: $1) }
  }

  package func accessibleItem(at index: Int) -> AnyHashable? {
    loadIfNeeded()
    var rest = index
    for section in 0..<sections.count {
      let count = sections.rowCount(in: section)
      if rest < count { return rest < 0 ? nil : ItemPath(row: rest, section: section) }
      rest -= count
    }
    return nil
  }

  package func accessibleIndex(of item: AnyHashable) -> Int? {
    loadIfNeeded()
    guard let path = item as? ItemPath, sections.contains(path) else { return nil }
    return (0..<path.section).reduce(path.row) { $0 + sections.rowCount(in: $1) }
  }

  package func accessibleCell(of item: AnyHashable) -> View? {
    shown.first { $0.path == item as? ItemPath }?.cell
  }

  package func readAccessibleCell(of item: AnyHashable) -> AccessibleCellText? {
    guard let path = item as? ItemPath, let source = dataSource, sections.contains(path) else {
      return nil
    }
    let cell = source.tableView(self, cellForRowAt: path)
    let text = AccessibleCellText(cell)
    // A data source may keep cells of its own, and this one may be seen elsewhere.
    if self.path(of: cell) == nil { recycle(cell) }
    return text
  }

  package func accessibleFrame(of item: AnyHashable) -> Rect {
    (item as? ItemPath).map(rowRect) ?? .zero
  }

  package func describeAccessibleItem(_ item: AnyHashable, _ details: inout AccessibleDetails) {
    guard let path = item as? ItemPath else { return }
    details.role = .listItem
    let allows = allowsSelectionNow(of: path)
    details.isPressable = allows
    details.states.set(.selectable, allows)
    details.states.set(.focusable, canBecomeFocused)
    details.states.set(.selected, selection.contains(path))
    details.attributes["posinset"] = "\(path.row + 1)"
    details.attributes["setsize"] = "\(sections.rowCount(in: path.section))"
    for (action, isLeft) in accessibleSwipeActions(path) {
      details.deeds.append(
        AccessibleDeed(action.title ?? "") { [weak self] in
          guard let self, sections.contains(path) else { return }
          scrollToRow(at: path, at: .none, animated: false)
          layoutIfNeeded()
          performSwipeAction(action, at: path, isLeft: isLeft)
        })
    }
  }

  package var selectedAccessibleItems: [AnyHashable] { selection.sorted() }

  package func selectAccessibleItem(_ item: AnyHashable, _ isSelected: Bool) -> Bool {
    guard let path = item as? ItemPath else { return false }
    return selectByAssistance(path, isSelected)
  }

  package var focusedAccessibleItem: AnyHashable? {
    focusedPath.flatMap { contains($0) ? $0 : nil }
      ?? (selection.count == 1 ? selection.first : nil)
  }

  package func focusAccessibleItem(_ item: AnyHashable) -> Bool {
    guard let path = item as? ItemPath, contains(path), canFocus(path) else { return false }
    return focusByAssistance(path)
  }

  package func revealAccessibleItem(_ item: AnyHashable) {
    guard let path = item as? ItemPath, contains(path) else { return }
    scrollToRow(at: path, at: .none, animated: false)
    layoutIfNeeded()
  }

  package var accessibleColumns: AccessibleColumns? { nil }
}

extension TableView: AccessibleView {
  /// Describes a list.
  package func describeAccessibility(_ details: inout AccessibleDetails) {
    details.role = .list
    details.content = .all
    details.states.set(.multiSelectable, allowsMultipleSelectionNow)
  }
}

extension TableViewCell: AccessibleItemCell {
  package var accessibleItem: (host: any AccessibleItems, item: AnyHashable)? {
    guard let table, let path = table.path(of: self) else { return nil }
    return (table, path)
  }
}

extension TableIndexBar: AccessibleView {
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
