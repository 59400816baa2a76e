import WindowResponder

/// Swipe actions of list rows.
extension CollectionView {
  private func actions(_ path: ItemPath, isLeft: Bool) -> SwipeActionsConfiguration? {
    collectionViewLayout.swipeActions(path, isLeading: isLeft != isMirrored)
  }

  /// Returns a Boolean value that indicates whether a swipe over a row shows actions.
  func swipeMayBegin(at place: Point, isLeft: Bool) -> Bool {
    guard movement == nil, let path = item(at: place), let cell = shown[path] else { return false }
    if swipe?.cell === cell { return true }
    guard !isEditing else { return false }
    return !(actions(path, isLeft: isLeft)?.actions.isEmpty ?? true)
  }

  func swipeBegan(at place: Point, isLeft: Bool) {
    guard let path = item(at: place), let cell = shown[path] else { return }
    releasePress()
    if swipe?.cell !== cell {
      closeSwipe(animated: true)
      startSwipe(cell, path, isLeft: isLeft)
    }
    if let swipe { swipe.startOffset = swipe.offset }
  }

  /// Updates the swipe with the horizontal distance of the touch from its start, in points. To the right is
  /// positive.
  func swipeChanged(_ distance: Double) {
    guard let swipe else { return }
    var offset = swipe.startOffset + distance
    // Toward the side without actions, the row follows only a little.
    if swipe.isLeft ? offset < 0 : offset > 0 { offset *= 0.15 }
    let width = swipe.cell.frame.width
    let wasFull = swipe.isFull(rowWidth: width)
    swipe.offset = offset
    let isFull = swipe.isFull(rowWidth: width)
    swipe.view.fillsWithFirst = isFull
    if isFull == wasFull {
      placeSwipe()
    } else {
      animateSwipe { [weak self] in self?.placeSwipe() }
    }
  }

  /// Completes or cancels the swipe when the touch ends with a velocity, in points per second.
  func swipeEnded(velocity: Double) {
    guard let swipe else { return }
    if swipe.isFull(rowWidth: swipe.cell.frame.width),
      let action = swipe.configuration.actions.first
    {
      return perform(action, swipe.view.buttons.first ?? swipe.view)
    }
    let opening = swipe.isLeft ? velocity : -velocity
    let part = swipe.openOffset == 0 ? 0 : swipe.offset / swipe.openOffset
    guard opening > 200 || part > 0.5 && opening > -200, part > 0 else {
      return closeSwipe(animated: true)
    }
    openFully(swipe)
  }

  /// Shows the actions at the trailing end of a row.
  func openSwipe(at path: ItemPath) {
    guard let cell = shown[path] else { return }
    closeSwipe(animated: true)
    startSwipe(cell, path, isLeft: isMirrored)
    if let swipe { openFully(swipe) }
  }

  private func openFully(_ swipe: ItemSwipe) {
    swipe.offset = swipe.openOffset
    swipe.view.fillsWithFirst = false
    animateSwipe { [weak self] in self?.placeSwipe() }
  }

  private func startSwipe(_ cell: CollectionViewCell, _ path: ItemPath, isLeft: Bool) {
    guard let actions = actions(path, isLeft: isLeft), !actions.actions.isEmpty,
      self.path(of: cell) == path, cell.superview === self
    else { return }
    let swipe = ItemSwipe(
      cell, actions, isLeading: isLeft != isMirrored, isLeft: isLeft, scrollOffset: bounds.minY)
    swipe.view.onAction = { [weak self] action, button in self?.perform(action, button) }
    self.swipe = swipe
    cell.clipsToBounds = true
    insertSubview(swipe.view, aboveSubview: cell)
    cell.setNeedsUpdateConfiguration()
    placeSwipe()
  }

  private func perform(_ action: ContextualAction, _ button: View) {
    guard let swipe else { return }
    // The action can delete the row, and this button with it.
    action.handler(action, button) { [weak self] _ in
      guard let self, self.swipe === swipe else { return }
      closeSwipe(animated: true)
    }
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
      animateSwipe(close, end)
    } else {
      close()
      end()
    }
  }

  private func animateSwipe(
    _ changes: @escaping @MainActor () -> Void, _ completion: (@MainActor () -> Void)? = nil
  ) {
    View.animate(
      withDuration: CollectionMotion.duration, options: .allowUserInteraction,
      animations: changes, completion: { _ in completion?() })
  }

  /// Positions the row's content and its actions side by side.
  func placeSwipe() {
    guard let swipe, path(of: swipe.cell) != nil else { return }
    if swipe.scrollOffset != bounds.minY { return closeSwipe(animated: true) }
    if swipe.cell.bounds.minX != -swipe.offset { swipe.cell.bounds.origin.x = -swipe.offset }
    let row = swipe.cell.frame
    let width = max(0, swipe.isLeft ? swipe.offset : -swipe.offset)
    let frame = Rect(
      x: swipe.isLeft ? row.minX : row.maxX - width, y: row.minY, width: width,
      height: max(0, row.height - 1))
    if swipe.view.frame != frame { swipe.view.frame = frame }
  }

  /// Returns a Boolean value that indicates whether a touch is on the open swipe actions.
  func isInSwipe(_ touch: Touch) -> Bool {
    guard let view = touch.view, let swipe else { return false }
    return view.isDescendant(of: swipe.view)
  }
}
