/// The conformance to the protocol that tables and collection views share.
extension CollectionView: ItemHost {
  package func owns(_ cell: CollectionViewCell) -> Bool { cell.collection === self }

  package func place(of path: ItemPath) -> Rect? { attributes(of: path)?.frame }

  // MARK: Keys

  package var takesKeys: Bool { isFocused || isFirstResponder }

  package func hasNeighbours(along axis: ItemAxis) -> Bool { true }

  // MARK: Order

  package var firstItem: ItemPath? {
    loadIfNeeded()
    return item(after: ItemPath(item: -1, section: 0))
  }

  package var lastItem: ItemPath? {
    loadIfNeeded()
    for section in counts.indices.reversed() where counts[section] > 0 {
      return ItemPath(item: counts[section] - 1, section: section)
    }
    return nil
  }

  package func contains(_ path: ItemPath) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  package func item(after path: ItemPath) -> ItemPath? {
    var section = path.section
    var item = path.item + 1
    while section < counts.count {
      if item < counts[section] { return ItemPath(item: max(item, 0), section: section) }
      section += 1
      item = 0
    }
    return nil
  }

  package func item(before path: ItemPath) -> ItemPath? {
    if path.item > 0 { return ItemPath(item: path.item - 1, section: path.section) }
    var section = path.section - 1
    while section >= 0 {
      if counts[section] > 0 { return ItemPath(item: counts[section] - 1, section: section) }
      section -= 1
    }
    return nil
  }
}
