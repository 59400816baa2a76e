import WindowResponder

/// Drags of the items of a table or a collection by keys, with the delegates of the drags by a touch or the
/// pointer.
///
/// Alt and an arrow key drop the focused item one position further, if the data source does not move it. Alt
/// and Return begin a drag in which the arrow keys choose a position between items or on an item, Return
/// drops, and Escape cancels.
@MainActor package final class ItemCarrying: KeyCarrying {
  weak var dragging: ItemDragging?
  var host: (any ItemHost)? { dragging?.host }
  package var source: ItemDragSource? { dragging }
  package var drop: DropInteraction? { dragging?.drop }
  package var carried: CarriedDrag?
  package weak var session: KeyDragSession?

  // MARK: Keys

  /// Handles a key, and returns its effect.
  func perform(_ key: Key) -> KeyDragEffect {
    guard let host, let command = KeyDragCommand(key, isDragging: isCarrying) else {
      return .ignored
    }
    if isCarrying { return steer(command, in: host) }
    guard let path = host.focusedPath, canCarry(path) else { return .ignored }
    switch command {
    case .begin:
      begin(path)
      return .finished
    case .move(let axis, let direction):
      guard !host.userCanMove(path), axis == .vertical || !host.flowsDown(at: path) else {
        return .ignored
      }
      let hasMoved = move(path) { host.moveTarget(of: $0, axis, direction) }
      return hasMoved ? .repeats : .finished
    case .step, .end, .drop, .cancel, .ignore: return .ignored
    }
  }

  private func steer(_ command: KeyDragCommand, in host: any ItemHost) -> KeyDragEffect {
    switch command {
    case .step(let axis, let direction):
      choose(axis, direction, in: host)
      return .repeats
    case .end(let direction):
      choose(from: .last(direction, in: host)) { $0.moved(-direction, in: host) }
    case .drop: drop()
    case .cancel: cancel()
    case .begin, .move, .ignore: break
    }
    return .finished
  }

  /// Returns a Boolean value that indicates whether the delegates can handle a drag of an item.
  func canCarry(_ path: ItemPath) -> Bool {
    guard let dragging, let host else { return false }
    return host.canDragItems && host.hasDropDelegate && dragging.sources.session == nil
      && host.contains(path)
  }

  // MARK: Moving

  /// Drops an item one position further, with the selected items if it is one of them. Returns a Boolean
  /// value that indicates whether there is such a position. If there is none, no drag begins.
  ///
  /// - Parameter target: Returns the index path that the key moves an item to, or `nil` if there is none.
  @discardableResult func move(_ path: ItemPath, target: (ItemPath) -> ItemPath?) -> Bool {
    guard target(path) != nil, let drag = start(path) else { return false }
    let found = search(
      from: slot(beside: drag.sources, target), drag, operations: [.move], limit: 1
    ) { _ in nil }
    end(drag, at: found)
    return found != nil
  }

  private func slot(beside sources: [ItemPath], _ target: (ItemPath) -> ItemPath?) -> ItemSlot? {
    guard let first = sources.first, let last = sources.last else { return nil }
    if let next = target(last), next > last {
      // The item at the target moves back to make room.
      let item = next.section == last.section ? next.item + 1 : next.item
      return ItemSlot(before: ItemPath(item: item, section: next.section))
    }
    guard let previous = target(first), previous < first else { return nil }
    return ItemSlot(before: previous)
  }

  /// Begins a drag of an item in which arrow keys choose the position.
  func begin(_ path: ItemPath) {
    if let drag = start(path) { carry(drag, from: ItemSlot(on: path)) }
  }

  /// Begins a drag of an item, and of the selected ones if it is one of them. If the delegates do not allow
  /// it, or new items cancel it, returns `nil`.
  private func start(_ path: ItemPath) -> KeyDrag? {
    guard canCarry(path), let host else { return nil }
    host.scrollIntoView(path)
    host.layoutIfNeeded()
    return start(path, in: host)
  }

  package func position(of item: ItemPath) -> ItemPath? { item }

  // MARK: The end

  package func finish(_ drag: KeyDrag, at slot: ItemSlot?) {
    guard let dragging, let host else { return }
    let (session, drop) = (drag.session, dragging.drop)
    guard let slot else {
      dragging.dropInteraction(drop, sessionDidExit: session)
      dragging.dropInteraction(drop, sessionDidEnd: session)
      return dragging.dragInteraction(dragging.drag, session: session, didEndWith: .cancel)
    }
    let (focused, generation) = (host.focusedPath, host.generation)
    dragging.dropInteraction(drop, performDrop: session)
    let coordinator = dragging.coordinator
    for item in session.items { coordinator?.goal(of: item)?.animator.run() }
    dragging.dragInteraction(dragging.drag, session: session, didEndWith: session.operation)
    dragging.dropInteraction(drop, sessionDidEnd: session)
    guard let focused else { return }
    host.loadIfNeeded()
    host.layoutIfNeeded()
    guard host.generation != generation else { return }
    let isMoved = !slot.isOn && session.operation == .move
    follow(focused, drag.sources, to: isMoved ? coordinator?.destination : nil, in: host)
  }

  /// Moves the focus to where the focused item was moved. If all items were loaded again, restores it.
  private func follow(
    _ focused: ItemPath, _ sources: [ItemPath], to target: ItemPath?, in host: any ItemHost
  ) {
    // The changes of a delegate that moves several items have moved the focus.
    let isKnown = host.focusedPath != nil && host.focusedPath != focused && sources.count > 1
    if let target, sources.contains(focused), host.contains(target), !isKnown {
      host.showsFocus = true
      host.moveFocus(to: target, scrolls: true)
    } else if host.focusedPath == nil {
      let path = host.contains(focused) ? focused : host.lastItem
      if let path { host.moveFocus(to: path, scrolls: false) }
    }
  }
}
