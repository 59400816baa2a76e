import Wayland

/// A protocol object that is another program's offer.
@MainActor protocol OfferProxy: Proxy {
  associatedtype Event
  var onEvent: ((Event) -> Void)? { get set }
  func receive(mimeType: String, fd: Int32)
  /// The MIME type that an event tells.
  static func type(in event: Event) -> String?
  /// What an event tells of a drag.
  static func action(in event: Event) -> OfferedAction?
}

/// What an offer tells of a drag, as `dnd_action` has it.
enum OfferedAction {
  /// What the source allows.
  case allowed(UInt32)
  /// What would be done.
  case chosen(UInt32)
}

extension OfferProxy {
  static func action(in event: Event) -> OfferedAction? { nil }
}

/// A protocol object that is what this program offers.
@MainActor protocol SourceProxy: Proxy {
  associatedtype Event
  var onEvent: ((Event) -> Void)? { get set }
  func offer(mimeType: String)
  /// Tells the handlers what an event tells.
  static func tell(_ event: Event, to events: SelectionSourceEvents)
}

/// Another program's offer over such an object.
@MainActor final class WireOffer<Object: OfferProxy>: SelectionOffer {
  let object: Object
  private var offered = OfferedTypes()
  var types: [String] { offered.all }
  /// Of a drag: what the source allows, and what would be done.
  private(set) var sourceActions: UInt32 = 0
  private(set) var action: UInt32 = 0
  /// Called when one of the two was told.
  var onActions: (() -> Void)?

  init(_ object: Object) {
    self.object = object
    object.onEvent = { [weak self] event in
      if let type = Object.type(in: event) { self?.offered.add(type) }
      if let action = Object.action(in: event) { self?.take(action) }
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

/// What this program offers over such an object.
@MainActor final class WireSource<Object: SourceProxy>: SelectionSource {
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

/// The newest offer of a device, of which it is not yet told what it is for.
@MainActor struct NewestOffer<Object: OfferProxy> {
  private var offer: WireOffer<Object>?

  /// An offer comes; one that nobody has taken goes.
  mutating func come(_ object: Object) {
    offer?.destroy()
    offer = WireOffer(object)
  }

  /// Takes the offer that an event names.
  mutating func take(_ object: Object?) -> WireOffer<Object>? {
    guard let object, let offer, offer.object === object else { return nil }
    self.offer = nil
    return offer
  }

  mutating func destroy() {
    offer?.destroy()
    offer = nil
  }
}
