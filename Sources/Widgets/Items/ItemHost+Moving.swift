import ResponderWords
import WindowResponder

/// The movement of items by keys, for items that the user can move by a touch.
extension ItemHost {
  /// Moves an item by one position, and the focus with it. Returns `false` if there is no such position.
  @discardableResult func userMoves(_ path: ItemPath, to proposed: ItemPath) -> Bool {
    guard userCanMove(path) else { return false }
    let target = reorderTarget(path, proposed)
    guard target != path else { return false }
    reorder(path, to: target)
    loadIfNeeded()
    layoutIfNeeded()
    guard contains(target) else { return true }
    showsFocus = true
    moveFocus(to: target, scrolls: true)
    return true
  }

  /// Moves an item: first in the data source, then in the view.
  func reorder(_ source: ItemPath, to target: ItemPath) {
    let before = generation
    let isOwn = answers.ask(.move) { moveInDataSource(source, to: target) }.isOwn
    // If the data source has already moved the item in the view, nothing is left to do.
    guard isOwn, before == generation else { return setNeedsLayout() }
    note { $0.items.move(source, target) }
  }

  /// Returns the index path that an arrow key moves an item to, or `nil` if there is none.
  func moveTarget(of path: ItemPath, _ axis: ItemAxis, _ direction: Int) -> ItemPath? {
    if flowsDown(at: path) { return axis == .vertical ? place(besides: path, direction) : nil }
    return hasNeighbours(along: axis) ? neighbour(of: path, axis, direction) : nil
  }

  /// Returns the menu elements that move an item by one position, or that drop it there if the data source
  /// does not move it.
  ///
  /// - Parameter current: A closure that returns the index path of the item when the user chooses an element,
  ///   or `nil` if the item was deleted. Items may be inserted while the menu is open.
  func moveActions(
    for path: ItemPath, now current: @escaping @MainActor () -> ItemPath?
  ) -> [MenuElement] {
    let canMove = userCanMove(path)
    guard canMove || carrying?.canCarry(path) ?? false else { return [] }
    return ItemMoveMenu.elements(goesDown: flowsDown(at: path)) { direction in
      guard place(besides: path, direction) != nil else { return nil }
      return { [weak self] in
        guard let self, let path = current() else { return }
        if !canMove {
          guard contains(path) else { return }
          moveFocus(to: path, scrolls: false)
          carrying?.move(path) { self.place(besides: $0, direction) }
        } else if let target = place(besides: path, direction) {
          userMoves(path, to: target)
        }
      }
    }
  }

  /// Returns the index path before or after an item, which may be in another section.
  func place(besides path: ItemPath, _ direction: Int) -> ItemPath? {
    let item = path.item + direction
    if item >= 0, item < dragCount(ofSection: path.section) {
      return ItemPath(item: item, section: path.section)
    }
    let section = path.section + direction
    guard section >= 0, section < dragCount(ofSection: nil) else { return nil }
    return ItemPath(item: direction > 0 ? 0 : dragCount(ofSection: section), section: section)
  }
}
