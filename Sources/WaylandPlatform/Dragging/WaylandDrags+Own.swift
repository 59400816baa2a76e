import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

// Drags that this application began.
extension WaylandDrags {
  /// Begins a drag with a touch or a pointer button that is down. If there is none, returns `false`.
  func begin(_ request: DragRequest, from surface: WaylandSurface) -> Bool {
    guard let display, !surface.isDestroyed,
      let device = display.clipboard?.device(of: request.seat) as? WaylandClipboard,
      let seat = display.seats.values.first(where: { $0.id == request.seat }),
      let serial = seat.serial(ofFinger: request.touchIdentifier)
    else { return false }
    own?.destroy()
    let source = device.makeDragSource(request.types, sourceEvents())
    if source.object.version >= Self.actionsVersion {
      source.object.setActions(dndActions: .init(rawValue: request.actions.rawValue))
    }
    let icon = request.icon.map { WaylandDragIcon($0, for: surface, display: display) }
    let drag = OwnPlatformDrag(request, source: source, icon: icon, on: surface)
    own = drag
    device.startDrag(source, from: surface.wlSurface, icon: icon?.wlSurface, serial: serial)
    drag.begin()
    display.connection.sync { [dragLink = BackLink(drag)] in dragLink.target?.isSeen = true }
    return true
  }

  private func sourceEvents() -> SelectionSourceEvents {
    var events = SelectionSourceEvents(
      send: { [link = BackLink(self)] type, descriptor in
        if let events = link.target?.events {
          events.drag(.wanted(type: type, descriptor: descriptor))
        } else {
          SystemCall.close(descriptor)
        }
      },
      cancelled: { [link = BackLink(self)] in link.target?.wasCancelled() })
    events.accepted = { [link = BackLink(self)] type in
      link.target?.own?.isTaken = true
      link.target?.own?.isAccepted = type != nil
      link.target?.events?.drag(.accepted(type != nil))
      guard let own = link.target?.own, own.source.object.version < Self.actionsVersion
      else { return }
      link.target?.events?.drag(.ownAction(type != nil ? .copy : []))
    }
    events.action = { [link = BackLink(self)] action in
      link.target?.own?.isTaken = true
      link.target?.events?.drag(.ownAction(DragActions(rawValue: action)))
    }
    events.dropped = { [link = BackLink(self)] in link.target?.wasDropped(tellsEnd: true) }
    events.finished = { [link = BackLink(self)] in
      guard let drags = link.target, drags.own != nil else { return }
      // weston sends no `dnd_drop_performed` for a drag of a touch.
      drags.wasDropped(tellsEnd: true)
      drags.events?.drag(.ownFinished)
    }
    return events
  }

  private func wasDropped(tellsEnd: Bool) {
    guard let own, !own.isDropped else { return }
    own.isDropped = true
    own.hideIcon()
    events?.drag(.ownDropped(tellsEnd: tellsEnd))
  }

  func wasCancelled() {
    guard let own else { return }
    self.own = nil
    own.destroy()
    events?.drag(.ownCancelled)
  }

  /// Cancels the drag that this application began, or removes what remains of it.
  func cancel() {
    own?.destroy()
    own = nil
  }

  /// Ends a drag whose touch or button was released over this application.
  ///
  /// The application receives the release only if the compositor does not perform the drag.
  func contactEnded(seat: Int, finger: Int32?) {
    guard let own, own.seat == seat, own.touchIdentifier == finger, !own.isDropped, let display
    else {
      return
    }
    if let local = own.local { return end(local, of: own) }
    // The compositor may have sent events of the drag's end already.
    display.connection.sync { [link = BackLink(self), ownLink = BackLink(own)] in
      guard let drags = link.target, let own = ownLink.target, drags.own === own, !own.isDropped
      else { return }
      drags.wasCancelled()
    }
  }

  /// Ends a drag when the pointer returns to a surface of this application. Compositors before version 3 of
  /// the protocol send no other end.
  func pointerCame(seat: Int) {
    guard let own, own.seat == seat, own.isSeen,
      own.source.object.version < Self.actionsVersion
    else { return }
    own.isAccepted ? wasDropped(tellsEnd: false) : wasCancelled()
  }

  /// Cancels the drag of a seat that was removed.
  func seatIsGone(_ seat: Int) {
    if own?.seat == seat { wasCancelled() }
  }
}
