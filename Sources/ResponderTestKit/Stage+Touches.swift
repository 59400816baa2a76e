import ResponderPlatform

extension Stage {
  /// Begins a touch, which ``touchFrame()`` delivers, or the next step that advances the clock or draws.
  ///
  /// - Parameters:
  ///   - id: The number of the touch. Several touches have different numbers.
  ///   - location: The location in window coordinates, in points.
  public func touchDown(_ id: Int = 0, at location: Point) {
    if dismissesPopups(pressAt: location) { return }
    fingers[id] = location
    fingerSurfaces[id] = surface(at: location)
    send(.down, of: id, at: location)
  }

  /// Moves a touch, which ``touchFrame()`` delivers, or the next step that advances the clock or draws.
  public func touchMove(_ id: Int = 0, to location: Point) {
    fingers[id] = location
    send(.motion, of: id, at: location)
  }

  /// Ends a touch, which ``touchFrame()`` delivers, or the next step that advances the clock or draws.
  public func touchUp(_ id: Int = 0) {
    fingers[id] = nil
    send(TouchEvent(.up, Stamp(arrivedAt: now), id: Self.number(id)))
  }

  /// Changes the contact area of a touch, with radii in points and an angle in radians.
  /// ``touchFrame()`` delivers it.
  ///
  /// After a down or a move in the same frame, it is a part of that change. Radii that are negative or not
  /// finite count as 0, and an angle that is not finite as unknown. A touch that is not down is ignored.
  public func touchShape(
    _ id: Int = 0, majorRadius: Double, minorRadius: Double, orientation: Double? = nil
  ) {
    let contact = TouchContact(
      majorRadius: majorRadius, minorRadius: minorRadius, orientation: orientation)
    guard touches.take(contact, of: Self.number(id)) else { return }
    for event in contact.events(of: Self.number(id), Stamp(arrivedAt: now)) { report(event) }
  }

  /// Ends a touch frame: all changes of touches since the last frame are delivered as one event, which has
  /// the time of the last of them. Follows `wl_touch.frame`.
  public func touchFrame() { frame() }

  /// Ends the frame of touches. This is the former name of ``touchFrame()``.
  @available(swift, deprecated: 7.0, renamed: "touchFrame()")
  public func frame() {
    guard var frame = touches.close() else { return application.settle() }
    frame.changes = dragTakes(frame.changes)
    for change in frame.changes where change.kind == .up {
      if fingers[Int(change.id)] == nil { fingerSurfaces[Int(change.id)] = nil }
    }
    guard frame.changes.isEmpty else { return deliver(.touch(frame)) }
    // A drag may have begun after the observer was notified of the touch that drags.
    display.headlessInput.closeTouches(at: now)
    application.settle()
  }

  /// Delivers the changes of touches that no frame has delivered, and handles pending work. While a recording
  /// is played, the recording ends the frames.
  func deliverTouches() {
    if onStep == nil, !waitsForTouchFrames { touchFrame() } else { application.settle() }
  }

  /// Cancels all touches, as a compositor does when it recognizes its own gesture.
  public func touchCancel() {
    _ = touches.cancel()
    fingers = [:]
    fingerSurfaces = [:]
    deliver(.touchCancel(seat: 0, timestamp: inputTime))
  }

  /// Begins a touch, and ends it a moment later.
  public func tap(at location: Point, duration: Double = 0.05) {
    touchDown(0, at: location)
    frame()
    advance(by: duration)
    touchUp(0)
    frame()
  }

  /// Moves a touch from one point to another in a straight line, with a frame every 1/60 s.
  public func drag(from start: Point, to end: Point, duration: Double = 0.2) {
    let steps = max(1, Int((duration * 60).rounded()))
    touchDown(0, at: start)
    frame()
    for step in 1...steps {
      advance(by: duration / Double(steps))
      let part = Double(step) / Double(steps)
      touchMove(0, to: start + (end - start) * part)
      frame()
    }
    touchUp(0)
    frame()
  }

  /// Adds a recorded change of a contact to the frame. A stage has one seat, and its own times.
  func send(recorded event: TouchEvent, of id: Int) {
    var event = event
    event.id = Self.number(id)
    event.stamp = Stamp(arrivedAt: now)
    (event.seat, event.window, event.track) = (0, 0, -1)
    send(event)
  }

  /// Adds an event of a touch to the frame, as a compositor sends it, and notifies the observer.
  private func send(_ event: TouchEvent, on surface: HeadlessSurface? = nil) {
    if touches.take(event, on: surface, at: inputTime) { report(event, on: surface) }
  }

  /// Notifies the observer of an event, unless its touch drags.
  private func report(_ event: TouchEvent, on surface: HeadlessSurface? = nil) {
    guard !isDragging || display.drags.own?.touchIdentifier != event.id else { return }
    display.headlessInput.tell(event, on: surface, time: inputTime, at: now)
  }

  /// Adds an event with a location in the window, on the surface on which the touch began.
  private func send(_ kind: TouchEvent.Kind, of id: Int, at location: Point) {
    let target = fingerSurfaces[id] ?? surface
    let location = target.map { place(location, in: $0) } ?? location
    let stamp = Stamp(arrivedAt: now)
    send(
      TouchEvent(kind, stamp, id: Self.number(id), x: location.x, y: location.y), on: target)
  }

  private static func number(_ id: Int) -> Int32 { Int32(truncatingIfNeeded: id) }

  /// Converts a point of the window to the coordinates of its surface, which may have a shadow.
  func inSurface(_ point: Point) -> Point {
    guard let geometry = surface?.geometry else { return point }
    return Point(x: point.x + geometry.minX, y: point.y + geometry.minY)
  }
}
