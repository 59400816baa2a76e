/// The global `zwp_tablet_manager_v2`: pens.
extension Server {
  func serve(_ manager: ZwpTabletManagerV2Resource) {
    manager.onRequest = { [unowned self] request in
      switch request {
      case .getTabletSeat(let id, let resource):
        guard let seat = seats.first(where: { $0.owns(resource) }) else { return }
        seat.tabletSeats.append(id)
        id.whenGone { [unowned seat, unowned id] in seat.tabletSeats.removeAll { $0 === id } }
        for tablet in seat.tablets { tablet.announce(to: id) }
        for tool in seat.tabletTools { tool.announce(to: id) }
        for pad in seat.tabletPads { pad.announce(to: id) }
      case .destroy: break
      }
    }
  }

  /// Serves `zwp_input_timestamps_manager_v1`: precise times, which ``Seat/timestamp(nanoseconds:)`` sends.
  func serve(_ manager: ZwpInputTimestampsManagerV1Resource) {
    manager.onRequest = { [unowned self] request in
      switch request {
      case .getTouchTimestamps(let id, let touch):
        seats.first { $0.touches.contains { $0 === touch } }?.keep(id)
      case .getPointerTimestamps(let id, let pointer):
        seats.first { $0.pointers.contains { $0 === pointer } }?.keep(id)
      case .getKeyboardTimestamps(let id, let keyboard):
        seats.first { $0.keyboards.contains { $0 === keyboard } }?.keep(id)
      case .destroy: break
      }
    }
  }
}

extension Server.Seat {
  fileprivate func keep(_ timestamps: ZwpInputTimestampsV1Resource) {
    self.timestamps.append(timestamps)
    timestamps.whenGone { [unowned self, unowned timestamps] in
      self.timestamps.removeAll { $0 === timestamps }
    }
  }

  /// Sends the time of the next event of each device, in nanoseconds.
  public func timestamp(nanoseconds: UInt64) {
    let seconds = nanoseconds / 1_000_000_000
    for resource in timestamps {
      resource.sendTimestamp(
        tvSecHi: UInt32(truncatingIfNeeded: seconds >> 32),
        tvSecLo: UInt32(truncatingIfNeeded: seconds),
        tvNsec: UInt32(nanoseconds % 1_000_000_000))
    }
  }

  /// Connects a tablet.
  @discardableResult public func addTablet(name: String = "Tablet") -> Server.Tablet {
    let tablet = Server.Tablet(name: name, seat: self)
    tablets.append(tablet)
    for seat in tabletSeats { tablet.announce(to: seat) }
    return tablet
  }

  /// Adds a tool for the tablets of the seat.
  @discardableResult public func addTabletTool(
    _ kind: ZwpTabletToolV2Resource.Kind = .pen,
    capabilities: [ZwpTabletToolV2Resource.Capability] = [.pressure, .tilt, .distance]
  ) -> Server.TabletTool {
    let tool = Server.TabletTool(kind: kind, capabilities: capabilities, seat: self)
    tabletTools.append(tool)
    for seat in tabletSeats { tool.announce(to: seat) }
    return tool
  }

  /// Connects a pad with one group, which has a ring and a strip.
  @discardableResult public func addTabletPad() -> Server.TabletPad {
    let pad = Server.TabletPad(seat: self)
    tabletPads.append(pad)
    for seat in tabletSeats { pad.announce(to: seat) }
    return pad
  }
}

extension Server {
  /// A tablet.
  public final class Tablet {
    /// The name for clients.
    public let name: String
    private unowned let seat: Seat
    var resources: [ZwpTabletV2Resource] = []

    init(name: String, seat: Seat) {
      self.name = name
      self.seat = seat
    }

    /// Disconnects the tablet.
    public func remove() {
      seat.tablets.removeAll { $0 === self }
      for resource in resources { resource.sendRemoved() }
    }

    func announce(to seat: ZwpTabletSeatV2Resource) {
      let resource = ZwpTabletV2Resource(for: seat)
      resources.append(resource)
      resource.whenGone { [weak self, unowned resource] in
        self?.resources.removeAll { $0 === resource }
      }
      seat.sendTabletAdded(id: resource)
      resource.sendName(name: name)
      resource.sendDone()
    }
  }

  /// A pen with methods that send its events. No frame event is automatic: see ``frame(time:)``.
  public final class TabletTool {
    /// The type of the tool.
    public let kind: ZwpTabletToolV2Resource.Kind
    private let capabilities: [ZwpTabletToolV2Resource.Capability]
    private unowned let seat: Seat
    private var resources: [ZwpTabletToolV2Resource] = []
    /// The surface that the tool is over or touches.
    public private(set) weak var focus: Surface?
    /// The serial of the proximity event for which a client has last set a cursor image.
    public private(set) var cursorSerial: UInt32?

