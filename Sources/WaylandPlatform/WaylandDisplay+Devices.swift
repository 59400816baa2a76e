import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

/// Seats and outputs, which may be added and removed at any time.
extension WaylandDisplay {
  package var outputs: [OutputDescription] {
    monitors.ordered { $0.key < $1.key }.compactMap(\.value.description)
  }

  package var facts: DisplayFacts {
    var facts = DisplayFacts()
    facts.compositor = SystemCall.peerName(of: connection.fileDescriptor) ?? ""
    facts.globals = connection.globals.map {
      DisplayFacts.Global(interface: $0.interface, version: $0.version)
    }
    let known = seats.values.ordered { $0.id < $1.id }
    facts.seats = known.map(\.facts)
    facts.pens = known.flatMap { $0.tablets?.facts ?? [] }
    return facts
  }

  package func setCursor(_ cursor: CursorShape?) {
    guard cursor != self.cursor else { return }
    self.cursor = cursor
    showCursor()
  }

  /// Shows the cursor at the pointers and pens over this application, in the scale of the surface below each.
  func showCursor() {
    for seat in seats.values {
      seat.pointer?.show(cursor)
      seat.tablets?.show(cursor)
    }
  }

  /// Returns the integer scale of an output, or `nil` if the output was removed or has no description yet.
  func outputScale(_ output: ObjectIdentifier) -> Int? {
    monitors.values.first { ObjectIdentifier($0.wlOutput) == output }?.description?.scale
  }

  /// Binds a seat or an output.
  func add(_ global: Global) {
    switch global.interface {
    case WlSeat.interface.name:
      let seat = connection.bind(
        global, WlSeat.self, preferred: WaylandGlobals.use(of: WlSeat.self).preferred)
      let number = seatNumbers.next(besides: seats.values.map(\.id))
      seats[global.name] = WaylandSeat(id: number, wlSeat: seat, display: self)
      clipboard?.add(number, seat)
      primarySelection?.add(number, seat)
    case WlOutput.interface.name:
      let output = connection.bind(
        global, WlOutput.self, preferred: WaylandGlobals.use(of: WlOutput.self).preferred)
      monitors[global.name] = WaylandOutput(
        output, number: global.name, manager: globals.outputManager
      ) {
        [link = BackLink(self)] in link.target?.outputsDidChange()
      }
    default:
      break
    }
  }

  /// Removes a seat or an output that the compositor has removed.
  func remove(_ global: Global) {
    if let seat = seats.removeValue(forKey: global.name) {
      if lastPress?.seat === seat.wlSeat { lastPress = nil }
      if lastKeyPress?.seat === seat.wlSeat { lastKeyPress = nil }
      drags.seatIsGone(seat.id)
      clipboard?.remove(seat.id)
      primarySelection?.remove(seat.id)
      seat.destroy()
      seatsDidChange()
    }
    if let monitor = monitors.removeValue(forKey: global.name) {
      for surface in surfaces {
        surface.enteredOutputs.remove(ObjectIdentifier(monitor.wlOutput))
      }
      monitor.destroy()
      outputsDidChange()
    }
  }

  /// Updates the surfaces after a seat or one of its devices was added or removed.
  func seatsDidChange() {
    for surface in surfaces { surface.desktopRequests?.followSeats() }
  }

  private func outputsDidChange() {
    pendingNotifications.hasOutputs = true
    for surface in surfaces { surface.outputsDidChange() }
    inputObserver?.displayDidChange()
  }
}
