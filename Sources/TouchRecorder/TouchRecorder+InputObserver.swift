package import ResponderPlatform
internal import TouchRecording

/// The conversion of protocol messages to lines.
extension TouchRecorder: InputObserver {
  package func touch(_ event: TouchRecord, _ stamp: InputTimestamp, seat: Int) {
    let stamp = arrive(stamp)
    var line = TouchEvent(.frame, stamp, seat: UInt8(clamping: seat))
    switch event {
    case .down(let id, let x, let y, let serial, let surface):
      let isOurs = isOurs(surface)
      strangers.down(id, seat: seat, isOurs: isOurs)
      guard isOurs else { return }
      line.kind = .down
      (line.id, line.x, line.y, line.serial) = (id, x, y, serial)
      line.window = Self.windowNumber
    case .up(let id, let serial):
      if strangers.up(id, seat: seat) { return }
      line.kind = .up
      (line.id, line.serial) = (id, serial)
    case .motion(let id, let x, let y):
      if strangers.has(id, seat: seat) { return }
      line.kind = .motion
      (line.id, line.x, line.y) = (id, x, y)
    case .shape(let id, let major, let minor):
      if strangers.has(id, seat: seat) { return }
      line.kind = .shape
      (line.id, line.x, line.y) = (id, major, minor)
    case .orientation(let id, let degrees):
      if strangers.has(id, seat: seat) { return }
      line.kind = .orientation
      (line.id, line.x) = (id, degrees)
    case .frame: break
    case .cancel:
      strangers.cancel(seat: seat)
      line.kind = .cancel
    }
    write(line)
  }

  package func pointer(_ event: PointerRecord, _ stamp: InputTimestamp, seat: Int) {
    let stamp = arrive(stamp)
    if case .enter(_, _, let surface) = event {
      strangers.enter(seat: seat, isOurs: isOurs(surface))
    }
    if strangers.hasPointer(seat: seat) { return }
    var line = PointerEvent(.frame, stamp, seat: UInt8(clamping: seat))
    func tell(
      _ kind: PointerEvent.Kind, _ code: UInt32 = 0, _ value: Double = 0
    ) {
      (line.kind, line.code, line.value) = (kind, code, value)
    }
    switch event {
    case .enter(let x, let y, _):
      tell(.enter)
      (line.x, line.y, line.window) = (x, y, Self.windowNumber)
    case .leave:
      tell(.leave)
      line.window = Self.windowNumber
    case .motion(let x, let y):
      tell(.motion)
      (line.x, line.y) = (x, y)
    case .button(let code, let isDown): tell(.button, code, isDown ? 1 : 0)
    case .axis(let axis, let value): tell(.axis, axis, value)
    case .axisSource(let source): tell(.axisSource, source)
    case .axisStop(let axis): tell(.axisStop, axis)
    case .axisDiscrete(let axis, let steps): tell(.axisDiscrete, axis, Double(steps))
    case .axisValue120(let axis, let value): tell(.axisValue120, axis, Double(value))
    case .axisDirection(let axis, let direction):
      tell(.axisDirection, axis, Double(direction))
    case .frame: break
    }
    write(.pointer(line))
  }

  package func pen(_ event: PenRecord, _ stamp: InputTimestamp, seat: Int, tool: UInt32) {
    let stamp = arrive(stamp)
    if case .proximityIn(let surface) = event {
      strangers.near(tool, seat: seat, isOurs: isOurs(surface))
    }
    if strangers.has(tool: tool, seat: seat) { return }
    var line = PenEvent(.frame, stamp, tool: tool, seat: UInt8(clamping: seat))
    func tell(_ kind: PenEvent.Kind, _ value: Double = 0, code: Int32 = 0) {
      (line.kind, line.value, line.code) = (kind, value, code)
    }
    func tell(_ kind: PenEvent.Kind, x: Double, y: Double) {
      (line.kind, line.x, line.y) = (kind, x, y)
    }
    switch event {
    case .proximityIn: tell(.proximityIn, code: Int32(Self.windowNumber))
    case .proximityOut: tell(.proximityOut)
    case .down: tell(.down)
    case .up: tell(.up)
    case .motion(let x, let y): tell(.motion, x: x, y: y)
    case .pressure(let pressure): tell(.pressure, Double(pressure))
    case .distance(let distance): tell(.distance, Double(distance))
    case .tilt(let x, let y): tell(.tilt, x: x, y: y)
    case .rotation(let degrees): tell(.rotation, degrees)
    case .slider(let position): tell(.slider, Double(position))
    case .wheel(let degrees, let clicks): tell(.wheel, degrees, code: clicks)
    case .button(let code, let isDown):
      tell(.button, isDown ? 1 : 0, code: Int32(truncatingIfNeeded: code))
    case .frame: break
    }
    write(.pen(line))
  }

  // MARK: The program

  package func inputCame() { handled.came(at: lastArrival) }

  package func inputWasHandled(waiting: Int) {
    guard let arrival = handled.wereSeen(allBut: waiting) else { return }
    write(Moment(.handled, at: now, shown: arrival))
  }

  package func surface(_ surface: any Surface, didCommit frame: UInt32, at time: Double) {
    guard isOurs(surface) else { return }
    let time = Self.microseconds(time)
    if let display, let state = facts.newState(of: window, on: display) {
      write(.fact(Fact(at: time, .window(state))))
    }
    write(Moment(.commit, at: time, number: frame))
  }

  // MARK: The display

  package func surface(
    _ surface: any Surface, didShow frame: UInt32, at time: Double?, refresh: UInt32
  ) {
    guard isOurs(surface), let time else { return }
    write(
      Moment(
        .presented, at: now, number: frame, shown: Self.microseconds(time), refresh: refresh))
  }

  package func surface(_ surface: any Surface, didDiscard frame: UInt32) {
    guard isOurs(surface) else { return }
    write(Moment(.discarded, at: now, number: frame))
  }

  package func displayDidChange() { noteFacts() }

  // MARK: Surfaces

  private func isOurs(_ surface: (any Surface)?) -> Bool {
    surface != nil && surface === window.shownSurface
  }

  private func arrive(_ stamp: InputTimestamp) -> Stamp {
    lastArrival = Self.microseconds(stamp.arrived)
    return Stamp(
      arrived: lastArrival, milliseconds: stamp.milliseconds, microseconds: stamp.microseconds)
  }
}
