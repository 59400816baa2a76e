/// A queue of views for reuse, and the closures that create new ones, by their reuse identifiers.
@MainActor package struct ReusePool<Reused: View> {
  private var waiting: [String: [Reused]] = [:]
  private var makers: [String: (String) -> Reused] = [:]
  /// The views that the pool has hidden. A view that the data source has hidden stays hidden.
  private var hidden: Set<ObjectIdentifier> = []
  /// A Boolean value that indicates whether the data source is asked for a view that is shown next. Only then
  /// is a view visible again before the data source configures it.
  package var showsTaken = false
  /// The number of views in the queue.
  private(set) var count = 0

  /// Creates an empty pool.
  package init() {}

  /// Registers the closure that creates views of an identifier. If the closure is `nil`, removes the
  /// registration.
  package mutating func register(_ maker: ((String) -> Reused)?, for identifier: String) {
    makers[identifier] = maker
  }

  /// Returns a Boolean value that indicates whether an identifier is registered.
  package func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Removes a view of an identifier from the queue and returns it, or returns `nil` if there is none.
  package mutating func take(_ identifier: String) -> Reused? {
    guard let view = waiting[identifier]?.popLast() else { return nil }
    count -= 1
    if showsTaken {
      hidden.remove(ObjectIdentifier(view))
      if view.isHidden { view.isHidden = false }
      if view.alpha != 1 { view.alpha = 1 }
    }
    return view
  }

  /// Hides a view until it is shown.
  package mutating func hide(_ view: Reused) {
    guard !view.isHidden else { return }
    hidden.insert(ObjectIdentifier(view))
    view.isHidden = true
  }

  /// Shows a view that the pool has hidden.
  package mutating func reveal(_ view: Reused) {
    if !hidden.isEmpty, hidden.remove(ObjectIdentifier(view)) != nil { view.isHidden = false }
  }

  /// Creates a view of an identifier, or returns `nil` if the identifier is not registered.
  package func make(_ identifier: String) -> Reused? { makers[identifier]?(identifier) }

  /// Adds a view that is no longer visible to the queue.
  package mutating func put(_ view: Reused, _ identifier: String) {
    if hidden.contains(ObjectIdentifier(view)) { hide(view) }
    waiting[identifier, default: []].append(view)
    count += 1
  }

  /// Hides the views in the queue, and removes those above a limit from their superview and from the queue.
  package mutating func settle(limit: Int) {
    guard count > 0 else { return }
    for identifier in waiting.keys {
      while count > limit, let view = waiting[identifier]?.popLast() {
        view.removeFromSuperview()
        count -= 1
        reveal(view)
      }
    }
    for views in waiting.values {
      for view in views where !view.isHidden { hide(view) }
    }
  }
}
