import Wayland

/// The clipboard of one seat: a `wl_data_device`. Drags from other programs are not taken.
@MainActor final class WaylandClipboard: SelectionDevice {
  var onSelection: (((any SelectionOffer)?) -> Void)?
  private let manager: WlDataDeviceManager
  private let device: WlDataDevice
  /// The newest offer, of which it is not yet told what it is for.
  private var newcomer: Offer?
  /// What is dragged over one of our surfaces.
  private var dragged: Offer?

  init(_ manager: WlDataDeviceManager, seat: WlSeat) {
    self.manager = manager
    device = manager.getDataDevice(seat: seat)
    device.onEvent = { [weak self] event in self?.handle(event) }
  }

  private func handle(_ event: WlDataDevice.Event) {
    switch event {
    case .dataOffer(let id):
      newcomer?.destroy()
      newcomer = Offer(id)
    case .selection(let id):
      onSelection?(take(id))
    case .enter(_, _, _, _, let id):
      dragged?.destroy()
      dragged = take(id)
    case .leave, .drop:
      dragged?.destroy()
      dragged = nil
    case .motion:
      break
    }
  }

  /// The offer that an event names.
  private func take(_ id: WlDataOffer?) -> Offer? {
    guard let id, let offer = newcomer, offer.offer === id else { return nil }
    newcomer = nil
    return offer
  }

  func makeSource(
    _ types: [String], _ events: SelectionSourceEvents
  ) -> any SelectionSource {
    Source(manager.createDataSource(), types, events)
  }

  func select(_ source: (any SelectionSource)?, serial: UInt32) {
    device.setSelection(source: (source as? Source)?.source, serial: serial)
  }

  func destroy() {
    onSelection = nil
    device.onEvent = nil
    newcomer?.destroy()
    newcomer = nil
    dragged?.destroy()
    dragged = nil
    device.release()
  }

  /// A `wl_data_offer`.
  private final class Offer: SelectionOffer {
    let offer: WlDataOffer
    private var offered = OfferedTypes()
    var types: [String] { offered.all }

    init(_ offer: WlDataOffer) {
      self.offer = offer
      offer.onEvent = { [weak self] event in
        switch event {
        case .offer(let type): self?.offered.add(type)
        case .sourceActions, .action: break
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

  /// A `wl_data_source`.
  private final class Source: SelectionSource {
    let source: WlDataSource

    init(_ source: WlDataSource, _ types: [String], _ events: SelectionSourceEvents) {
      self.source = source
      source.onEvent = { event in
        switch event {
        case .send(let type, let descriptor): events.send(type, descriptor)
        case .cancelled: events.cancelled()
        case .target, .dndDropPerformed, .dndFinished, .action: break
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
