internal import Glibc

/// The clipboard. Drags are not carried out, but their requests are recorded.
extension Server {
  func serve(_ manager: WlDataDeviceManagerResource) {
    manager.onRequest = { [unowned self] request in
      switch request {
      case .createDataSource(let id): serve(id)
      case .getDataDevice(let id, let seat): serve(id, seat)
      }
    }
  }

  private func serve(_ source: WlDataSourceResource) {
    let key = ObjectIdentifier(source)
    offeredTypes[key] = []
    source.onRequest = { [unowned self] request in
      switch request {
      case .offer(let mimeType): offeredTypes[key]?.append(mimeType)
      case .destroy, .setActions: break
      }
    }
    source.whenGone { [unowned self, unowned source] in
      offeredTypes[key] = nil
      if selection === source { selection = nil }
    }
  }

  private func serve(_ device: WlDataDeviceResource, _ seat: WlSeatResource) {
    guard let seat = seats.first(where: { $0.owns(seat) }) else { return }
    seat.dataDevices.append(device)
    device.onRequest = { [unowned self] request in
      switch request {
      case .setSelection(let source, _):
        if selection !== source { selection?.sendCancelled() }
        selection = source
      case .startDrag, .release: break
      }
    }
    device.whenGone { [unowned seat, unowned device] in
      seat.dataDevices.removeAll { $0 === device }
    }
  }

  /// The types in which a client offers what it has put on the clipboard; nil when it has not.
  public var selectionTypes: [String]? {
    selection.flatMap { offeredTypes[ObjectIdentifier($0)] }
  }

  /// Asks the client for what it has put on the clipboard. It comes through the descriptor, which
  /// the caller reads to its end, off the compositor's thread, and closes.
  public func requestSelection(as mimeType: String) throws -> Int32 {
    guard let selection else { throw TestCompositorError.missing("selection") }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw TestCompositorError.noSocket(errno: errno) }
    selection.sendSend(mimeType: mimeType, fd: ends[1])
    close(ends[1])
    return ends[0]
  }
}

extension Server.Seat {
  /// Puts data on the clipboard, as another client would: a text, or bytes, by its types.
  ///
  /// It is written into the client's pipe at once, so it should be less than a pipe holds, 64 KiB.
  public func offerSelection(_ data: [String: [UInt8]]) {
    server.selection?.sendCancelled()
    server.selection = nil
    for device in dataDevices {
      let offer = WlDataOfferResource(
        client: device.client, id: 0, version: device.version, server: server)
      offer.onRequest = { request in
        switch request {
        case .receive(let mimeType, let descriptor):
          let bytes = data[mimeType] ?? []
          _ = write(descriptor, bytes, bytes.count)
          close(descriptor)
        case .accept, .destroy, .finish, .setActions: break
        }
      }
      device.sendDataOffer(id: offer)
      for mimeType in data.keys.sorted() { offer.sendOffer(mimeType: mimeType) }
      device.sendSelection(id: offer)
    }
  }

  /// Clears the clipboard.
  public func clearSelection() {
    for device in dataDevices { device.sendSelection(id: nil) }
  }
}
