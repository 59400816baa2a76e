// The drops on a table or a collection.
extension ItemDragging: DropInteractionDelegate {
  package func dropInteraction(
    _ interaction: DropInteraction, canHandle session: any DropSession
  ) -> Bool {
    guard let host else { return false }
    if host.hasDropDelegate { return host.dropCanHandle(session) }
    return !reordered(session).isEmpty
  }

  /// Returns the items that are moved within the table or collection, if no drop delegate handles them.
  private func reordered(_ session: any DropSession) -> [ItemPath] {
    guard let host, !host.hasDropDelegate else { return [] }
    let paths = sources.own(session)
    return paths.count == 1 && paths.allSatisfy(host.mayReorder) ? paths : []
  }

  package func dropInteraction(
    _ interaction: DropInteraction, sessionDidEnter session: any DropSession
  ) {
    feedback.begin(session)
    proposal = ItemDropProposal(proposal: DropProposal(operation: .cancel))
    if host?.hasDropDelegate == true { host?.dropEntered(session) }
  }

  package func dropInteraction(
    _ interaction: DropInteraction, sessionDidUpdate session: any DropSession
  ) -> DropProposal {
    guard let host else { return DropProposal(operation: .cancel) }
    let place = place(at: session.location(in: host))
    update(session, at: place)
    show(place)
    defer { dropStateMayHaveChanged() }
    feedback.follow(session, over: host) { [weak self, weak host] session in
      // The target is another one after the host has scrolled.
      guard let self, let host else { return }
      let place = self.place(at: session.location(in: host))
      setDestination(at: place)
      show(place)
      dropStateMayHaveChanged()
    }
    return proposal.proposal
  }

  /// Requests the proposal of the delegate at a position of a drag, and stores the target of a drop there.
  func update(_ session: any DropSession, at place: Position) {
    guard let host else { return }
    if host.hasDropDelegate {
      proposal = host.dropProposal(session, place.isInside ? place.item : place.insertion)
    } else {
      proposal = ItemDropProposal(
        proposal: DropProposal(operation: reordered(session).isEmpty ? .cancel : .move),
        intent: .insertAt)
    }
    setDestination(at: place)
  }

  private func setDestination(at place: Position) {
    dropsInto = isInto(place)
    destination = dropsInto ? place.item : place.insertion
  }

  package func dropInteraction(
    _ interaction: DropInteraction, sessionDidExit session: any DropSession
  ) {
    feedback.end()
    dropStateMayHaveChanged()
    if host?.hasDropDelegate == true { host?.dropExited(session) }
  }

  package func dropInteraction(_ interaction: DropInteraction, performDrop session: any DropSession)
  {
    guard let host else { return }
    let own = sources.own(session)
    var target = destination
    if session.operation == .move, !dropsInto, let place = target {
      target = shortened(place, by: own)
    }
    feedback.end()
    dropStateMayHaveChanged()
    guard host.hasDropDelegate else {
      guard let source = own.first, let target else { return }
      let wanted = host.reorderTarget(source, target)
      if wanted != source { host.reorder(source, to: wanted) }
      return
    }
    let items = session.items.map { item in
      let path = own.isEmpty ? nil : sources[item]
      return DroppedItem(
        item, source: path,
        size: path.flatMap { host.viewOfItem(at: $0)?.bounds.size } ?? .zero)
    }
    let coordinator = ItemDropCoordinator(
      session: session, items: items, destination: target, proposal: proposal)
    self.coordinator = coordinator
    host.performDrop(coordinator)
  }

  /// Returns an index path among the items without those that are moved.
  private func shortened(_ place: ItemPath, by sources: [ItemPath]) -> ItemPath {
    let before = sources.filter { $0.section == place.section && $0.item < place.item }.count
    return ItemPath(item: place.item - before, section: place.section)
  }

  package func dropInteraction(
    _ interaction: DropInteraction, previewForDropping item: DragItem,
    withDefault defaultPreview: TargetedDragPreview
  ) -> TargetedDragPreview? {
    guard let goal = coordinator?.goal(of: item) else { return defaultPreview }
    guard let parameters = goal.path.flatMap({ host?.dropParameters($0) }) else {
      return defaultPreview.retargetedPreview(with: goal.target)
    }
    return TargetedDragPreview(
      view: defaultPreview.view, parameters: parameters, target: goal.target)
  }

