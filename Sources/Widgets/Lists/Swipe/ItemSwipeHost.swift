import WindowResponder

/// A table or a collection whose rows show actions when the user swipes them.
@MainActor protocol ItemSwipeHost: ItemHost {
  /// The open swipe actions, or `nil`.
  var swipe: ItemSwipe<ItemCell>? { get set }
  /// Returns the row at a point with its cell. If there is none, or the user moves a row, returns `nil`.
  func swipedRow(at point: Point) -> (path: ItemPath, cell: ItemCell)?
  /// Returns a Boolean value that indicates whether the current mode allows a swipe to open the actions of a
  /// row.
  func allowsSwipe(of cell: ItemCell) -> Bool
  /// Returns the actions of a row at its left or right edge, or `nil` for none.
  func swipeActions(_ path: ItemPath, isLeft: Bool) -> SwipeActionsConfiguration?
  /// Opens the actions of a row, with an offset of zero. If the row has none, does nothing.
  func startSwipe(_ cell: ItemCell, _ path: ItemPath, isLeft: Bool)
  /// Positions the row's content and its actions side by side.
  func placeSwipe()
  /// Closes the open swipe actions.
  func closeSwipe(animated: Bool)
  /// Called when a touch begins beside the items. Collections deselect all items.
  func touchBeganBesideItems(_ touch: Touch, _ event: Event?)
}

extension ItemSwipeHost {
  // MARK: Presses

  /// Begins a press of an item for a touch that no view in its cell handles. Returns a Boolean value that
  /// indicates whether the touch is handled.
  func pressBegan(_ touches: Set<Touch>, _ event: Event?) -> Bool {
    cancelKeyDrag()
    if swipe != nil, let touch = touches.first, !isInSwipe(touch) {
      // The first touch outside closes the open swipe actions, and has no other effect.
      closeSwipe(animated: true)
      return true
    }
    guard pressed == nil, allowsSelectionNow, touches.count == 1, let touch = touches.first,
      touch.isPrimary(in: event)
    else { return false }
    guard let cell = touchedCell(touch), let path = path(of: cell) else {
      touchBeganBesideItems(touch, event)
      return false
    }
    guard isSelectable(path), self.path(of: cell) != nil else { return true }
    pressed = ItemPress(cell: cell, touch: touch)
    hideFocus()
    beginHighlight(of: cell)
    notifyDelegate(of: .highlighted(path))
    return true
  }

  func touchBeganBesideItems(_ touch: Touch, _ event: Event?) {}

  // MARK: Swipe gesture

  /// Returns a Boolean value that indicates whether a swipe over a row in a direction shows actions.
  func swipeMayBegin(at place: Point, isLeft: Bool) -> Bool {
    guard let (path, cell) = swipedRow(at: place) else { return false }
    if let swipe, swipe.cell === cell { return true }
    guard allowsSwipe(of: cell) else { return false }
    return !(swipeActions(path, isLeft: isLeft)?.actions.isEmpty ?? true)
  }

  func swipeBegan(at place: Point, isLeft: Bool) {
    guard let (path, cell) = swipedRow(at: place) else { return }
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
    let wasFull = swipe.isFull
    swipe.offset = offset
    swipe.view.fillsWithFirst = swipe.isFull
    if swipe.isFull == wasFull {
      placeSwipe()
    } else {
      animateItems { placeSwipe() }
    }
  }

  /// Completes or cancels the swipe when the touch ends with a velocity, in points per second.
  func swipeEnded(velocity: Double) {
    guard let swipe else { return }
    if swipe.isFull, let action = swipe.configuration.actions.first {
      return perform(action, swipe.view.buttons.first ?? swipe.view)
    }
    let opening = swipe.isLeft ? velocity : -velocity
    let part = swipe.openOffset == 0 ? 0 : swipe.offset / swipe.openOffset
    guard opening > 200 || part > 0.5 && opening > -200, part > 0 else {
      return closeSwipe(animated: true)
    }
    openFully(swipe)
  }

  /// Returns a Boolean value that indicates whether a touch is on the open swipe actions.
  func isInSwipe(_ touch: Touch) -> Bool {
    guard let view = touch.view, let swipe else { return false }
    return view.isDescendant(of: swipe.view)
  }

  // MARK: Actions

  /// Shows the actions at the trailing edge of a row.
  func openSwipe(_ cell: ItemCell, _ path: ItemPath) {
    closeSwipe(animated: true)
    startSwipe(cell, path, isLeft: isMirrored)
    if let swipe { openFully(swipe) }
  }

  private func openFully(_ swipe: ItemSwipe<ItemCell>) {
    swipe.offset = swipe.openOffset
    swipe.view.fillsWithFirst = false
    animateItems { placeSwipe() }
  }

  /// Makes actions the open ones of a row. The caller adds their view.
  func makeSwipe(
    _ cell: ItemCell, _ actions: SwipeActionsConfiguration, isLeft: Bool
  ) -> ItemSwipe<ItemCell> {
    let swipe = ItemSwipe(cell, actions, isLeft: isLeft, scrollOffset: bounds.minY)
    swipe.view.onAction = { [weak self] action, button in self?.perform(action, button) }
    self.swipe = swipe
    cell.clipsToBounds = true
    return swipe
  }

  /// Performs an action of the open ones, which close when it calls its completion handler.
  func perform(_ action: ContextualAction, _ button: View) {
    guard let swipe else { return }
    // The action can delete the row, and this button with it.
    action.handler(action, button) { [weak self] _ in
      guard let self, self.swipe === swipe else { return }
      closeSwipe(animated: true)
    }
  }
}
