/// The changes of a batch, until they are applied together.
package struct ItemUpdates {
  /// The changes.
  package var changes = ItemChanges()
  /// The number of nested batches.
  package var depth = 0
  /// The completion handlers.
  var completions: [@MainActor (Bool) -> Void] = []

  /// Creates a batch without changes.
  package init() {}

  /// Returns the changes and the completion handlers, and clears both.
  package mutating func take() -> (changes: ItemChanges, completions: [@MainActor (Bool) -> Void]) {
    defer { (changes, completions) = (ItemChanges(), []) }
    return (changes, completions)
  }
}

extension ItemHost {
  /// Applies the changes that a closure makes as one batch.
  package func batch(_ told: (() -> Void)?, _ completion: (@MainActor (Bool) -> Void)?) {
    if let completion { updates.completions.append(completion) }
    beginBatch()
    told?()
    endBatch()
  }

  /// Begins a batch.
  package func beginBatch() {
    // The index paths of changes are those from before the batch: the items have to be loaded.
    loadIfNeeded()
    updates.depth += 1
  }

  /// Ends a batch, and applies the changes if it is the outermost one.
  package func endBatch() {
    precondition(updates.depth > 0, "endUpdates() was called without beginUpdates()")
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    applyChanges()
  }

  /// Adds a change. Outside a batch it is applied at once.
  package func note(_ change: (inout ItemChanges) -> Void) {
    beginBatch()
    change(&updates.changes)
    endBatch()
  }

  /// Updates the index paths of the selection, of the item under the pointer and of that of a menu. Deleted
  /// items are removed. Items that were reloaded are no longer selected, as in UIKit.
  package func moveStates(_ map: ItemUpdateMap, reloaded: Set<ItemPath>) {
    cancelKeyDrag()
    selection = Set(selection.subtracting(reloaded).compactMap(map.target))
    selectionAnchor = selectionAnchor.flatMap(map.target)
    hoveredPath = hoveredPath.flatMap(map.target)
    itemMenu?.moveRequest(map.target)
  }

  /// Removes the selection and the states of items, because all items are loaded again.
  package func forgetStates() {
    cancelKeyDrag()
    selection = []
    selectionAnchor = nil
    hoveredPath = nil
    itemMenu?.forgetRequest()
  }
}
