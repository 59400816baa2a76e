extension TableView {
  package func beginHighlight(of cell: TableViewCell) { cell.setHighlighted(true, animated: false) }

  package func endHighlight(of cell: TableViewCell) { cell.setHighlighted(false, animated: true) }

  func accessoryWasTapped(of cell: TableViewCell) {
    guard let path = path(of: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
