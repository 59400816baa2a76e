import WindowResponder

/// The placeholders of dropped rows.
extension TableView: ItemPlaceholderHost {
  var placeholders: [ItemPlaceholder<TableViewCell>] {
    get { dragDelegates.placeholders }
    set { dragDelegates.placeholders = newValue }
  }

  func takePlaceholderCell(_ reuseIdentifier: String) -> TableViewCell? {
    guard let cell = takeCell(reuseIdentifier) else { return nil }
    cell.table = self
    cell.setSelected(false, animated: false)
    cell.setHighlighted(false, animated: false)
    if cell.isEditing { cell.setEditing(false, animated: false) }
    if cell.alpha < 1 { cell.alpha = 1 }
    return cell
  }

  func insertDroppedItem(at path: ItemPath) { insertRows(at: [path], with: .none) }

  func placeholdersDidChange() {
    loadIfNeeded()
    makeRoomForPlaceholders()
    updateStates()
    updateContentSize()
    placement.invalidate()
    setNeedsLayout()
    placePlaceholders()
    animateItems {
      placeRows()
      layoutHeaders()
    }
  }

  /// Reserves the room for the placeholders among the rows.
  func makeRoomForPlaceholders() {
    sections.setGaps(shownPlaceholders.map { ($0.path, $0.height ?? TableMetrics.rowHeight) })
  }

  /// Positions the placeholders.
  func placePlaceholders() {
    var counts: [Int: Int] = [:]
    for placeholder in shownPlaceholders {
      guard let cell = placeholder.cell else { continue }
      let section = placeholder.path.section
      let index = counts[section, default: 0]
      counts[section] = index + 1
      guard sections.sections[section].gaps.indices.contains(index) else { continue }
      let gap = sections.sections[section].gaps[index]
      if cell.superview !== self { insertSubview(cell, belowSubview: divider) }
      cells.reveal(cell)
      let count = sections.rowCount(in: section) + sections.sections[section].gaps.count
      updateSurroundings(
        cell, nil, isFirst: gap.row + index == 0, isLast: gap.row + index == count - 1)
      let frame = Rect(
        x: rowInset, y: sectionsTop + sections.top(ofGap: index, in: section), width: rowWidth,
        height: gap.height)
      if cell.frame != frame { cell.frame = frame }
    }
  }

  /// Returns the row of an index path and the number of rows in its section, with the placeholders.
  func place(of path: ItemPath, count: Int) -> (row: Int, count: Int) {
    guard !placeholders.isEmpty, path.section < sections.count else { return (path.row, count) }
    let gaps = sections.sections[path.section].gaps
    return (path.row + gaps.count { $0.row <= path.row }, count + gaps.count)
  }
}

extension ItemPlaceholder: TableViewDropPlaceholderContext {}
