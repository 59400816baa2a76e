/// Changes that are taken together, until they are made at once.
package struct ItemUpdates {
  /// What was told.
  package var changes = ItemChanges()
  /// How many batches have begun within each other.
  package var depth = 0
  /// Who waits for the changes to be made and seen.
  var completions: [@MainActor (Bool) -> Void] = []

  /// Creates a batch without changes.
  package init() {}

  /// Gives what was told and who waits, and forgets both.
  package mutating func take() -> (changes: ItemChanges, completions: [@MainActor (Bool) -> Void]) {
    defer { (changes, completions) = (ItemChanges(), []) }
    return (changes, completions)
  }
}

extension ItemHost {
  /// Takes the changes together that a closure tells.
  package func batch(_ told: (() -> Void)?, _ completion: (@MainActor (Bool) -> Void)?) {
    if let completion { updates.completions.append(completion) }
    beginBatch()
    told?()
    endBatch()
  }

  /// Begins to take changes together.
  package func beginBatch() {
    // What is changed is told by the numbers before it: they have to be known.
    loadIfNeeded()
    updates.depth += 1
  }

  /// Makes the changes, unless others are being taken around them.
  package func endBatch() {
    precondition(updates.depth > 0, "endUpdates() was called without beginUpdates()")
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    applyChanges()
  }

  /// Notes a change, which is made at once outside of a batch.
  package func note(_ change: (inout ItemChanges) -> Void) {
    beginBatch()
    change(&updates.changes)
    endBatch()
  }

  /// Has the selection go with its items; what is gone is selected no longer.
  package func moveSelection(_ map: ItemUpdateMap) {
    selection = Set(selection.compactMap(map.target))
    selectionAnchor = selectionAnchor.flatMap(map.target)
  }
}
