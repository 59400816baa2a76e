/// The mark and the scrolling of a table or a collection while a drag is over it.
@MainActor package final class ItemDropFeedback {
  /// The drag session over the host.
  package private(set) var session: (any DropSession)?
  private let mark = ItemDropMark()
  private var scroll: ItemDropScroll?

  package init() {}

  /// Called when a drag has entered the host.
  func begin(_ session: any DropSession) { self.session = session }

  /// Called when a drag has moved. Near an edge, the host scrolls, and calls `scrolled` after each step.
  package func follow(
    _ session: any DropSession, over host: ScrollView, scrolled: @escaping (any DropSession) -> Void
  ) {
    self.session = session
    let scroll =
      scroll
      ?? ItemDropScroll(host) { [weak self] _ in
        if let session = self?.session { scrolled(session) }
      }
    self.scroll = scroll
    scroll.point(at: session.location(in: host))
  }

  /// Marks a target: by a frame around it for a drop into it, otherwise by a line. `nil` hides the mark.
  package func show(_ rect: Rect?, isInto: Bool, isHorizontal: Bool = true, in host: ScrollView) {
    guard let rect else { return mark.isHidden = true }
    if mark.superview !== host { host.addSubview(mark) }
    host.bringSubviewToFront(mark)
    if isInto {
      mark.showFrame(around: rect)
    } else {
      mark.showLine(at: rect, isHorizontal: isHorizontal)
    }
  }

  /// Called when the drag has left the host, or was dropped.
  package func end() {
    session = nil
    scroll?.stop()
    scroll = nil
    mark.removeFromSuperview()
    mark.isHidden = true
  }
}

/// The user's drag session of items or rows of a view, and the index path that each of its items comes from.
@MainActor package struct DragSources {
  /// The session, or `nil` if nothing is dragged.
  package var session: (any DragSession)?
  private var sources: [ObjectIdentifier: ItemPath] = [:]

  package init() {}

  /// Returns the source of a dragged item.
  package subscript(item: DragItem) -> ItemPath? { sources[ObjectIdentifier(item)] }

  /// The sources of the dragged items.
  package var all: [ItemPath] { Array(sources.values) }

  /// Returns a Boolean value that indicates whether a dragged item comes from a source.
  package func contains(_ source: ItemPath) -> Bool { sources.values.contains(source) }

  /// Collects the items from sources, the first of which is under the touch. If it has no items, returns
  /// none.
  package mutating func begin(_ all: [ItemPath], items: (ItemPath) -> [DragItem]) -> [DragItem] {
    sources = [:]
    var found: [DragItem] = []
    for source in all {
      let new = add(items(source), from: source)
      if found.isEmpty, new.isEmpty { return [] }
      found += new
    }
    return found
  }

  /// Adds items from a source, and returns them.
  package mutating func add(_ items: [DragItem], from source: ItemPath) -> [DragItem] {
    for item in items { sources[ObjectIdentifier(item)] = source }
    return items
  }

  /// Returns the sources of the dropped items, if they are dragged from the same view.
  package func own(_ session: any DropSession) -> [ItemPath] {
    guard let local = session.localDragSession, local === self.session else { return [] }
    return local.items.compactMap { self[$0] }
  }
}
