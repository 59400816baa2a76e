extension TableView {
  /// A delegate has come that may have menus for the rows.
  func setUpRowMenu() {
    guard rowMenu == nil, tableDelegate != nil else { return }
    let menu = ItemMenu(
      configuration: { [weak self] in self?.rowMenuConfiguration(at: $0) },
      begins: { [weak self] in self?.rowMenuBegins($0, $1) },
      ends: { [weak self] in self?.rowMenuEnds($0, $1) })
    menu.interaction.keyPlace = { [weak self] in self?.rowMenuKeyPlace }
    rowMenu = menu
    addInteraction(menu.interaction)
  }

  private func rowMenuConfiguration(at point: Point) -> ContextMenuConfiguration? {
    guard let delegate = tableDelegate, swipe == nil, reordering == nil, !isCovered(point),
      let path = row(at: point),
      let configuration = delegate.tableView(
        self, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    rowMenu?.asked = path
    return configuration
  }

  /// The row that keys go to, else the first that is selected, where it is seen.
  private var rowMenuKeyPlace: (point: Point, rect: Rect)? {
    guard let path = focusedPath ?? selection.min() else { return nil }
    let rect = rowRect(path).intersection(bounds)
    guard !rect.isEmpty else { return nil }
    return (Point(x: rect.midX, y: rect.midY), rect)
  }

  private func rowMenuBegins(
    _ configuration: ContextMenuConfiguration,
    _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    let cell = shown.first { $0.path == rowMenu?.asked }?.cell
    rowMenu?.cell = cell
    cell?.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
  }

  private func rowMenuEnds(
    _ configuration: ContextMenuConfiguration,
    _ animator: (any ContextMenuInteractionAnimating)?
  ) {
    let cell = rowMenu?.cell as? TableViewCell
    rowMenu?.cell = nil
    if let cell, pressed?.cell !== cell { cell.setHighlighted(false, animated: true) }
    tableDelegate?.tableView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
