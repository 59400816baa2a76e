import WindowResponder

/// A drag by keys that has begun.
package struct KeyDrag {
  /// The session of the source and the destination.
  package let session: KeyDragSession
  /// The rows or items that are dragged, in the order in which they are shown.
  package let sources: [ItemPath]
}

/// A drag in which the arrow keys choose the position.
package struct CarriedDrag {
  package let drag: KeyDrag
  /// The position at the beginning, at which a drop cancels the drag.
  package let start: ItemSlot
  /// The chosen position.
  package fileprivate(set) var slot: ItemSlot
}

/// An object that drags the rows of a table or the items of a collection by keys.
///
/// It asks the delegates of drags by a touch or the pointer, and stops only at positions that they accept.
@MainActor package protocol KeyCarrying: AnyObject {
  /// The drags by a touch or the pointer, or `nil` if there are no delegates.
  var source: ItemDragSource? { get }
  /// The interaction for drops, or `nil` if there are no delegates.
  var drop: DropInteraction? { get }
  /// The drag in which arrow keys choose the position, or `nil` if there is none.
  var carried: CarriedDrag? { get set }
  /// The session that began last. It is cancelled by new items while the delegates are called. An
  /// implementation has a weak reference to it.
  var session: KeyDragSession? { get set }
  /// Returns the position of an item, as slots have it, in the order in which items are shown. If the item is
  /// not shown, returns `nil`.
  func position(of item: ItemPath) -> ItemPath?
  /// Sets a position and the delegate's operation for it in a session. Returns a Boolean value that indicates
  /// whether the delegate accepts a drop there.
  func propose(_ slot: ItemSlot, to session: KeyDragSession) -> Bool
  /// Marks a position, and announces it.
  func show(_ slot: ItemSlot)
  /// Drops the items at a position that was proposed last, or ends the drag without a drop.
  func finish(_ drag: KeyDrag, at slot: ItemSlot?)
}

extension KeyCarrying {
  /// A Boolean value that indicates whether arrow keys choose the position of a drag.
  package var isCarrying: Bool { carried != nil }

  /// Begins a session at the visible part of an item, with the items of a drag from there. If the delegates
  /// do not allow the drag, or new items cancel it, returns `nil`.
  package func start(_ path: ItemPath, in host: any DragSourceHost) -> KeyDrag? {
    guard let source, let drop, let dropping = drop.delegate else { return nil }
    let rect = (host.place(of: path) ?? .zero).intersection(host.bounds)
    let point = rect.isEmpty ? host.bounds.origin : Point(x: rect.midX, y: rect.midY)
    let session = KeyDragSession(at: point, in: host)
    self.session = session
    session.items = source.items(for: session, from: path)
    guard !session.items.isEmpty else { return nil }
    session.allowsMoveOperation = host.dragAllowsMove(session)
    guard !session.isOver else { return nil }
    source.dragInteraction(source.drag, sessionWillBegin: session)
    guard !session.isOver, dropping.dropInteraction(drop, canHandle: session) else {
      source.dragInteraction(source.drag, session: session, didEndWith: .cancel)
      return nil
    }
    dropping.dropInteraction(drop, sessionDidEnter: session)
    let places = Set(source.sources.own(session)).compactMap { item in
      position(of: item).map { (item: item, place: $0) }
    }
    let sources = places.sorted { $0.place < $1.place }.map(\.item)
    let drag = KeyDrag(session: session, sources: sources)
    guard !session.isOver else {
      end(drag, at: nil)
      return nil
    }
    return drag
  }

  /// Lets arrow keys choose the position of a drag, from a position on.
  package func carry(_ drag: KeyDrag, from slot: ItemSlot) {
    carried = CarriedDrag(drag: drag, start: slot, slot: slot)
    show(slot)
  }

  /// Returns the first position that the delegate accepts with one of some operations, or `nil` if it is not
  /// among the positions that are searched.
  ///
  /// - Parameter step: Returns the position to search after another one, or `nil` at the end.
  package func search(
    from first: ItemSlot?, _ drag: KeyDrag, operations: Set<DropOperation>, limit: Int = 1000,
    step: (ItemSlot) -> ItemSlot?
  ) -> ItemSlot? {
    var next = first
    let isPointless = ItemSlot.pointlessness(of: drag.sources.compactMap(position))
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
  @discardableResult package func choose(from first: ItemSlot?, step: (ItemSlot) -> ItemSlot?)
    -> Bool
  {
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
  package func end(_ drag: KeyDrag, at slot: ItemSlot?) {
    drag.session.isOver = true
    finish(drag, at: slot)
  }
}
