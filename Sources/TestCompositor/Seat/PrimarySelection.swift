internal import ResponderSystem

/// The primary selection.
extension Server {
  func serve(_ manager: ZwpPrimarySelectionDeviceManagerV1Resource) {
    manager.onRequest = { [unowned self] request in
      switch request {
      case .createSource(let id): serve(id)
      case .getDevice(let id, let seat): serve(id, seat)
      case .destroy: break
      }
    }
  }

  private func serve(_ source: ZwpPrimarySelectionSourceV1Resource) {
    let key = ObjectIdentifier(source)
    offeredTypes[key] = []
    source.onRequest = { [unowned self] request in
      switch request {
      case .offer(let mimeType): offeredTypes[key]?.append(mimeType)
      case .destroy: break
      }
    }
    source.whenGone { [unowned self, unowned source] in
      offeredTypes[key] = nil
      if primarySelection === source { primarySelection = nil }
    }
  }

  private func serve(_ device: ZwpPrimarySelectionDeviceV1Resource, _ seat: WlSeatResource) {
    guard let seat = seats.first(where: { $0.owns(seat) }) else { return }
    seat.primaryDevices.append(device)
    device.onRequest = { [unowned self] request in
      switch request {
      case .setSelection(let source, _):
        if primarySelection !== source { primarySelection?.sendCancelled() }
        primarySelection = source
      case .destroy: break
      }
    }
    device.whenGone { [unowned seat, unowned device] in
      seat.primaryDevices.removeAll { $0 === device }
    }
  }

  /// The types in which a client offers its primary selection, or `nil` if there is none.
  public var primarySelectionTypes: [String]? {
    primarySelection.flatMap { offeredTypes[ObjectIdentifier($0)] }
  }

  /// Requests the client's primary selection, as ``requestSelection(as:)`` does for the clipboard.
  ///
  /// - Throws: ``TestCompositorError/missing(_:)`` if there is no primary selection, and
  ///   ``TestCompositorError/noSocket(errno:)`` if there is no free descriptor.
  public func requestPrimarySelection(as mimeType: String) throws -> Int32 {
    guard let primarySelection else { throw TestCompositorError.missing("primary selection") }
    return try Self.throughPipe { primarySelection.sendSend(mimeType: mimeType, fd: $0) }
  }
}

extension Server.Seat {
  /// Sends the primary selection of a client to all clients, as when the focus returns.
  public func echoPrimarySelection() {
    guard let source = server.primarySelection, let types = server.primarySelectionTypes else {
      for device in primaryDevices { device.sendSelection(id: nil) }
      return
    }
    for device in primaryDevices {
      let offer = ZwpPrimarySelectionOfferV1Resource(
        client: device.client, id: 0, version: device.version, server: server)
      offer.onRequest = { [weak source] request in
        switch request {
        case .receive(let mimeType, let descriptor):
          source?.sendSend(mimeType: mimeType, fd: descriptor)
          SystemCall.close(descriptor)
        case .destroy: break
        }
      }
      device.sendDataOffer(offer: offer)
      for mimeType in server.inOrderOfOffers(types) { offer.sendOffer(mimeType: mimeType) }
      device.sendSelection(id: offer)
    }
  }

  /// Offers a primary selection of another client: bytes by their types.
  public func offerPrimarySelection(_ data: [String: [UInt8]]) {
    server.primarySelection?.sendCancelled()
    server.primarySelection = nil
    for device in primaryDevices {
      let offer = ZwpPrimarySelectionOfferV1Resource(
        client: device.client, id: 0, version: device.version, server: server)
      offer.onRequest = { [unowned server] request in
        switch request {
        case .receive(let mimeType, let descriptor):
          server.hand(data[mimeType] ?? [], to: descriptor, holds: false)
        case .destroy: break
        }
      }
      device.sendDataOffer(offer: offer)
      for mimeType in data.keys.sorted() { offer.sendOffer(mimeType: mimeType) }
      device.sendSelection(id: offer)
    }
  }
}