  package func dropInteraction(
    _ interaction: DropInteraction, item: DragItem, willAnimateDropWith animator: any DragAnimating
  ) { coordinator?.goal(of: item)?.animator.forward(to: animator) }

  package func dropInteraction(
    _ interaction: DropInteraction, sessionDidEnd session: any DropSession
  ) {
    feedback.end()
    dropStateMayHaveChanged()
    coordinator = nil
    if host?.hasDropDelegate == true { host?.dropEnded(session) }
  }

  // MARK: Targets

  /// A position of the drag among the items.
  struct Position {
    /// The item there.
    var item: ItemPath?
    /// A Boolean value that indicates whether the drag is in the middle of the item.
    var isInside = false
    /// The index path at which an item would be inserted.
    var insertion: ItemPath?
    /// The rectangle of the line that marks the insertion.
    var line = Rect.null
    var isHorizontal = true

    /// Sets the line to the edge of an item before or after it, in a list that goes down or sideways.
    mutating func setLine(_ rect: Rect, isAfter: Bool, isDown: Bool, isMirrored: Bool) {
      (line, isHorizontal) = (rect, isDown)
      if isDown {
        line.origin.y = isAfter ? rect.maxY : rect.minY
      } else {
        line.origin.x = isAfter != isMirrored ? rect.maxX : rect.minX
      }
    }
  }

  /// Returns the position among the items of a point in the host.
  private func place(at point: Point) -> Position {
    guard let host else { return Position() }
    var place = Position()
    place.item = host.uncoveredItem(at: point)
    guard let near = place.item ?? nearest(to: point), let rect = host.place(of: near) else {
      let section = host.dragCount(ofSection: nil) - 1
      if section >= 0 {
        place.insertion = ItemPath(item: host.dragCount(ofSection: section), section: section)
      }
      return place
    }
    let isDown = host.flowsDown(at: near)
    let isMirrored = !isDown && host.isRightToLeft
    var share =
      isDown ? (point.y - rect.minY) / rect.height : (point.x - rect.minX) / rect.width
    if isMirrored { share = 1 - share }
    place.isInside = place.item != nil && share >= 0.25 && share <= 0.75
    let isAfter = share > 0.5
    place.insertion = ItemPath(item: near.item + (isAfter ? 1 : 0), section: near.section)
    place.setLine(rect, isAfter: isAfter, isDown: isDown, isMirrored: isMirrored)
    return place
  }

  /// Returns the visible item that is nearest to a point. Beside the last item of a row, it is that one, also
  /// if an item of another row is nearer.
  private func nearest(to point: Point) -> ItemPath? {
    guard let host, let first = host.firstItem else { return nil }
    var best: (path: ItemPath, isInRow: Bool, distance: Double)?
    // Below all items it is the last one, visible or not.
    if let last = host.lastItem, let rect = host.place(of: last), point.y > rect.maxY {
      return last
    }
    for path in host.seenItems {
      guard let rect = host.place(of: path) else { continue }
      let x = max(rect.minX - point.x, 0, point.x - rect.maxX)
      let y = max(rect.minY - point.y, 0, point.y - rect.maxY)
      let distance = x * x + y * y
      let isInRow = y == 0 && !host.flowsDown(at: path)
      if let best, best.isInRow != isInRow ? best.isInRow : best.distance <= distance { continue }
      best = (path, isInRow, distance)
    }
    return best?.path ?? first
  }

  /// Marks the target of a drop.
  private func show(_ place: Position) {
    guard let host else { return }
    let isTaken = proposal.proposal.operation == .copy || proposal.proposal.operation == .move
    let isInto = isInto(place)
    guard isTaken, proposal.intent != .unspecified else {
      return feedback.show(nil, isInto: false, in: host)
    }
    let rect = isInto ? place.item.flatMap(host.place) : place.line.isNull ? nil : place.line
    feedback.show(rect, isInto: isInto, isHorizontal: place.isHorizontal, in: host)
  }
}
