import ResponderRuntime
import Wayland

/// A protocol object for an offer of another program.
@MainActor protocol OfferProxy: Proxy {
  associatedtype Event
  var onEvent: ((Event) -> Void)? { get set }
  func receive(mimeType: String, fd: Int32)
  /// Returns the MIME type in an event, or `nil` if the event has none.
  static func type(in event: Event) -> String?
  /// Returns the action in an event of a drag, or `nil` if the event has none.
  static func action(in event: Event) -> OfferedAction?
}

/// The actions in an event of an offer, as values of `dnd_action`.
enum OfferedAction {
  /// The actions that the source permits.
  case allowed(UInt32)
  /// The action that the drop would perform.
  case chosen(UInt32)
}

extension OfferProxy {
  static func action(in event: Event) -> OfferedAction? { nil }
}

/// A protocol object for an offer of this program.
@MainActor protocol SourceProxy: Proxy {
  associatedtype Event
  var onEvent: ((Event) -> Void)? { get set }
  func offer(mimeType: String)
  /// Calls the handler for an event.
  static func tell(_ event: Event, to events: SelectionSourceEvents)
}

/// An offer of another program, with its protocol object.
@MainActor final class TransferOffer<Object: OfferProxy>: SelectionOffer {
  let object: Object
  private var offered = OfferedTypes()
  var types: [String] { offered.all }
  /// The actions that the source of a drag permits, and the action that the drop would perform.
  private(set) var sourceActions: UInt32 = 0
  private(set) var action: UInt32 = 0
  /// The closure that is called when one of the two properties has changed.
  var onActions: (() -> Void)?

  init(_ object: Object) {
    self.object = object
    object.onEvent = { [link = BackLink(self)] event in
      if let type = Object.type(in: event) { link.target?.offered.add(type) }
      if let action = Object.action(in: event) { link.target?.take(action) }
    }
  }

  private func take(_ action: OfferedAction) {
    switch action {
    case .allowed(let actions): sourceActions = actions
    case .chosen(let chosen): self.action = chosen
    }
    onActions?()
  }

  func receive(_ type: String, into descriptor: Int32) {
    object.receive(mimeType: type, fd: descriptor)
  }

  func destroy() {
    object.onEvent = nil
    object.destroy()
  }
}

/// An offer of this program, with its protocol object.
@MainActor final class TransferSource<Object: SourceProxy>: SelectionSource {
  let object: Object

  init(_ object: Object, _ types: [String], _ events: SelectionSourceEvents) {
    self.object = object
    object.onEvent = { Object.tell($0, to: events) }
    for type in types { object.offer(mimeType: type) }
  }

  func destroy() {
    object.onEvent = nil
    object.destroy()
  }
}

/// The new offers of a device, until the compositor announces their purposes.
///
/// A compositor may announce the offer of a drag between that of a selection and `selection`.
@MainActor struct NewOffers<Object: OfferProxy> {
  /// The largest number of offers that wait: one of a drag and one of a selection.
  private static var maximumCount: Int { 2 }
  /// The offers, oldest first.
  private var offers: [TransferOffer<Object>] = []

  /// Stores a new offer. If too many offers wait, destroys the oldest.
  mutating func add(_ object: Object) {
    if offers.count >= Self.maximumCount { offers.removeFirst().destroy() }
    offers.append(TransferOffer(object))
  }

  /// Returns the offer that an event names, and removes it.
  mutating func take(_ object: Object?) -> TransferOffer<Object>? {
    guard let object, let index = offers.firstIndex(where: { $0.object === object }) else {
      return nil
    }
    return offers.remove(at: index)
  }

  mutating func destroy() {
    for offer in offers { offer.destroy() }
    offers = []
  }
}
