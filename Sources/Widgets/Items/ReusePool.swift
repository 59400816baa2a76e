/// Views that left the screen, by their identifiers, until they are used again; and how new ones are
/// made.
@MainActor package struct ReusePool<Reused: View> {
  private var waiting: [String: [Reused]] = [:]
  private var makers: [String: (String) -> Reused] = [:]
  /// How many views wait.
  private(set) var count = 0

  /// Creates an empty pool.
  package init() {}

  /// Tells how views of an identifier are made; nil to forget it.
  package mutating func register(_ maker: ((String) -> Reused)?, for identifier: String) {
    makers[identifier] = maker
  }

  /// Whether somebody told how views of an identifier are made.
  package func knows(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// A view that waits; nil where there is none.
  package mutating func take(_ identifier: String) -> Reused? {
    guard let view = waiting[identifier]?.popLast() else { return nil }
    count -= 1
    return view
  }

  /// A new view; nil where nobody told how one is made.
  package func make(_ identifier: String) -> Reused? { makers[identifier]?(identifier) }

  /// Takes back a view that is not seen any more.
  package mutating func put(_ view: Reused, _ identifier: String) {
    waiting[identifier, default: []].append(view)
    count += 1
  }

  /// Hides those that still wait, and lets go of those that are too many.
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

  /// Lets go of every view that waits.
  mutating func removeAll() {
    for views in waiting.values {
      for view in views { view.removeFromSuperview() }
    }
    waiting = [:]
    count = 0
  }
}
