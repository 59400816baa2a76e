/// The global `zwp_pointer_gestures_v1`: gestures with several fingers on a touchpad.
extension Server {
  func serve(_ gestures: ZwpPointerGesturesV1Resource) {
    gestures.onRequest = { [unowned self] request in
      switch request {
      case .getSwipeGesture(let id, let pointer):
        guard let seat = seat(of: pointer) else { return }
        seat.swipes.append(id)
        id.whenGone { [unowned seat, unowned id] in seat.swipes.removeAll { $0 === id } }
      case .getPinchGesture(let id, let pointer):
        guard let seat = seat(of: pointer) else { return }
        seat.pinches.append(id)
        id.whenGone { [unowned seat, unowned id] in seat.pinches.removeAll { $0 === id } }
      case .getHoldGesture(let id, let pointer):
        guard let seat = seat(of: pointer) else { return }
        seat.holds.append(id)
        id.whenGone { [unowned seat, unowned id] in seat.holds.removeAll { $0 === id } }
      case .release: break
      }
    }
  }

  private func seat(of pointer: WlPointerResource) -> Seat? {
    seats.first { $0.pointers.contains { $0 === pointer } }
  }
}

/// Touchpad gestures over the surface with the pointer. Times are in milliseconds. The default is the current
/// time.
extension Server.Seat {
  /// Begins a pinch gesture.
  public func pinchBegin(fingers: UInt32 = 2, time: UInt32? = nil) {
    tell(pinches) { pinch, surface in
      pinch.sendBegin(
        serial: server.nextSerial(), time: time ?? server.now, surface: surface, fingers: fingers)
    }
  }

  /// Sends a change of the pinch.
  ///
  /// - Parameters:
  ///   - dx: The horizontal translation of the center since the last event, in points.
  ///   - dy: The vertical translation of the center since the last event, in points.
  ///   - scale: The distance between the fingers relative to the beginning.
  ///   - rotation: The rotation since the last event, in degrees clockwise.
  ///   - time: The time in milliseconds, or `nil` for the current time.
  public func pinchUpdate(
    dx: Double = 0, dy: Double = 0, scale: Double, rotation: Double = 0, time: UInt32? = nil
  ) {
    tell(pinches) { pinch, _ in
      pinch.sendUpdate(
        time: time ?? server.now, dx: dx, dy: dy, scale: scale, rotation: rotation)
    }
  }

  /// Ends or cancels the pinch.
  public func pinchEnd(cancelled: Bool = false, time: UInt32? = nil) {
    tell(pinches) { pinch, _ in
      pinch.sendEnd(
        serial: server.nextSerial(), time: time ?? server.now, cancelled: cancelled ? 1 : 0)
    }
  }

  /// Begins a swipe gesture.
  public func swipeBegin(fingers: UInt32 = 3, time: UInt32? = nil) {
    tell(swipes) { swipe, surface in
      swipe.sendBegin(
        serial: server.nextSerial(), time: time ?? server.now, surface: surface, fingers: fingers)
    }
  }

  /// Sends a translation of the swipe, in points since the last event.
  public func swipeUpdate(dx: Double, dy: Double, time: UInt32? = nil) {
    tell(swipes) { swipe, _ in swipe.sendUpdate(time: time ?? server.now, dx: dx, dy: dy) }
  }

  /// Ends or cancels the swipe.
  public func swipeEnd(cancelled: Bool = false, time: UInt32? = nil) {
    tell(swipes) { swipe, _ in
      swipe.sendEnd(
        serial: server.nextSerial(), time: time ?? server.now, cancelled: cancelled ? 1 : 0)
    }
  }

  /// Begins a hold gesture.
  public func holdBegin(fingers: UInt32 = 2, time: UInt32? = nil) {
    tell(holds) { hold, surface in
      hold.sendBegin(
        serial: server.nextSerial(), time: time ?? server.now, surface: surface, fingers: fingers)
    }
  }

  /// Ends or cancels the hold gesture. It is cancelled if the fingers move.
  public func holdEnd(cancelled: Bool = false, time: UInt32? = nil) {
    tell(holds) { hold, _ in
      hold.sendEnd(
        serial: server.nextSerial(), time: time ?? server.now, cancelled: cancelled ? 1 : 0)
    }
  }

  /// Sends an event to the gestures of the client whose surface has the pointer, with that surface.
  private func tell<Gesture: Resource>(
    _ gestures: [Gesture], _ send: (Gesture, WlSurfaceResource) -> Void
  ) {
    guard let focus = pointerFocus else { return }
    for gesture in gestures where gesture.client == focus.resource.client {
      send(gesture, focus.resource)
    }
  }
}
