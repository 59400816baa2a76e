import ResponderWords
import WindowResponder

/// The actions of touches on a row, for keys.
extension TableView {
  package func touchActions(for path: ItemPath) -> [MenuElement] {
    guard reordering == nil, let cell = shownCell(at: path) else { return [] }
    var elements: [MenuElement] = []
    if !editing || cell.editingStyle == .delete {
      for isLeft in [!isRightToLeft, isRightToLeft] {
        let actions = swipeActions(path, isLeft: isLeft)?.actions ?? []
        elements += actions.map { $0.menuElement(for: cell) }
      }
    }
    if editing, cell.editingStyle == .insert {
      elements.append(
        Action(title: ownWord("Insert")) { [weak self, weak cell] _ in
          if let cell { self?.editControlWasTapped(of: cell) }
        })
    }
    if let button = cell.parts.detailButton, !button.isHidden {
      elements.append(
        Action(title: ownWord("More")) { [weak self, weak cell] _ in
          if let cell { self?.accessoryWasTapped(of: cell) }
        })
    }
    return elements
  }

  package func userCanMove(_ path: ItemPath) -> Bool {
    guard let dataSource, contains(path), reordering == nil else { return false }
    if editing { return canMove(path) }
    guard hasDragDelegate, dragInteractionEnabled else { return false }
    if !hasDropDelegate { return mayReorder(path) }
    // The drop delegate moves dropped rows. Keys move rows if the data source implements the method for it.
    let (canMove, isOwn) = answers.ask(.canMove) {
      dataSource.tableView(self, canMoveRowAt: path)
    }
    return canMove && isOwn
  }
}
