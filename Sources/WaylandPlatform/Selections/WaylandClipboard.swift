import Wayland

/// The clipboard of one seat: a `wl_data_device`. Drags from other programs are not taken.
@MainActor final class WaylandClipboard: SelectionDevice {
  var onSelection: (((any SelectionOffer)?) -> Void)?
  private let manager: WlDataDeviceManager
  private let device: WlDataDevice
  private var newest = NewestOffer<WlDataOffer>()
  /// What is dragged over one of our surfaces.
  private var dragged: WireOffer<WlDataOffer>?

  init(_ manager: WlDataDeviceManager, seat: WlSeat) {
    self.manager = manager
    device = manager.getDataDevice(seat: seat)
    device.onEvent = { [weak self] event in self?.handle(event) }
  }

  private func handle(_ event: WlDataDevice.Event) {
    switch event {
    case .dataOffer(let id): newest.come(id)
    case .selection(let id): onSelection?(newest.take(id))
    case .enter(_, _, _, _, let id): drag(newest.take(id))
    case .leave, .drop: drag(nil)
    case .motion: break
    }
  }

  private func drag(_ offer: WireOffer<WlDataOffer>?) {
    dragged?.destroy()
    dragged = offer
  }

  func makeSource(
    _ types: [String], _ events: SelectionSourceEvents
  ) -> any SelectionSource {
    WireSource(manager.createDataSource(), types, events)
  }

  func select(_ source: (any SelectionSource)?, serial: UInt32) {
    device.setSelection(source: (source as? WireSource<WlDataSource>)?.object, serial: serial)
  }

  func destroy() {
    onSelection = nil
    device.onEvent = nil
    newest.destroy()
    drag(nil)
    device.release()
  }
}

extension WlDataOffer: OfferProxy {
  static func type(in event: Event) -> String? {
    switch event {
    case .offer(let type): type
    case .sourceActions, .action: nil
    }
  }
}

extension WlDataSource: SourceProxy {
  static func tell(_ event: Event, to events: SelectionSourceEvents) {
    switch event {
    case .send(let type, let descriptor): events.send(type, descriptor)
    case .cancelled: events.cancelled()
    case .target, .dndDropPerformed, .dndFinished, .action: break
    }
  }
}
