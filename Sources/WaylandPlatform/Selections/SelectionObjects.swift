/// What another program offers: a `wl_data_offer` or its like.
@MainActor protocol SelectionOffer: AnyObject {
  /// The MIME types, in the order in which they were told.
  var types: [String] { get }
  /// Has the other program write; the caller closes its own descriptor.
  func receive(_ type: String, into descriptor: Int32)
  func destroy()
}

/// What this program offers: a `wl_data_source` or its like.
@MainActor protocol SelectionSource: AnyObject {
  func destroy()
}

/// What becomes of a source.
@MainActor struct SelectionSourceEvents {
  /// Somebody wants the data in a type; the descriptor is the handler's.
  var send: (String, Int32) -> Void
  /// Nobody will ask any more.
  var cancelled: () -> Void
  /// Of a drag: what it is over would take it in this type, or not at all.
  var accepted: (String?) -> Void = { _ in }
  /// Of a drag: what would be done, as `dnd_action` has it.
  var action: (UInt32) -> Void = { _ in }
  /// Of a drag: it was dropped on somebody.
  var dropped: () -> Void = {}
  /// Of a drag: who took it has all.
  var finished: () -> Void = {}

  init(send: @escaping (String, Int32) -> Void, cancelled: @escaping () -> Void) {
    self.send = send
    self.cancelled = cancelled
  }
}

/// A seat's part in a selection: a `wl_data_device` or its like.
@MainActor protocol SelectionDevice: AnyObject {
  /// Called when another program's offer, or none, is the selection.
  var onSelection: (((any SelectionOffer)?) -> Void)? { get set }
  func makeSource(_ types: [String], _ events: SelectionSourceEvents) -> any SelectionSource
  func select(_ source: (any SelectionSource)?, serial: UInt32)
  func destroy()
}

/// The types of an offer, as far as they are worth keeping.
struct OfferedTypes {
  private(set) var all: [String] = []

  /// Keeps a type, unless there are too many or it is known.
  mutating func add(_ type: String) {
    guard all.count < WaylandLimits.maximumOfferedTypes, !all.contains(type) else { return }
    all.append(type)
  }
}
