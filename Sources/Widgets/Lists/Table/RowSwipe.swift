import ResponderWords

/// The open swipe actions of a row: the offset of its content, and the actions behind it.
@MainActor final class RowSwipe {
  let cell: TableViewCell
  let configuration: SwipeActionsConfiguration
  /// A Boolean value that indicates whether the actions are at the left edge of the row, which is the
  /// trailing edge in a right-to-left layout.
  let isLeading: Bool
  let view: SwipeActionsView
  /// The horizontal offset of the row's content, in points. Negative offsets are to the left.
  var offset = 0.0
  /// The offset at the start of the swipe, in points.
  var startOffset = 0.0
  /// The content offset of the table view when the actions opened, in points.
  var tableOffset = 0.0

  init(_ cell: TableViewCell, _ configuration: SwipeActionsConfiguration, isLeading: Bool) {
    self.cell = cell
    self.configuration = configuration
    self.isLeading = isLeading
    view = SwipeActionsView(configuration.actions, isLeading: isLeading)
  }

  /// The offset at which the actions have their full width, in points.
  var openOffset: Double { isLeading ? view.fittingWidth : -view.fittingWidth }

  /// Returns a Boolean value that indicates whether the row is so far open that the end of the touch performs
  /// the first action.
  func isFull(rowWidth: Double) -> Bool {
    configuration.performsFirstActionWithFullSwipe && !configuration.actions.isEmpty
      && abs(offset) > max(view.fittingWidth + 20, rowWidth * TableMetrics.fullSwipePart)
  }
}

extension TableView {
  // MARK: Swipe gesture

  /// Returns a Boolean value that indicates whether a swipe over a row in a direction shows actions.
  func swipeMayBegin(at place: Point, isLeading: Bool) -> Bool {
    guard reordering == nil, let path = row(at: place), let cell = shownCell(at: path) else {
      return false
    }
    if let swipe, swipe.cell === cell { return true }
    guard !editing || cell.editingStyle == .delete else { return false }
    return !(swipeActions(path, isLeading: isLeading)?.actions.isEmpty ?? true)
  }

  func swipeBegan(at place: Point, isLeading: Bool) {
    guard let path = row(at: place), let cell = shownCell(at: path) else { return }
    releasePress()
    if swipe?.cell !== cell {
      closeSwipe(animated: true)
      startSwipe(cell, path, isLeading: isLeading)
    }
    if let swipe { swipe.startOffset = swipe.offset }
  }

  /// Updates the swipe with the horizontal distance of the touch from its start, in points. To the right is
  /// positive.
  func swipeChanged(_ distance: Double) {
    guard let swipe else { return }
    var offset = swipe.startOffset + distance
    // Toward the side without actions, the row follows only a little.
    if swipe.isLeading ? offset < 0 : offset > 0 { offset *= 0.15 }
    let wasFull = swipe.isFull(rowWidth: rowWidth)
    swipe.offset = offset
    let isFull = swipe.isFull(rowWidth: rowWidth)
    swipe.view.fillsWithFirst = isFull
    if isFull == wasFull {
      placeSwipe()
    } else {
      animateRows { [weak self] in self?.placeSwipe() }
    }
  }

  /// Completes or cancels the swipe when the touch ends with a velocity, in points per second.
  func swipeEnded(velocity: Double) {
    guard let swipe else { return }
    if swipe.isFull(rowWidth: rowWidth), let action = swipe.configuration.actions.first {
      return perform(action, swipe.view.buttons.first ?? swipe.view)
    }
    let opening = swipe.isLeading ? velocity : -velocity
    let part = swipe.openOffset == 0 ? 0 : swipe.offset / swipe.openOffset
    let opens = opening > 200 || part > 0.5 && opening > -200
    guard opens, part > 0 else { return closeSwipe(animated: true) }
    swipe.offset = swipe.openOffset
    swipe.view.fillsWithFirst = false
    animateRows { [weak self] in self?.placeSwipe() }
  }

  /// Shows the trailing actions of a row.
  func openSwipe(_ cell: TableViewCell, _ path: ItemPath) {
    closeSwipe(animated: true)
    startSwipe(cell, path, isLeading: isRightToLeft)
    guard let swipe else { return }
    swipe.offset = swipe.openOffset
    animateRows { [weak self] in self?.placeSwipe() }
  }

  private func startSwipe(_ cell: TableViewCell, _ path: ItemPath, isLeading: Bool) {
    guard let actions = swipeActions(path, isLeading: isLeading), !actions.actions.isEmpty,
      self.path(of: cell) == path
    else { return }
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    guard self.path(of: cell) != nil, self.swipe == nil else { return }
    cell.willTransition(to: .showingDeleteConfirmation)
    let swipe = RowSwipe(cell, actions, isLeading: isLeading)
    swipe.view.onAction = { [weak self] action, button in self?.perform(action, button) }
    swipe.view.clipsToBounds = true
    swipe.tableOffset = bounds.minY
    self.swipe = swipe
    cell.clipsToBounds = true
    insertSubview(swipe.view, at: backgroundView == nil ? 0 : 1)
    placeSwipe()
    cell.didTransition(to: .showingDeleteConfirmation)
  }

