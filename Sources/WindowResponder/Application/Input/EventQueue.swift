import ResponderPlatform
import ResponderRuntime

/// A queue of the user's input events, system events and posted actions. First in, first out.
@MainActor final class EventQueue {
  /// An entry of the queue.
  enum Entry {
    case input(InputEvent)
    case system(@MainActor () -> Void)
    case action(PostedAction)
  }

  /// An action that is sent later.
  struct PostedAction {
    var selector: Selector
    var target: WeakReference
    var sender: WeakReference
    var event: Event?
  }

  /// A weak reference that knows whether it ever had an object.
  struct WeakReference {
    @BackLink private(set) var object: AnyObject?
    let wasNil: Bool

    init(_ value: Any?) {
      let object = value.flatMap(asObject)
      wasNil = object == nil
      self.object = object
    }

    /// A Boolean value that indicates whether the object was released.
    var hasDied: Bool { !wasNil && object == nil }
  }

  private var entries: [Entry] = []
  private var head = 0

  /// A Boolean value that indicates whether the queue is empty.
  var isEmpty: Bool { head == entries.count }

  func append(_ entry: Entry) {
    entries.append(entry)
  }

  /// Removes and returns the first entry. The queue must not be empty.
  func removeFirst() -> Entry {
    let entry = entries[head]
    head += 1
    if head == entries.count {
      entries.removeAll(keepingCapacity: true)
      head = 0
    }
    return entry
  }
}
