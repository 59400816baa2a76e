import ResponderGeometry
import ResponderRuntime
import Wayland

/// The clipboard of one seat: a `wl_data_device`. It forwards the events of drags to ``WaylandDrags``.
@MainActor final class WaylandClipboard: SelectionDevice {
  var onSelection: (((any SelectionOffer)?) -> Void)?
  private let manager: WlDataDeviceManager
  private let device: WlDataDevice
  private var newOffers = NewOffers<WlDataOffer>()
  private let drags: WaylandDrags

  init(_ manager: WlDataDeviceManager, seat: WlSeat, drags: WaylandDrags) {
    self.manager = manager
    self.drags = drags
    device = manager.getDataDevice(seat: seat)
    device.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
  }

  private func handle(_ event: WlDataDevice.Event) {
    switch event {
    case .dataOffer(let id): newOffers.add(id)
    case .selection(let id): onSelection?(newOffers.take(id))
    case .enter(let serial, let surface, let x, let y, let id):
      drags.entered(self, serial, surface, Point(x: x, y: y), newOffers.take(id))
    case .motion(_, let x, let y): drags.moved(self, Point(x: x, y: y))
    case .leave: drags.left(self)
    case .drop: drags.dropped(self)
    }
  }

  /// Creates the source of a drag.
  func makeDragSource(
    _ types: [String], _ events: SelectionSourceEvents
  ) -> TransferSource<WlDataSource> { TransferSource(manager.createDataSource(), types, events) }

  func startDrag(
    _ source: TransferSource<WlDataSource>, from surface: WlSurface, icon: WlSurface?,
    serial: UInt32
  ) { device.startDrag(source: source.object, origin: surface, icon: icon, serial: serial) }

  func makeSource(
    _ types: [String], _ events: SelectionSourceEvents
  ) -> any SelectionSource {
    TransferSource(manager.createDataSource(), types, events)
  }

  func select(_ source: (any SelectionSource)?, serial: UInt32) {
    device.setSelection(source: (source as? TransferSource<WlDataSource>)?.object, serial: serial)
  }

  func destroy() {
    onSelection = nil
    device.onEvent = nil
    newOffers.destroy()
    drags.forget(self)
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

  static func action(in event: Event) -> OfferedAction? {
    switch event {
    case .offer: nil
    case .sourceActions(let actions): .allowed(actions.rawValue)
    case .action(let action): .chosen(action.rawValue)
    }
  }
}

extension WlDataSource: SourceProxy {
  static func tell(_ event: Event, to events: SelectionSourceEvents) {
    switch event {
    case .send(let type, let descriptor): events.send(type, descriptor)
    case .cancelled: events.cancelled()
    case .target(let type): events.accepted(type)
    case .dndDropPerformed: events.dropped()
    case .dndFinished: events.finished()
    case .action(let action): events.action(action.rawValue)
    }
  }
}
