import ResponderPlatform

/// What waits to be handled, first in, first out: the user's events, the system's, and posted actions.
@MainActor final class EventQueue {
  /// One thing that waits.
  enum Entry {
    case input(InputEvent)
    case system(@MainActor () -> Void)
    case action(PostedAction)
  }

  /// An action that was not to be sent at once.
  struct PostedAction {
    var selector: Selector
    var target: WeakReference
    var sender: WeakReference
    var event: Event?
  }

  /// A reference that does not keep its object alive, and knows whether there was one.
  struct WeakReference {
    private(set) weak var object: AnyObject?
    let wasNil: Bool

    init(_ value: Any?) {
      object = value.flatMap(asObject)
      wasNil = object == nil
    }

    /// Whether the object has gone in the meantime.
    var hasDied: Bool { !wasNil && object == nil }
  }

  private var entries: [Entry] = []
  private var head = 0

  /// Whether nothing waits.
  var isEmpty: Bool { head == entries.count }

  func append(_ entry: Entry) {
    entries.append(entry)
  }

  func popFirst() -> Entry? {
    guard head < entries.count else { return nil }
    let entry = entries[head]
    head += 1
    if head == entries.count {
      entries.removeAll(keepingCapacity: true)
      head = 0
    }
    return entry
  }
}
