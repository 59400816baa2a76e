import ResponderPlatform

/// Events of a pen. Each call is a frame, and is delivered immediately.
extension Stage {
  /// Moves a pen near the window without a touch.
  ///
  /// - Parameters:
  ///   - location: The location in window coordinates, in points.
  ///   - zOffset: The distance from the screen, from 0 to 1.
  ///   - altitude: The angle to the screen, in radians. The value π/2 is perpendicular.
  ///   - azimuth: The direction to which the upper end leans, in radians clockwise from the right.
  ///   - tool: The kind of pen.
  public func pencilHover(
    at location: Point, zOffset: Double = 0.5, altitude: Double = .pi / 2, azimuth: Double = 0,
    tool: PencilTool = .pen
  ) {
    pen.hold(altitude: altitude, azimuth: azimuth)
    pen.state.distance = zOffset
    pen.state.pressure = 0
    send(pen.isNear ? [.moved] : [.entered], at: location, tool)
    pen.isNear = true
  }

  /// Touches the window with a pen.
  ///
  /// - Parameters:
  ///   - location: The location in window coordinates, in points.
  ///   - force: The force, from 0 to 4, as in `Touch.force`.
  ///   - altitude: The angle to the screen, in radians. The value π/2 is perpendicular.
  ///   - azimuth: The direction to which the upper end leans, in radians clockwise from the right.
  ///   - roll: The rotation around the pen's own axis, in radians clockwise.
  ///   - tool: The kind of pen.
  public func pencilDown(
    at location: Point, force: Double = 1, altitude: Double = .pi / 2, azimuth: Double = 0,
    roll: Double = 0, tool: PencilTool = .pen
  ) {
    let begins: [PenChange] = pen.isNear ? [.moved] : [.entered]
    pen.isNear = true
    pen.hold(altitude: altitude, azimuth: azimuth)
    pen.state.rotation = roll
    pen.state.distance = 0
    pen.state.pressure = force / 4
    send(begins + [.down], at: location, tool)
  }

  /// Moves a pen that touches the window, or changes its values. Values that are `nil` stay the same.
  public func pencilMove(
    to location: Point, force: Double? = nil, altitude: Double? = nil, azimuth: Double? = nil
  ) {
    if altitude != nil || azimuth != nil {
      pen.hold(altitude: altitude ?? pen.altitude, azimuth: azimuth ?? pen.azimuth)
    }
    if let force { pen.state.pressure = force / 4 }
    send([.moved], at: location, nil)
  }

  /// Lifts the pen's tip. The pen remains in proximity.
  public func pencilUp() {
    pen.state.pressure = 0
    send([.up], at: pen.location, nil)
  }

  /// Moves the pen out of range.
  public func pencilLeave() {
    guard pen.isNear else { return }
    pen.isNear = false
    send([.left], at: pen.location, nil)
  }

  /// Presses or releases a button of the pen: the lower one, which is the secondary button, or the upper one.
  public func pencilButton(isDown: Bool, upper: Bool = false) {
    send([.button(code: upper ? 0x14C : 0x14B, isDown: isDown)], at: pen.location, nil)
  }

  func send(_ changes: [PenChange], at location: Point, _ tool: PencilTool?) {
    if let tool { pen.kind = tool.penKind }
    pen.location = location
    if changes.contains(.entered) || pen.surface == nil { pen.surface = surface(at: location) }
    guard let target = pen.surface ?? surface else { return }
    pen.state.location = place(location, in: target)
    deliver(
      .pen(
        PenFrame(
          seat: 0, tool: 0, kind: pen.kind, surface: target, timestamp: inputTime, changes: changes,
          state: pen.state)))
    if changes.contains(.left) { pen.surface = nil }
  }
}
