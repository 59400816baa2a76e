/// An offer of another program: a `wl_data_offer` or a similar object.
@MainActor protocol SelectionOffer: AnyObject {
  /// The MIME types, in the order in which the other program offers them.
  var types: [String] { get }
  /// Requests the data in a type. The other program writes it, and the caller closes its own descriptor.
  func receive(_ type: String, into descriptor: Int32)
  func destroy()
}

/// An offer of this program: a `wl_data_source` or a similar object.
@MainActor protocol SelectionSource: AnyObject {
  func destroy()
}

/// The handlers of a source's events.
@MainActor struct SelectionSourceEvents {
  /// The handler of a request for the data in a type. It closes the descriptor.
  var send: (String, Int32) -> Void
  /// The handler of the source's end. No requests follow.
  var cancelled: () -> Void
  /// The handler of a drag's acceptance, with the type that the target would accept, or `nil` if it accepts
  /// none.
  var accepted: (String?) -> Void = { _ in }
  /// The handler of the drag's action, as a value of `dnd_action`.
  var action: (UInt32) -> Void = { _ in }
  /// The handler of a drop on a target.
  var dropped: () -> Void = {}
  /// The handler of the end of a drag. The target has received all data.
  var finished: () -> Void = {}

  init(send: @escaping (String, Int32) -> Void, cancelled: @escaping () -> Void) {
    self.send = send
    self.cancelled = cancelled
  }
}

/// A seat's access to a selection: a `wl_data_device` or a similar object.
@MainActor protocol SelectionDevice: AnyObject {
  /// The closure that is called when the selection becomes another program's offer, or none.
  var onSelection: (((any SelectionOffer)?) -> Void)? { get set }
  func makeSource(_ types: [String], _ events: SelectionSourceEvents) -> any SelectionSource
  func select(_ source: (any SelectionSource)?, serial: UInt32)
  func destroy()
}

/// The types of an offer, without duplicates and limited in number.
struct OfferedTypes {
  private(set) var all: [String] = []

  /// Adds a type, unless it is known or the limit is reached.
  mutating func add(_ type: String) {
    guard all.count < WaylandLimits.maximumOfferedTypes, !all.contains(type) else { return }
    all.append(type)
  }
}
