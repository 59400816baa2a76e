import ResponderPlatform

extension Stage {
  /// Begins a touch, which ``frame()`` delivers.
  public func touchDown(_ id: Int = 0, at location: Point) {
    if dismissesPopups(pressAt: location) { return }
    fingers[id] = location
    fingerSurfaces[id] = surface(at: location)
    send(.down, of: id, at: location)
  }

  /// Moves a touch, which ``frame()`` delivers.
  public func touchMove(_ id: Int = 0, to location: Point) {
    fingers[id] = location
    send(.motion, of: id, at: location)
  }

  /// Ends a touch, which ``frame()`` delivers.
  public func touchUp(_ id: Int = 0) {
    fingers[id] = nil
    send(touchEvent(.up), of: id)
  }

  /// Changes the contact area of a touch, with radii in points and an angle in radians. The method
  /// ``frame()`` delivers it.
  public func touchShape(
    _ id: Int = 0, majorRadius: Double, minorRadius: Double, orientation: Double? = nil
  ) {
    send(touchEvent(.shape, x: 2 * majorRadius, y: 2 * minorRadius), of: id)
    guard let orientation else { return }
    send(touchEvent(.orientation, x: orientation / .pi * 180), of: id)
  }

  /// Ends a touch frame: all changes of touches since the last frame are delivered as one event. Follows
  /// `wl_touch.frame`.
  public func touchFrame() { frame() }

  /// Ends the frame of touches. This is the former name of ``touchFrame()``.
  @available(swift, deprecated: 7.0, renamed: "touchFrame()")
  public func frame() {
    guard var frame = touches.close() else { return application.settle() }
    frame.changes = dragTakes(frame.changes)
    for change in frame.changes where change.kind == .up {
      if fingers[Int(change.id)] == nil { fingerSurfaces[Int(change.id)] = nil }
    }
    guard !frame.changes.isEmpty else { return application.settle() }
    deliver(.touch(frame))
  }

  /// Cancels all touches, as a compositor does when it recognizes its own gesture.
  public func touchCancel() {
    _ = touches.cancel()
    fingers = [:]
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

  /// Adds an event of a touch to the frame, as a compositor sends it.
  func send(_ event: TouchEvent, of id: Int, on surface: HeadlessSurface? = nil) {
    var event = event
    event.id = Int32(truncatingIfNeeded: id)
    if !isDragging || display.drags.own?.touchIdentifier != event.id {
      display.headlessInput.tell(event, on: surface, time: inputTime, at: now)
    }
    touches.take(event, on: surface, at: inputTime)
  }

  /// Adds an event with a location in the window, on the surface on which the touch began.
  private func send(_ kind: TouchEvent.Kind, of id: Int, at location: Point) {
    let target = fingerSurfaces[id] ?? surface
    let location = target.map { place(location, in: $0) } ?? location
    send(touchEvent(kind, x: location.x, y: location.y), of: id, on: target)
  }

  private func touchEvent(_ kind: TouchEvent.Kind, x: Double = 0, y: Double = 0) -> TouchEvent {
    TouchEvent(kind, Stamp(arrivedAt: now), x: x, y: y)
  }

  /// Converts a point of the window to the coordinates of its surface, which may have a shadow.
  func inSurface(_ point: Point) -> Point {
    guard let geometry = surface?.geometry else { return point }
    return Point(x: point.x + geometry.minX, y: point.y + geometry.minY)
  }
}
