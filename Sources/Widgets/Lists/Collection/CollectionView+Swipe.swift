import WindowResponder

/// Swipe actions of list rows.
extension CollectionView: ItemSwipeHost {
  func swipedRow(at point: Point) -> (path: ItemPath, cell: CollectionViewCell)? {
    guard movement == nil, let path = item(at: point), let cell = shown[path] else { return nil }
    return (path, cell)
  }

  func allowsSwipe(of cell: CollectionViewCell) -> Bool { !isEditing }

  func swipeActions(_ path: ItemPath, isLeft: Bool) -> SwipeActionsConfiguration? {
    collectionViewLayout.swipeActions(path, isLeading: isLeft != isMirrored)
  }

  func startSwipe(_ cell: CollectionViewCell, _ path: ItemPath, isLeft: Bool) {
    guard let actions = swipeActions(path, isLeft: isLeft), !actions.actions.isEmpty,
      self.path(of: cell) == path, cell.superview === self
    else { return }
    let swipe = makeSwipe(cell, actions, isLeft: isLeft)
    insertSubview(swipe.view, aboveSubview: cell)
    cell.setNeedsUpdateConfiguration()
    placeSwipe()
  }

  /// Closes the open swipe actions.
  func closeSwipe(animated: Bool) {
    guard let closed = swipe else { return }
    swipe = nil
    let (cell, view) = (closed.cell, closed.view)
    view.isUserInteractionEnabled = false
    cell.setNeedsUpdateConfiguration()
    let frame = cell.frame
    let close: @MainActor () -> Void = {
      cell.bounds.origin.x = 0
      view.frame = Rect(
        x: closed.isLeft ? frame.minX : frame.maxX, y: frame.minY, width: 0, height: frame.height)
    }
    let end: @MainActor () -> Void = { [weak self] in
      view.removeFromSuperview()
      if self?.swipe?.cell !== cell { cell.clipsToBounds = false }
    }
    if animated, window != nil, path(of: cell) != nil {
      animateItems(close, completion: end)
    } else {
      close()
      end()
    }
  }

  func placeSwipe() {
    guard let swipe, path(of: swipe.cell) != nil else { return }
    if swipe.scrollOffset != bounds.minY { return closeSwipe(animated: true) }
    if swipe.cell.bounds.minX != -swipe.offset { swipe.cell.bounds.origin.x = -swipe.offset }
    let frame = swipe.uncovered(of: swipe.cell.frame, separator: 1)
    if swipe.view.frame != frame { swipe.view.frame = frame }
  }
}
