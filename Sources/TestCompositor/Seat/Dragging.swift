internal import ResponderSystem

/// Drags of clients, and drags of another client over their surfaces.
extension Server {
  /// A drag in progress.
  public final class Drag {
    /// The source of the drag, if a client has begun it.
    public internal(set) weak var source: WlDataSourceResource?
    /// The surface with the drag image.
    public internal(set) weak var icon: Surface?
    /// The serial with which the drag was begun.
    public let serial: UInt32
    /// The types that the source offers.
    public let types: [String]
    /// The actions that the source allows, as values of `dnd_action`.
    public internal(set) var sourceActions: UInt32
    /// The type that the target accepts, or `nil` for none.
    public internal(set) var accepted: String?
    /// The actions of the target, as values of `dnd_action`.
    public internal(set) var targetActions: UInt32 = 0
    /// The action that the compositor has chosen.
    public internal(set) var chosen: UInt32 = 0
    /// A Boolean value that indicates whether the data was dropped.
    public internal(set) var isDropped = false
    /// A Boolean value that indicates whether the target has received all data.
    public internal(set) var isFinished = false
    /// The existing offers of the drag.
    public internal(set) var offers: [WlDataOfferResource] = []
    /// The data of another client.
    let data: [String: [UInt8]]
    let holds: Bool
    /// The action that the user has chosen with keys, or zero for none.
    public var forcedAction: UInt32 = 0

    init(
      source: WlDataSourceResource?, icon: Surface?, serial: UInt32, types: [String],
      actions: UInt32, data: [String: [UInt8]] = [:], holds: Bool = false
    ) {
      self.source = source
      self.icon = icon
      self.serial = serial
      self.types = types
      self.data = data
      self.holds = holds
      sourceActions = actions
    }

    /// Chooses one of the actions that both sides allow, and sends it to both.
    func choose(_ preferred: UInt32) {
      let common = sourceActions & targetActions
      let wanted = forcedAction != 0 ? forcedAction : preferred
      var new = common & wanted
      if new == 0 { new = common & preferred }
      if new == 0 { new = common & (~common &+ 1) }
      guard new != chosen else { return }
      chosen = new
      for offer in offers where offer.version >= 3 {
        offer.sendAction(dndAction: .init(rawValue: new))
      }
      if let source, source.version >= 3 { source.sendAction(dndAction: .init(rawValue: new)) }
    }
  }

  /// Begins a drag for a client.
  func startDrag(
    _ source: WlDataSourceResource?, _ icon: WlSurfaceResource?, _ serial: UInt32, _ seat: Seat
  ) {
    guard !behavior.refusesDrags, serial == seat.pressSerial, let source else { return }
    let key = ObjectIdentifier(source)
    let surface = surface(of: icon)
    if let surface, let role = surface.role, role != .dragIcon {
      source.postError(WlDataDeviceResource.ErrorCode.role, "the icon has another role")
      return
    }
    surface?.role = .dragIcon
    seat.drag = Drag(
      source: source, icon: surface, serial: serial, types: offeredTypes[key] ?? [],
      actions: source.version >= 3 ? offeredActions[key] ?? 0 : 1)
    seat.pointerLeave()
  }
}

extension Server.Seat {
  /// Begins a drag of another client, with its data by type, and the actions that it allows as values of
  /// `dnd_action`. If `holds` is `true`, no data is ever written.
  public func dragElsewhere(
    _ data: [String: [UInt8]], actions: UInt32 = 3, holds: Bool = false
  ) {
    drag = Server.Drag(
      source: nil, icon: nil, serial: 0, types: data.keys.sorted(), actions: actions, data: data,
      holds: holds)
  }

  /// Moves the drag into a surface.
  public func dragEnter(_ surface: Server.Surface, x: Double, y: Double) {
    guard let drag else { return }
    for device in dataDevices where device.client == surface.resource.client {
      let offer = makeOffer(drag, device)
      device.sendEnter(
        serial: server.nextSerial(), surface: surface.resource, x: x, y: y, id: offer)
    }
  }

