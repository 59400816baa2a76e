import ResponderWords

/// Swipe actions of rows.
extension TableView: ItemSwipeHost {
  func swipedRow(at point: Point) -> (path: ItemPath, cell: TableViewCell)? {
    guard reordering == nil, let path = item(at: point), let cell = shownCell(at: path) else {
      return nil
    }
    return (path, cell)
  }

  func allowsSwipe(of cell: TableViewCell) -> Bool { !editing || cell.editingStyle == .delete }

  func startSwipe(_ cell: TableViewCell, _ path: ItemPath, isLeft: Bool) {
    guard let actions = swipeActions(path, isLeft: isLeft), !actions.actions.isEmpty,
      self.path(of: cell) == path
    else { return }
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    guard self.path(of: cell) != nil, self.swipe == nil else { return }
    cell.willTransition(to: .showingDeleteConfirmation)
    let swipe = makeSwipe(cell, actions, isLeft: isLeft)
    insertSubview(swipe.view, at: backgroundView == nil ? 0 : 1)
    placeSwipe()
    cell.didTransition(to: .showingDeleteConfirmation)
  }

  /// Returns the actions of a row at its left or right edge.
  func swipeActions(_ path: ItemPath, isLeft: Bool) -> SwipeActionsConfiguration? {
    let isLeading = isLeft != isRightToLeft
    let (mayEdit, tellsEdit) = answers.ask(.canEdit) { canEdit(path) }
    guard mayEdit || dataSource == nil else { return nil }
    guard let delegate = tableDelegate else {
      return !isLeading && deletes(path, tellsEdit) ? deletion(path) : nil
    }
    if isLeading {
      return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    return ownTrailingActions(path) ?? (deletes(path, tellsEdit) ? deletion(path) : nil)
  }

  /// Returns the actions that the delegate itself provides for the trailing edge of a row.
  private func ownTrailingActions(_ path: ItemPath) -> SwipeActionsConfiguration? {
    let (actions, isOwn) = answers.ask(.trailingSwipe) {
      tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    return isOwn ? actions : nil
  }

  /// Returns a Boolean value that indicates whether a row that can be edited can be deleted. `tellsEdit`
  /// indicates whether the data source itself allows the row to be edited.
  private func deletes(_ path: ItemPath, _ tellsEdit: Bool) -> Bool {
    let mayDelete = tellsEdit || commitsEdits
    guard let delegate = tableDelegate else { return mayDelete }
    let (style, tellsStyle) = answers.ask(.editingStyle) {
      delegate.tableView(self, editingStyleForRowAt: path)
    }
    return style == .delete && (mayDelete || tellsStyle)
  }

  /// Returns a Boolean value that indicates whether the key Delete deletes a row. It does if a swipe or the
  /// editing control shows the Delete button of the table.
  package func userCanDelete(_ path: ItemPath) -> Bool {
    guard dataSource != nil, contains(path), !showsBoxes else { return false }
    let (mayEdit, tellsEdit) = answers.ask(.canEdit) { canEdit(path) }
    guard mayEdit, ownTrailingActions(path) == nil else { return false }
    return deletes(path, tellsEdit || editing)
  }

  /// Requests the data source to delete a row.
  package func userDeletes(_ path: ItemPath) {
    closeSwipe(animated: true)
    dataSource?.tableView(self, commit: .delete, forRowAt: path)
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
  func accessibleSwipeActions(_ path: ItemPath) -> [(action: ContextualAction, isLeft: Bool)] {
    if editing, !canEdit(path) || editingStyle(of: path) != .delete { return [] }
    return [true, false].flatMap { isLeft in
      (swipeActions(path, isLeft: isLeft)?.actions ?? []).map { ($0, isLeft) }
    }
  }

  /// Performs an action of a row as if the row had been swiped.
  func performSwipeAction(_ action: ContextualAction, at path: ItemPath, isLeft: Bool) {
    guard let cell = shown.first(where: { $0.path == path })?.cell else { return }
    closeSwipe(animated: false)
    startSwipe(cell, path, isLeft: isLeft)
    guard let swipe else { return }
    perform(action, swipe.view)
    if self.swipe === swipe { closeSwipe(animated: false) }
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
      animateItems(close) { [weak self] in
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
    let seen = swipe.uncovered(of: rowRect(path), separator: swipe.cell.separatorThickness)
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
  private func hiddenEdges(of swipe: ItemSwipe<TableViewCell>) -> EdgeInsets {
    let place = swipe.cell.surroundings
    guard style == .insetGrouped, place.isFirst || place.isLast else { return .zero }
    let radius = TableMetrics.groupCornerRadius
    return EdgeInsets(
      top: place.isFirst ? 0 : radius, left: swipe.isLeft ? 0 : radius,
      bottom: place.isLast ? 0 : radius, right: swipe.isLeft ? radius : 0)
  }

  /// Updates the open swipe actions in a layout pass. If the table view has scrolled, closes them.
  func layoutSwipe() {
    guard let swipe else { return }
    if swipe.scrollOffset == bounds.minY { placeSwipe() } else { closeSwipe(animated: true) }
  }
}
