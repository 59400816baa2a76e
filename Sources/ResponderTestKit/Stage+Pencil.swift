import ResponderPlatform

/// A pen. Each call is a frame of its own and arrives at once.
extension Stage {
  /// A pen comes near the window, or moves there without touching it.
  ///
  /// - Parameters:
  ///   - location: In window coordinates, in points.
  ///   - zOffset: How far it is from the screen, from 0 to 1.
  ///   - altitude: Its angle to the screen, in radians: π/2 for upright.
  ///   - azimuth: Where its upper end leans to, clockwise from the right, in radians.
  ///   - tool: What it is.
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

  /// A pen touches.
  ///
  /// - Parameters:
  ///   - location: In window coordinates, in points.
  ///   - force: How hard it is pressed, from 0 to 4, as `Touch.force`.
  ///   - altitude: Its angle to the screen, in radians: π/2 for upright.
  ///   - azimuth: Where its upper end leans to, clockwise from the right, in radians.
  ///   - roll: How far it is turned around itself, in radians clockwise.
  ///   - tool: What it is.
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

  /// A pen that touches moves, or is held otherwise; what is nil stays as it was.
  public func pencilMove(
    to location: Point, force: Double? = nil, altitude: Double? = nil, azimuth: Double? = nil
  ) {
    if altitude != nil || azimuth != nil {
      pen.hold(altitude: altitude ?? pen.altitude, azimuth: azimuth ?? pen.azimuth)
    }
    if let force { pen.state.pressure = force / 4 }
    send([.moved], at: location, nil)
  }

  /// The pen's tip is lifted; the pen is still near.
  public func pencilUp() {
    pen.state.pressure = 0
    send([.up], at: pen.location, nil)
  }

  /// The pen goes out of reach.
  public func pencilLeave() {
    guard pen.isNear else { return }
    pen.isNear = false
    send([.left], at: pen.location, nil)
  }

  /// A button on the pen goes down or up: the lower one, which is the secondary button, or the upper one.
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
