import Wayland

/// The primary selection of one seat: a `zwp_primary_selection_device_v1`.
@MainActor final class WaylandPrimarySelection: SelectionDevice {
  var onSelection: (((any SelectionOffer)?) -> Void)?
  private let manager: ZwpPrimarySelectionDeviceManagerV1
  private let device: ZwpPrimarySelectionDeviceV1
  /// The newest offer, of which it is not yet told what it is for.
  private var newcomer: Offer?

  init(_ manager: ZwpPrimarySelectionDeviceManagerV1, seat: WlSeat) {
    self.manager = manager
    device = manager.getDevice(seat: seat)
    device.onEvent = { [weak self] event in self?.handle(event) }
  }

  private func handle(_ event: ZwpPrimarySelectionDeviceV1.Event) {
    switch event {
    case .dataOffer(let id):
      newcomer?.destroy()
      newcomer = Offer(id)
    case .selection(let id):
      onSelection?(take(id))
    }
  }

  /// The offer that an event names.
  private func take(_ id: ZwpPrimarySelectionOfferV1?) -> Offer? {
    guard let id, let offer = newcomer, offer.offer === id else { return nil }
    newcomer = nil
    return offer
  }

  func makeSource(
    _ types: [String], _ events: SelectionSourceEvents
  ) -> any SelectionSource {
    Source(manager.createSource(), types, events)
  }

  func select(_ source: (any SelectionSource)?, serial: UInt32) {
    device.setSelection(source: (source as? Source)?.source, serial: serial)
  }

  func destroy() {
    onSelection = nil
    device.onEvent = nil
    newcomer?.destroy()
    newcomer = nil
    device.destroy()
  }

  /// A `zwp_primary_selection_offer_v1`.
  private final class Offer: SelectionOffer {
    let offer: ZwpPrimarySelectionOfferV1
    private var offered = OfferedTypes()
    var types: [String] { offered.all }

    init(_ offer: ZwpPrimarySelectionOfferV1) {
      self.offer = offer
      offer.onEvent = { [weak self] event in
        switch event {
        case .offer(let type): self?.offered.add(type)
        }
      }
    }

    func receive(_ type: String, into descriptor: Int32) {
      offer.receive(mimeType: type, fd: descriptor)
    }

    func destroy() {
      offer.onEvent = nil
      offer.destroy()
    }
  }

  /// A `zwp_primary_selection_source_v1`.
  private final class Source: SelectionSource {
    let source: ZwpPrimarySelectionSourceV1

    init(
      _ source: ZwpPrimarySelectionSourceV1, _ types: [String], _ events: SelectionSourceEvents
    ) {
      self.source = source
      source.onEvent = { event in
        switch event {
        case .send(let type, let descriptor): events.send(type, descriptor)
        case .cancelled: events.cancelled()
        }
      }
      for type in types { source.offer(mimeType: type) }
    }

    func destroy() {
      source.onEvent = nil
      source.destroy()
    }
  }
}
