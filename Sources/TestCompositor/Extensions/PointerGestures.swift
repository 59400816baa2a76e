/// `zwp_pointer_gestures_v1`: what several fingers on a touchpad mean.
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

/// Gestures on a touchpad, over the surface that has the pointer. Times are in milliseconds; nil is
/// now.
extension Server.Seat {
  /// Fingers begin to part, close or turn.
  public func pinchBegin(fingers: UInt32 = 2, time: UInt32? = nil) {
    tell(pinches) { pinch, surface in
      pinch.sendBegin(
        serial: server.nextSerial(), time: time ?? server.now, surface: surface, fingers: fingers)
    }
  }

  /// The fingers move: their middle in points since the last event, their distance as a multiple of
  /// the first, the turn in degrees clockwise since the last event.
  public func pinchUpdate(
    dx: Double = 0, dy: Double = 0, scale: Double, rotation: Double = 0, time: UInt32? = nil
  ) {
    tell(pinches) { pinch, _ in
      pinch.sendUpdate(
        time: time ?? server.now, dx: dx, dy: dy, scale: scale, rotation: rotation)
    }
  }

  /// The fingers are lifted, or it comes to nothing.
  public func pinchEnd(cancelled: Bool = false, time: UInt32? = nil) {
    tell(pinches) { pinch, _ in
      pinch.sendEnd(
        serial: server.nextSerial(), time: time ?? server.now, cancelled: cancelled ? 1 : 0)
    }
  }

  /// Fingers begin to go the same way.
  public func swipeBegin(fingers: UInt32 = 3, time: UInt32? = nil) {
    tell(swipes) { swipe, surface in
      swipe.sendBegin(
        serial: server.nextSerial(), time: time ?? server.now, surface: surface, fingers: fingers)
    }
  }

  /// The fingers move, in points since the last event.
  public func swipeUpdate(dx: Double, dy: Double, time: UInt32? = nil) {
    tell(swipes) { swipe, _ in swipe.sendUpdate(time: time ?? server.now, dx: dx, dy: dy) }
  }

  /// The fingers are lifted, or it comes to nothing.
  public func swipeEnd(cancelled: Bool = false, time: UInt32? = nil) {
    tell(swipes) { swipe, _ in
      swipe.sendEnd(
        serial: server.nextSerial(), time: time ?? server.now, cancelled: cancelled ? 1 : 0)
    }
  }

  /// Fingers come down and rest.
  public func holdBegin(fingers: UInt32 = 2, time: UInt32? = nil) {
    tell(holds) { hold, surface in
      hold.sendBegin(
        serial: server.nextSerial(), time: time ?? server.now, surface: surface, fingers: fingers)
    }
  }

  /// The fingers are lifted, or move on.
  public func holdEnd(cancelled: Bool = false, time: UInt32? = nil) {
    tell(holds) { hold, _ in
      hold.sendEnd(
        serial: server.nextSerial(), time: time ?? server.now, cancelled: cancelled ? 1 : 0)
    }
  }

  /// Tells the gestures of the client whose surface has the pointer something, with that surface.
  private func tell<Gesture: Resource>(
    _ gestures: [Gesture], _ send: (Gesture, WlSurfaceResource) -> Void
  ) {
    guard let focus = pointerFocus else { return }
    for gesture in gestures where gesture.client == focus.resource.client {
      send(gesture, focus.resource)
    }
  }
}
