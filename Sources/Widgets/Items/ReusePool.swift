/// A queue of views for reuse, and the closures that create new ones, by their reuse identifiers.
@MainActor package struct ReusePool<Reused: View> {
  private var waiting: [String: [Reused]] = [:]
  private var makers: [String: (String) -> Reused] = [:]
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
    return view
  }

  /// Creates a view of an identifier, or returns `nil` if the identifier is not registered.
  package func make(_ identifier: String) -> Reused? { makers[identifier]?(identifier) }

  /// Adds a view that is no longer visible to the queue.
  package mutating func put(_ view: Reused, _ identifier: String) {
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
      }
    }
    for views in waiting.values {
      for view in views where !view.isHidden { view.isHidden = true }
    }
  }
}
