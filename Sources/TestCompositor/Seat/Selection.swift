internal import ResponderSystem

/// The clipboard, and the sources of drags.
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
      case .setActions(let actions): offeredActions[key] = actions.rawValue
      case .destroy: break
      }
    }
    source.whenGone { [unowned self, unowned source] in
      offeredTypes[key] = nil
      offeredActions[key] = nil
      if selection === source { selection = nil }
    }
  }

  private func serve(_ device: WlDataDeviceResource, _ seat: WlSeatResource) {
    guard let seat = seats.first(where: { $0.owns(seat) }) else { return }
    seat.dataDevices.append(device)
    device.onRequest = { [unowned self, unowned seat] request in
      switch request {
      case .setSelection(let source, let serial):
        selectionSerials.append(serial)
        if refusesSelections { return }
        if selection !== source { selection?.sendCancelled() }
        selection = source
        if echoesSelections { seat.echoSelection() }
      case .startDrag(let source, _, let icon, let serial):
        startDrag(source, icon, serial, seat)
      case .release: break
      }
    }
    device.whenGone { [unowned seat, unowned device] in
      seat.dataDevices.removeAll { $0 === device }
    }
  }

  /// The types in which a client offers the contents of the clipboard, or `nil` if it has set none.
  public var selectionTypes: [String]? {
    selection.flatMap { offeredTypes[ObjectIdentifier($0)] }
  }

  /// Requests the clipboard contents that the client has set. They arrive through the returned descriptor.
  /// The caller must read it to its end, off the compositor's thread, and close it.
  ///
  /// - Throws: ``TestCompositorError/missing(_:)`` if the client has set no contents, and
  ///   ``TestCompositorError/noSocket(errno:)`` if there is no free descriptor.
  public func requestSelection(as mimeType: String) throws -> Int32 {
    guard let selection else { throw TestCompositorError.missing("selection") }
    return try Self.throughPipe { selection.sendSend(mimeType: mimeType, fd: $0) }
  }

  /// Creates a pipe, and gives its end for writing to `send`, and closes that end. Returns the end for
  /// reading.
  static func throughPipe(_ send: (Int32) -> Void) throws -> Int32 {
    do throws(SystemError) {
      let ends = try FileDescriptor.pipe()
      send(ends.writeEnd.number)
      return try SystemCall.copy(ends.readEnd.number)
    } catch {
      throw TestCompositorError.noSocket(errno: error.code)
    }
  }
}

extension Server.Seat {
  /// Sets the clipboard contents as another client would: bytes by their types.
  ///
  /// The bytes are written into the client's pipe immediately, so they should be less than a pipe holds, 64
  /// KiB. If `holds` is `true`, nothing is written and the pipe stays open, as with another client that
  /// hangs. `meanwhile` is called after the offer was announced and before it becomes the selection.
  public func offerSelection(
    _ data: [String: [UInt8]], holds: Bool = false, meanwhile: () -> Void = {}
  ) {
    server.selection?.sendCancelled()
    server.selection = nil
    for device in dataDevices {
      let offer = WlDataOfferResource(
        client: device.client, id: 0, version: device.version, server: server)
      offer.onRequest = { [unowned server] request in
        switch request {
        case .receive(let mimeType, let descriptor):
          server.hand(data[mimeType] ?? [], to: descriptor, holds: holds)
        case .accept, .destroy, .finish, .setActions: break
        }
      }
      device.sendDataOffer(id: offer)
      for mimeType in data.keys.sorted() { offer.sendOffer(mimeType: mimeType) }
      meanwhile()
      device.sendSelection(id: offer)
    }
  }

  /// Sends the clipboard contents of a client to all clients, as when the focus returns.
  public func echoSelection() {
    guard let source = server.selection, let types = server.selectionTypes else {
      return clearSelection()
    }
    for device in dataDevices {
      let offer = WlDataOfferResource(
        client: device.client, id: 0, version: device.version, server: server)
      offer.onRequest = { [weak source] request in
        switch request {
        case .receive(let mimeType, let descriptor):
          source?.sendSend(mimeType: mimeType, fd: descriptor)
          SystemCall.close(descriptor)
        case .accept, .destroy, .finish, .setActions: break
        }
      }
      device.sendDataOffer(id: offer)
      for mimeType in server.inOrderOfOffers(types) { offer.sendOffer(mimeType: mimeType) }
      device.sendSelection(id: offer)
    }
  }

  /// Clears the clipboard.
  public func clearSelection() {
    for device in dataDevices { device.sendSelection(id: nil) }
  }

  /// Sends offers without a use, a number of times.
  public func offerInVain(_ times: Int) {
    for device in dataDevices {
      for _ in 0..<times {
        let offer = WlDataOfferResource(
          client: device.client, id: 0, version: device.version, server: server)
        device.sendDataOffer(id: offer)
        offer.sendOffer(mimeType: "text/plain")
      }
    }
  }
}

extension Server {
  /// Returns the types of a client's own selection in the order in which they are sent to it.
  func inOrderOfOffers(_ types: [String]) -> [String] {
    behavior.reversesTypes ? types.reversed() : types
  }

  /// Writes the data of another client into a pipe. A client that hangs keeps the pipe open.
  func hand(_ bytes: [UInt8], to descriptor: Int32, holds: Bool) {
    if holds {
      heldDescriptors.append(descriptor)
    } else {
      _ = try? SystemCall.writeFully(bytes, to: descriptor)
      SystemCall.close(descriptor)
    }
  }

  /// Closes the pipes of clients that hang, and returns their number.
  @discardableResult public func closeHeldPipes() -> Int {
    defer { heldDescriptors = [] }
    for descriptor in heldDescriptors { SystemCall.close(descriptor) }
    return heldDescriptors.count
  }
}
