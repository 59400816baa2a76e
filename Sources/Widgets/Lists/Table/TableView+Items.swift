/// The conformance to the protocol that tables and collection views share.
extension TableView: CountedItemHost {
  package var counts: TableSections { sections }

  package func place(of path: ItemPath) -> Rect? { rowRect(path) }

  package func owns(_ cell: TableViewCell) -> Bool { cell.table === self }

  package func applyChanges() { applyChanges(keepsPlace: true) }

  // MARK: Keys

  package var takesKeys: Bool { allowsSelection && (isFocused || isFirstResponder) }

  package func hasNeighbours(along axis: ItemAxis) -> Bool { axis == .vertical }

  package func neighbour(of path: ItemPath?, _ axis: ItemAxis, _ direction: Int) -> ItemPath? {
    loadIfNeeded()
    return selectable(beside: path, direction)
  }

  /// Returns the selectable row one page away.
  package func page(from path: ItemPath?, _ direction: Int) -> ItemPath? {
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
