import ResponderRuntime

/// A list of the observers of a change, which is a typed replacement for a notification.
///
///     Accessibility.reduceMotionStatusDidChange.add(self) { controller, isReduced in
///       controller.spinner.isHidden = isReduced
///     }
///
/// A class of a program has a list for each of its changes, and notifies it:
///
///     @MainActor final class Player {
///       private(set) var title = ""
///       let titleDidChange = ObserverList<String>()
///
///       func play(_ title: String) {
///         self.title = title
///         titleDidChange.notify(title)
///       }
///     }
@preconcurrency @MainActor public final class ObserverList<Value> {
  private struct Entry {
    let number: Int
    @BackLink var owner: AnyObject?
    var call: (AnyObject, Value) -> Void
  }
  private var entries: [Entry] = []
  private var lastNumber = 0
  /// The number of times that observers were removed.
  private var removalCount = 0

  /// Creates an empty list.
  public init() {}

  /// Adds a closure that is called for every change, as long as its owner exists. The owner is held weakly
  /// and given to the closure. An owner may add several closures.
  public func add<Owner: AnyObject>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner, Value) -> Void
  ) {
    lastNumber += 1
    entries.append(
      Entry(number: lastNumber, owner: BackLink(owner)) { object, value in
        if let owner = object as? Owner { body(owner, value) }
      })
  }

  /// Removes all closures of an owner.
  public func remove(_ owner: AnyObject) {
    entries.removeAll { $0.owner === owner || $0.owner == nil }
    removalCount += 1
  }

  /// Calls the closures with a value, in the order in which they were added, before it returns.
  ///
  /// A closure that is added meanwhile is called for the next change. One that is removed meanwhile, and
  /// was not called yet, is not called. A closure may notify again. Follows
  /// `NotificationCenter.post(name:object:)`.
  public func notify(_ value: Value) {
    let countBefore = removalCount
    for entry in entries {
      guard let owner = entry.owner else { continue }
      if removalCount != countBefore, !entries.contains(where: { $0.number == entry.number }) {
        continue
      }
      entry.call(owner, value)
    }
    entries.removeAll { $0.owner == nil }
  }

  /// Notifies the observers as ``notify(_:)`` does.
  func tell(_ value: Value) { notify(value) }
}