  private func makeOffer(
    _ drag: Server.Drag, _ device: WlDataDeviceResource
  ) -> WlDataOfferResource {
    let offer = WlDataOfferResource(
      client: device.client, id: 0, version: device.version, server: server)
    offer.onRequest = { [unowned server, weak offer] request in
      switch request {
      case .accept(_, let type):
        drag.accepted = type
        drag.source?.sendTarget(mimeType: type)
      case .receive(let type, let descriptor):
        if let source = drag.source {
          source.sendSend(mimeType: type, fd: descriptor)
          SystemCall.close(descriptor)
        } else {
          server.hand(drag.data[type] ?? [], to: descriptor, holds: drag.holds)
        }
      case .setActions(let actions, let preferred):
        if preferred.rawValue & ~actions.rawValue != 0 || preferred.rawValue.nonzeroBitCount > 1 {
          offer?.postError(WlDataOfferResource.ErrorCode.invalidAction, "not among the actions")
          return
        }
        drag.targetActions = actions.rawValue
        if drag.isDropped { drag.forcedAction = 0 }
        drag.choose(preferred.rawValue)
      case .finish:
        guard drag.isDropped, drag.accepted != nil, drag.chosen != 0 else {
          offer?.postError(WlDataOfferResource.ErrorCode.invalidFinish, "nothing to finish")
          return
        }
        drag.isFinished = true
        if let source = drag.source, source.version >= 3 { source.sendDndFinished() }
      case .destroy: break
      }
    }
    offer.whenGone { [weak drag, weak offer] in drag?.offers.removeAll { $0 === offer } }
    device.sendDataOffer(id: offer)
    for type in drag.types { offer.sendOffer(mimeType: type) }
    if offer.version >= 3 {
      offer.sendSourceActions(sourceActions: .init(rawValue: drag.sourceActions))
    }
    drag.offers.append(offer)
    return offer
  }

  /// Moves the drag to a point.
  public func dragMotion(x: Double, y: Double) {
    for device in dataDevices { device.sendMotion(time: server.now, x: x, y: y) }
  }

  /// Discards the acceptance of the target, although the target has not changed it.
  public func dragForgetAnswer() {
    drag?.accepted = nil
    drag?.targetActions = 0
    drag?.choose(0)
  }

  /// Moves the drag out of the surface.
  public func dragLeave() {
    for device in dataDevices { device.sendLeave() }
    drag?.accepted = nil
    drag?.targetActions = 0
    drag?.source?.sendTarget(mimeType: nil)
    drag?.choose(0)
  }

  /// Ends the drag as when the button or the touch is released. If the target accepts the data, it is
  /// dropped. Otherwise, the drag is cancelled.
  ///
  /// - Parameter tellsSource: A Boolean value that indicates whether the source receives the event for the
  ///   drop. With touches, weston 10 does not send it.
  public func dragDrop(tellsSource: Bool = true) {
    guard let drag else { return }
    guard drag.accepted != nil, drag.chosen != 0 || drag.offers.allSatisfy({ $0.version < 3 })
    else {
      for device in dataDevices { device.sendLeave() }
      drag.source?.sendCancelled()
      self.drag = nil
      return
    }
    drag.isDropped = true
    for device in dataDevices { device.sendDrop() }
    if tellsSource, let source = drag.source, source.version >= 3 { source.sendDndDropPerformed() }
  }

  /// Drops the data on another client, which requests a type. Returns the end of the pipe for reading.
  ///
  /// - Throws: ``TestCompositorError/missing(_:)`` if no drag with data is in progress, and
  ///   ``TestCompositorError/noSocket(errno:)`` if there is no free descriptor.
  public func dragTakenElsewhere(as type: String, action: UInt32 = 1) throws -> Int32 {
    guard let drag, let source = drag.source else { throw TestCompositorError.missing("drag") }
    source.sendTarget(mimeType: type)
    if source.version >= 3 {
      source.sendAction(dndAction: .init(rawValue: action))
      source.sendDndDropPerformed()
    }
    return try Server.throughPipe { source.sendSend(mimeType: type, fd: $0) }
  }

  /// Finishes the transfer to another client.
  public func dragFinishedElsewhere() {
    if let source = drag?.source, source.version >= 3 { source.sendDndFinished() }
    drag = nil
  }

  /// Cancels the drag on the compositor's initiative.
  public func dragCancel() {
    drag?.source?.sendCancelled()
    drag = nil
  }

  /// Sends events without a drag: drops, a motion and a leave event.
  public func dragNonsense() {
    for device in dataDevices {
      device.sendDrop()
      device.sendMotion(time: server.now, x: 1, y: 1)
      device.sendLeave()
      device.sendDrop()
    }
  }
}
