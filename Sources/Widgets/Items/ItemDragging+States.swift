/// A drop on a table or a collection that would be performed.
struct ItemDropState: Equatable {
  /// The item into which the drop would go, or `nil` if it would go between items.
  var target: ItemPath?
}

/// The drag states and the drop states of items.
extension ItemDragging {
  /// Returns a Boolean value that indicates whether an item is being dragged.
  package func isDragged(_ path: ItemPath) -> Bool {
    sources.session != nil && sources.contains(path)
  }

  /// Returns a Boolean value that indicates whether an item is the target of the drop, or `nil` if a drop
  /// would not be performed.
  package func isDropTarget(_ path: ItemPath) -> Bool? { shownDrop.map { $0.target == path } }

  /// Called when the session over the host, its proposal or its target may have changed.
  func dropStateMayHaveChanged() {
    let operation = proposal.proposal.operation
    let isTaken = feedback.session != nil && (operation == .copy || operation == .move)
    let now = isTaken ? ItemDropState(target: dropsInto ? destination : nil) : nil
    let old = shownDrop
    guard now != old, let host else { return }
    shownDrop = now
    let targets = [old?.target, now?.target].compactMap { $0 }
    let changed = now == nil || old == nil ? host.seenItems : targets
    for path in changed { host.dragStateDidChange(at: path) }
  }
}
