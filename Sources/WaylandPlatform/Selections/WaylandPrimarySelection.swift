import ResponderRuntime
import Wayland

/// The primary selection of one seat: a `zwp_primary_selection_device_v1`.
@MainActor final class WaylandPrimarySelection: SelectionDevice {
  var onSelection: (((any SelectionOffer)?) -> Void)?
  private let manager: ZwpPrimarySelectionDeviceManagerV1
  private let device: ZwpPrimarySelectionDeviceV1
  private var newOffers = NewOffers<ZwpPrimarySelectionOfferV1>()

  init(_ manager: ZwpPrimarySelectionDeviceManagerV1, seat: WlSeat) {
    self.manager = manager
    device = manager.getDevice(seat: seat)
    device.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
  }

  private func handle(_ event: ZwpPrimarySelectionDeviceV1.Event) {
    switch event {
    case .dataOffer(let id): newOffers.add(id)
    case .selection(let id): onSelection?(newOffers.take(id))
    }
  }

  func makeSource(
    _ types: [String], _ events: SelectionSourceEvents
  ) -> any SelectionSource {
    TransferSource(manager.createSource(), types, events)
  }

  func select(_ source: (any SelectionSource)?, serial: UInt32) {
    let source = source as? TransferSource<ZwpPrimarySelectionSourceV1>
    device.setSelection(source: source?.object, serial: serial)
  }

  func destroy() {
    onSelection = nil
    device.onEvent = nil
    newOffers.destroy()
    device.destroy()
  }
}

extension ZwpPrimarySelectionOfferV1: OfferProxy {
  static func type(in event: Event) -> String? {
    switch event {
    case .offer(let type): type
    }
  }
}

extension ZwpPrimarySelectionSourceV1: SourceProxy {
  static func tell(_ event: Event, to events: SelectionSourceEvents) {
    switch event {
    case .send(let type, let descriptor): events.send(type, descriptor)
    case .cancelled: events.cancelled()
    }
  }
}
