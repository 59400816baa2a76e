import ResponderPlatform

extension Stage {
  /// Begins a touch, which ``frame()`` delivers.
  public func touchDown(_ id: Int = 0, at location: Point) {
    if dismissesPopups(pressAt: location) { return }
    fingers[id] = location
    fingerSurfaces[id] = surface(at: location)
    change(id, .down, location)
  }

  /// Moves a touch, which ``frame()`` delivers.
  public func touchMove(_ id: Int = 0, to location: Point) {
    fingers[id] = location
    change(id, .motion, location)
  }

  /// Ends a touch, which ``frame()`` delivers.
  public func touchUp(_ id: Int = 0) {
    fingers[id] = nil
    change(id, .up, .zero)
  }

  /// Changes the contact area of a touch, with radii in points and an angle in radians. The method
  /// ``frame()`` delivers it.
  public func touchShape(
    _ id: Int = 0, majorRadius: Double, minorRadius: Double, orientation: Double? = nil
  ) {
    touchChanges.append(
      TouchChange(
        id: Int32(truncatingIfNeeded: id), kind: .shape, timestamp: inputTime,
        majorRadius: majorRadius,
        minorRadius: minorRadius, orientation: orientation))
  }

  /// Ends a touch frame: all changes of touches since the last frame are delivered as one event. Follows
  /// `wl_touch.frame`.
  public func touchFrame() { frame() }

  /// Ends the frame of touches. This is the former name of ``touchFrame()``.
  @available(swift, deprecated: 7.0, renamed: "touchFrame()")
  public func frame() {
    let changes = dragTakes(touchChanges)
    touchChanges = []
    for change in changes where change.kind == .up {
      if fingers[Int(change.id)] == nil { fingerSurfaces[Int(change.id)] = nil }
    }
    guard !changes.isEmpty else { return application.settle() }
    deliver(.touch(TouchFrame(seat: 0, timestamp: inputTime, changes: changes)))
  }

  /// Cancels all touches, as a compositor does when it recognizes its own gesture.
  public func touchCancel() {
    touchChanges = []
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

  private func change(_ id: Int, _ kind: TouchChange.Kind, _ location: Point) {
    let target = fingerSurfaces[id] ?? surface
    touchChanges.append(
      TouchChange(
        id: Int32(truncatingIfNeeded: id), kind: kind, surface: target,
        location: target.map { place(location, in: $0) } ?? location, timestamp: inputTime))
  }

  /// Converts a point of the window to the coordinates of its surface, which may have a shadow.
  func inSurface(_ point: Point) -> Point {
    guard let geometry = surface?.geometry else { return point }
    return Point(x: point.x + geometry.minX, y: point.y + geometry.minY)
  }
}
