/// The observers of a change: a typed stand-in for a notification.
///
///     Accessibility.reduceMotionStatusDidChange.add(self) { controller, isReduced in
///       controller.spinner.isHidden = isReduced
///     }
@preconcurrency @MainActor public final class ObserverList<Value> {
  private struct Entry {
    weak var owner: AnyObject?
    var call: (AnyObject, Value) -> Void
  }
  private var entries: [Entry] = []

  /// Creates an empty list.
  public init() {}

  /// Has a closure called for every change, as long as its owner lives; the owner is held weakly and
  /// given to the closure.
  public func add<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, Value) -> Void
  ) {
    entries.append(
      Entry(owner: owner) { object, value in
        if let owner = object as? Owner { body(owner, value) }
      })
  }

  /// Has no closure of an owner called any more.
  public func remove(_ owner: AnyObject) {
    entries.removeAll { $0.owner === owner || $0.owner == nil }
  }

  /// Tells everybody, in the order in which they came.
  func tell(_ value: Value) {
    let told = entries
    for entry in told {
      if let owner = entry.owner { entry.call(owner, value) }
    }
    entries.removeAll { $0.owner == nil }
  }
}
