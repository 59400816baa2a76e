import WindowResponder

/// A drag by keys that has begun.
package struct KeyDrag<Source> {
  /// The session of the source and the destination.
  package let session: KeyDragSession
  /// The interaction whose delegate has provided the items.
  package let interaction: DragInteraction
  /// The rows or items that are dragged, in the order in which they are shown.
  package let sources: [Source]

  /// Creates a drag from its parts.
  package init(session: KeyDragSession, interaction: DragInteraction, sources: [Source]) {
    self.session = session
    self.interaction = interaction
    self.sources = sources
  }
}

/// A drag in which the arrow keys choose the position.
package struct CarriedDrag<Slot, Source> {
  package let drag: KeyDrag<Source>
  /// The position at the beginning, at which a drop cancels the drag.
  package let start: Slot
  /// The chosen position.
  package fileprivate(set) var slot: Slot
}

/// An object that drags the rows of a table or the items of a collection by keys.
///
/// It asks the delegates of drags by a touch or the pointer, and stops only at positions that they accept.
@MainActor package protocol KeyCarrying: AnyObject {
  /// A position for a drop: between items or on one.
  associatedtype Slot: Comparable
  /// The index of a row or an item.
  associatedtype Source
  /// The drag in which arrow keys choose the position, or `nil` if there is none.
  var carried: CarriedDrag<Slot, Source>? { get set }
  /// The session that began last. It is cancelled by new items while the delegates are called. An
  /// implementation has a weak reference to it.
  var session: KeyDragSession? { get set }
  /// Returns a closure that indicates whether a drop at a position would leave some items where they are.
  func pointlessness(of sources: [Source]) -> (Slot) -> Bool
  /// Sets a position and the delegate's operation for it in a session. Returns a Boolean value that indicates
  /// whether the delegate accepts a drop there.
  func propose(_ slot: Slot, to session: KeyDragSession) -> Bool
  /// Marks a position, and announces it.
  func show(_ slot: Slot)
  /// Drops the items at a position that was proposed last, or ends the drag without a drop.
  func finish(_ drag: KeyDrag<Source>, at slot: Slot?)
}

extension KeyCarrying {
  /// A Boolean value that indicates whether arrow keys choose the position of a drag.
  package var isCarrying: Bool { carried != nil }

  /// Lets arrow keys choose the position of a drag, from a position on.
  package func carry(_ drag: KeyDrag<Source>, from slot: Slot) {
    carried = CarriedDrag(drag: drag, start: slot, slot: slot)
    show(slot)
  }

  /// Returns the first position that the delegate accepts with one of some operations, or `nil` if it is not
  /// among the positions that are searched.
  ///
  /// - Parameter step: Returns the position to search after another one, or `nil` at the end.
  package func search(
    from first: Slot?, _ drag: KeyDrag<Source>, operations: Set<DropOperation>, limit: Int = 1000,
    step: (Slot) -> Slot?
  ) -> Slot? {
    var next = first
    let isPointless = pointlessness(of: drag.sources)
    for _ in 0..<limit {
      guard let slot = next, !drag.session.isOver else { return nil }
      if !isPointless(slot), propose(slot, to: drag.session),
        operations.contains(drag.session.operation)
      {
        // The delegate may have cancelled the drag, for example by new items.
        return drag.session.isOver ? nil : slot
      }
      next = step(slot)
    }
    return nil
  }

  /// Chooses the first position that the delegate accepts. If there is none, the chosen position stays.
  /// Returns a Boolean value that indicates whether there is one.
  @discardableResult package func choose(from first: Slot?, step: (Slot) -> Slot?) -> Bool {
    guard let drag = carried?.drag else { return false }
    let found = search(from: first, drag, operations: [.move, .copy], step: step)
    guard let found, carried?.drag.session === drag.session else { return false }
    carried?.slot = found
    show(found)
    return true
  }

  /// Drops the items at the chosen position. At the position of the beginning, cancels the drag.
  package func drop() {
    guard let carried else { return }
    var slot = carried.slot == carried.start ? nil : carried.slot
    // A search for a further position that was accepted may have ended with one that was not.
    if let chosen = slot {
      let isAccepted = propose(chosen, to: carried.drag.session)
      guard self.carried != nil else { return }
      if !isAccepted { slot = nil }
    }
    self.carried = nil
    end(carried.drag, at: slot)
  }

  /// Ends the drag in progress without a drop.
  package func cancel() {
    session?.isOver = true
    guard let drag = carried?.drag else { return }
    carried = nil
    end(drag, at: nil)
  }

  /// Ends a drag with a drop at a position, or without one.
  package func end(_ drag: KeyDrag<Source>, at slot: Slot?) {
    drag.session.isOver = true
    finish(drag, at: slot)
  }
}
