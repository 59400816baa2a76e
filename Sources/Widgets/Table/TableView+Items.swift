/// What a table tells those who do what tables and collections have in common.
extension TableView: ItemHost {
  var firstItem: ItemPath? {
    loadIfNeeded()
    return sections.firstRow
  }

  var lastItem: ItemPath? {
    loadIfNeeded()
    return sections.lastRow
  }

  func contains(_ path: ItemPath) -> Bool { sections.contains(path) }

  func item(after path: ItemPath) -> ItemPath? { sections.row(after: path) }

  func item(before path: ItemPath) -> ItemPath? { sections.row(before: path) }

  func place(of path: ItemPath) -> Rect? { rowRect(path) }

  func owns(_ cell: TableViewCell) -> Bool { cell.table === self }

  func applyChanges() { applyChanges(keepsPlace: true) }

  // MARK: Keys

  var takesKeys: Bool { allowsSelection && (isFocused || isFirstResponder) }

  func hasNeighbours(along axis: ItemAxis) -> Bool { axis == .vertical }

  /// The next row that can be selected, in one direction; nil where there is none.
  func neighbour(of path: ItemPath?, _ axis: ItemAxis, _ direction: Int) -> ItemPath? {
    loadIfNeeded()
    guard let path, contains(path) else {
      return selectable(from: direction > 0 ? firstItem : lastItem, direction)
    }
    return selectable(from: direction > 0 ? item(after: path) : item(before: path), direction)
  }

  /// The row a page away.
  func page(from path: ItemPath?, _ direction: Int) -> ItemPath? {
    loadIfNeeded()
    guard let path, contains(path) else { return neighbour(of: path, .vertical, direction) }
    let inset = adjustedContentInset
    let row = rectForRow(at: path)
    let page = max(row.height, bounds.height - inset.top - inset.bottom - row.height)
    let y = row.midY + Double(direction) * page - sectionsTop
    let target: ItemPath?
    if direction > 0 {
      target = sections.firstRow(endingBelow: y) ?? sections.lastRow
    } else {
      target = y < 0 ? sections.firstRow : sections.firstRow(endingBelow: y)
    }
    guard let target, target != path else { return neighbour(of: path, .vertical, direction) }
    return selectable(from: target, direction) ?? selectable(from: target, -direction)
  }
}