    init(
      kind: ZwpTabletToolV2Resource.Kind, capabilities: [ZwpTabletToolV2Resource.Capability],
      seat: Seat
    ) {
      self.kind = kind
      self.capabilities = capabilities
      self.seat = seat
    }

    func announce(to seat: ZwpTabletSeatV2Resource) {
      let resource = ZwpTabletToolV2Resource(for: seat)
      resources.append(resource)
      resource.whenGone { [weak self, unowned resource] in
        self?.resources.removeAll { $0 === resource }
      }
      resource.onRequest = { [weak self] request in
        switch request {
        case .setCursor(let serial, _, _, _): self?.cursorSerial = serial
        case .destroy: break
        }
      }
      seat.sendToolAdded(id: resource)
      resource.sendType(toolType: kind)
      for capability in capabilities { resource.sendCapability(capability: capability) }
      resource.sendDone()
    }

    /// Brings the tool near a surface, and returns the serial.
    @discardableResult public func proximityIn(_ surface: Surface, on tablet: Tablet) -> UInt32 {
      let serial = seat.server.nextSerial()
      focus = surface
      for tool in focused {
        guard let resource = tablet.resources.first(where: { $0.client == tool.client }) else {
          continue
        }
        tool.sendProximityIn(serial: serial, tablet: resource, surface: surface.resource)
      }
      return serial
    }

    /// Moves the tool out of proximity.
    public func proximityOut() {
      for tool in focused { tool.sendProximityOut() }
    }

    /// Touches the surface with the tip, and returns the serial.
    @discardableResult public func down() -> UInt32 {
      let serial = seat.newPressSerial()
      for tool in focused { tool.sendDown(serial: serial) }
      return serial
    }

    /// Lifts the tip.
    public func up() {
      for tool in focused { tool.sendUp() }
    }

    /// Moves the tool to a point, in the surface's coordinates.
    public func motion(x: Double, y: Double) {
      for tool in focused { tool.sendMotion(x: x, y: y) }
    }

    /// Sends the pressure, from 0 to 65535.
    public func pressure(_ pressure: UInt32) {
      for tool in focused { tool.sendPressure(pressure: pressure) }
    }

    /// Sends the distance, from 0 to 65535.
    public func distance(_ distance: UInt32) {
      for tool in focused { tool.sendDistance(distance: distance) }
    }

    /// Sends the tilt, in degrees.
    public func tilt(x: Double, y: Double) {
      for tool in focused { tool.sendTilt(tiltX: x, tiltY: y) }
    }

    /// Sends the rotation, in degrees.
    public func rotation(_ degrees: Double) {
      for tool in focused { tool.sendRotation(degrees: degrees) }
    }

    /// Sends the position of the slider, from -65535 to 65535.
    public func slider(_ position: Int32) {
      for tool in focused { tool.sendSlider(position: position) }
    }

    /// Sends steps of a wheel.
    public func wheel(clicks: Int32) {
      for tool in focused { tool.sendWheel(degrees: Double(clicks) * 15, clicks: clicks) }
    }

    /// Presses or releases a button of the tool, by its evdev code.
    public func button(_ code: UInt32, isDown: Bool) {
      let serial = seat.newPressSerial()
      for tool in focused {
        tool.sendButton(serial: serial, button: code, state: isDown ? .pressed : .released)
      }
    }

    /// Ends a group of events. The time is in milliseconds. The default is the current time.
    public func frame(time: UInt32? = nil) {
      for tool in focused { tool.sendFrame(time: time ?? seat.server.now) }
    }

    /// Removes the tool.
    public func remove() {
      seat.tabletTools.removeAll { $0 === self }
      for tool in resources { tool.sendRemoved() }
    }

    private var focused: [ZwpTabletToolV2Resource] {
      resources.filter { $0.client == focus?.resource.client }
    }
  }

  /// A pad: buttons, a ring and a strip in one group.
  public final class TabletPad {
    private unowned let seat: Seat
    private var resources: [ZwpTabletPadV2Resource] = []

    init(seat: Seat) {
      self.seat = seat
    }

    /// Disconnects the pad.
    public func remove() {
      seat.tabletPads.removeAll { $0 === self }
      for pad in resources { pad.sendRemoved() }
    }

    func announce(to seat: ZwpTabletSeatV2Resource) {
      let pad = ZwpTabletPadV2Resource(for: seat)
      resources.append(pad)
      pad.whenGone { [weak self, unowned pad] in self?.resources.removeAll { $0 === pad } }
      seat.sendPadAdded(id: pad)
      let group = ZwpTabletPadGroupV2Resource(for: pad)
      pad.sendGroup(padGroup: group)
      group.sendRing(ring: ZwpTabletPadRingV2Resource(for: group))
      group.sendStrip(strip: ZwpTabletPadStripV2Resource(for: group))
      group.sendModes(modes: 1)
      group.sendDone()
      pad.sendButtons(buttons: 2)
      pad.sendDone()
    }
  }
}