  /// Returns the actions of a row at its left or right edge.
  func swipeActions(
    _ path: ItemPath, isLeading isLeft: Bool
  ) -> SwipeActionsConfiguration? {
    let isLeading = isLeft != isRightToLeft
    let (mayEdit, tellsEdit) = answers.ask(.canEdit) { canEdit(path) }
    guard mayEdit || dataSource == nil else { return nil }
    guard let delegate = tableDelegate else {
      return tellsEdit && !isLeading ? deletion(path) : nil
    }
    if isLeading {
      return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    let (actions, tells) = answers.ask(.trailingSwipe) {
      delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    if tells, actions != nil { return actions }
    guard tellsEdit, delegate.tableView(self, editingStyleForRowAt: path) == .delete else {
      return nil
    }
    return deletion(path)
  }

  /// Returns the action that deletes a row.
  private func deletion(_ path: ItemPath) -> SwipeActionsConfiguration {
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .destructive, title: title ?? ownWord("Delete")) {
        [weak self] _, view, completion in
        // A menu names the cell itself, and the swipe is open at the one of its button.
        guard let self, let cell = view as? TableViewCell ?? swipe?.cell,
          let path = self.path(of: cell)
        else { return }
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        completion(true)
      }
    ])
  }

  /// Returns the actions of a row at both edges, for assistive technologies.
  func accessibleSwipeActions(_ path: ItemPath) -> [(action: ContextualAction, isLeading: Bool)] {
    if editing, !canEdit(path) || editingStyle(of: path) != .delete { return [] }
    return [true, false].flatMap { isLeading in
      (swipeActions(path, isLeading: isLeading)?.actions ?? []).map { ($0, isLeading) }
    }
  }

  /// Performs an action of a row as if the row had been swiped.
  func performSwipeAction(_ action: ContextualAction, at path: ItemPath, isLeading: Bool) {
    guard let cell = shown.first(where: { $0.path == path })?.cell else { return }
    closeSwipe(animated: false)
    startSwipe(cell, path, isLeading: isLeading)
    guard let swipe else { return }
    perform(action, swipe.view)
    if self.swipe === swipe { closeSwipe(animated: false) }
  }

  private func perform(_ action: ContextualAction, _ button: View) {
    guard let swipe else { return }
    // The action can delete the row, and this button with it.
    action.handler(action, button) { [weak self] _ in
      guard let self, self.swipe === swipe else { return }
      closeSwipe(animated: true)
    }
  }

  // MARK: Closing

  /// Closes the open swipe actions.
  func closeSwipe(animated: Bool) {
    guard let closed = swipe else { return }
    swipe = nil
    let (cell, view) = (closed.cell, closed.view)
    view.isUserInteractionEnabled = false
    cell.willTransition(to: editing ? .showingEditControl : [])
    let path = path(of: cell)
    let close: @MainActor () -> Void = { cell.bounds.origin.x = 0 }
    if animated, path != nil, window != nil {
      animateRows(close) { [weak self] in
        view.removeFromSuperview()
        if self?.swipe?.cell !== cell { cell.clipsToBounds = false }
      }
    } else {
      close()
      view.removeFromSuperview()
      cell.clipsToBounds = false
    }
    cell.didTransition(to: editing ? .showingEditControl : [])
    tableDelegate?.tableView(self, didEndEditingRowAt: path)
  }

  // MARK: Layout

  /// Positions the row's content and its actions side by side.
  func placeSwipe() {
    guard let swipe, let path = path(of: swipe.cell) else { return }
    // The row keeps its frame and scrolls its content, so that it stays inside its group.
    if swipe.cell.bounds.minX != -swipe.offset { swipe.cell.bounds.origin.x = -swipe.offset }
    let row = rowRect(path)
    let width = max(0, swipe.isLeading ? swipe.offset : -swipe.offset)
    let seen = Rect(
      x: swipe.isLeading ? row.minX : row.maxX - width, y: row.minY, width: width,
      height: max(0, row.height - swipe.cell.separatorThickness))
    let hidden = hiddenEdges(of: swipe)
    swipe.view.layer.cornerRadius = hidden == .zero ? 0 : TableMetrics.groupCornerRadius
    swipe.view.hidden = hidden
    let frame = Rect(
      x: seen.minX - hidden.left, y: seen.minY - hidden.top,
      width: seen.width + hidden.horizontal, height: seen.height + hidden.vertical)
    if swipe.view.frame != frame { swipe.view.frame = frame }
  }

  /// Returns the lengths by which the actions of a group's first or last row lie behind other rows. This
  /// hides the round corners that the group does not have.
  private func hiddenEdges(of swipe: RowSwipe) -> EdgeInsets {
    let place = swipe.cell.surroundings
    guard style == .insetGrouped, place.isFirst || place.isLast else { return .zero }
    let radius = TableMetrics.groupCornerRadius
    return EdgeInsets(
      top: place.isFirst ? 0 : radius, left: swipe.isLeading ? 0 : radius,
      bottom: place.isLast ? 0 : radius, right: swipe.isLeading ? radius : 0)
  }

  /// Updates the open swipe actions in a layout pass. If the table view has scrolled, closes them.
  func layoutSwipe() {
    guard let swipe else { return }
    if swipe.tableOffset == bounds.minY { placeSwipe() } else { closeSwipe(animated: true) }
  }

  /// Returns a Boolean value that indicates whether a touch is on the open swipe actions.
  func isInSwipe(_ touch: Touch) -> Bool {
    guard let view = touch.view, let swipe else { return false }
    return view.isDescendant(of: swipe.view)
  }
}
