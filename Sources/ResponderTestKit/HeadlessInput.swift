import ResponderPlatform

/// The protocol events that a compositor would have sent for the input of a stage, for an observer.
@MainActor final class HeadlessInput {
  /// A degree in radians.
  private static let degree = Double.pi / 180
  /// The largest value of pressure, distance and slider.
  private static let fullScale = 65_535.0
  /// The numbers of the stage's tools: one for an eraser, and one for all others.
  static let tools: (pen: UInt32, eraser: UInt32) = (1, 2)

  /// The observer of the events.
  weak var inputObserver: (any InputObserver)?
  private var serial: UInt32 = 0
  /// The last reported state of the pen.
  private var pen = PenState()
  /// The time at which the current event arrives.
  private var now = 0.0

  /// Reports the protocol events of an input.
  func tell(_ input: InputEvent, at now: Double) {
    guard inputObserver != nil else { return }
    self.now = now
    switch input {
    case .touch(let frame):
      for change in frame.changes { tell(change, seat: frame.seat) }
      inputObserver?.touch(.frame, InputTimestamp(arrived: now), seat: frame.seat)
    case .touchCancel(let seat, _):
      inputObserver?.touch(.cancel, InputTimestamp(arrived: now), seat: seat)
    case .pointer(let frame):
      for change in frame.changes { tell(change, of: frame) }
      inputObserver?.pointer(.frame, InputTimestamp(arrived: now), seat: frame.seat)
    case .pen(let frame): tell(frame)
    case .pointerCancel, .touchpad, .keyboardFocus, .key, .modifiers, .seatGone: break
    }
  }

  /// Returns a time stamp. The clock of a stage is precise, and its milliseconds start again from zero as
  /// those of a compositor do.
  private func stamp(_ time: Double) -> InputTimestamp {
    let microseconds = Int64((time * 1e6).rounded())
    return InputTimestamp(
      arrived: now, milliseconds: UInt32(truncatingIfNeeded: microseconds / 1_000),
      microseconds: microseconds)
  }

  private func nextSerial() -> UInt32 {
    serial &+= 1
    return serial
  }

  // MARK: Touches

  private func tell(_ change: TouchChange, seat: Int) {
    let (id, place) = (change.id, change.location)
    let stamp = stamp(change.timestamp)
    switch change.kind {
    case .down:
      let down = TouchRecord.down(
        id: id, x: place.x, y: place.y, serial: nextSerial(), surface: change.surface)
      inputObserver?.touch(down, stamp, seat: seat)
    case .motion: inputObserver?.touch(.motion(id: id, x: place.x, y: place.y), stamp, seat: seat)
    case .up: inputObserver?.touch(.up(id: id, serial: nextSerial()), stamp, seat: seat)
    case .shape: break
    }
    let plain = InputTimestamp(arrived: now)
    if let major = change.majorRadius, let minor = change.minorRadius {
      inputObserver?.touch(.shape(id: id, major: 2 * major, minor: 2 * minor), plain, seat: seat)
    }
    if let angle = change.orientation {
      inputObserver?.touch(.orientation(id: id, degrees: angle / Self.degree), plain, seat: seat)
    }
  }

  // MARK: Pointer

  private func tell(_ change: PointerChange, of frame: PointerFrame) {
    let (x, y) = (frame.location.x, frame.location.y)
    let stamp = stamp(frame.timestamp)
    func send(_ event: PointerRecord, _ stamp: InputTimestamp) {
      inputObserver?.pointer(event, stamp, seat: frame.seat)
    }
    switch change {
    case .entered: send(.enter(x: x, y: y, surface: frame.surface), InputTimestamp(arrived: now))
    case .left: send(.leave(surface: frame.surface), InputTimestamp(arrived: now))
    case .moved: send(.motion(x: x, y: y), stamp)
    case .button(let code, let isDown): send(.button(code, isDown: isDown), stamp)
    case .scroll(let scroll):
      let plain = InputTimestamp(arrived: now)
      if let source = scroll.source { send(.axisSource(source.rawValue), plain) }
      if scroll.delta.dy != 0 { send(.axis(0, scroll.delta.dy), stamp) }
      if scroll.delta.dx != 0 { send(.axis(1, scroll.delta.dx), stamp) }
      if scroll.value120.dy != 0 { send(.axisValue120(0, Int32(scroll.value120.dy)), plain) }
      if scroll.value120.dx != 0 { send(.axisValue120(1, Int32(scroll.value120.dx)), plain) }
      if scroll.stopsVertically { send(.axisStop(0), stamp) }
      if scroll.stopsHorizontally { send(.axisStop(1), stamp) }
    }
  }

  // MARK: Pen

  private func tell(_ frame: PenFrame) {
    let tool = frame.kind == .eraser ? Self.tools.eraser : Self.tools.pen
    func send(_ event: PenRecord, _ stamp: InputTimestamp? = nil) {
      inputObserver?.pen(event, stamp ?? InputTimestamp(arrived: now), seat: frame.seat, tool: tool)
    }
    if frame.changes.contains(.entered) {
      pen = PenState(location: Point(x: .infinity, y: .infinity))
      send(.proximityIn(surface: frame.surface))
    }
    for event in news(frame.state) { send(event) }
    pen = frame.state
    for change in frame.changes {
      switch change {
      case .entered, .moved: break
      case .left: send(.proximityOut)
      case .down: send(.down)
      case .up: send(.up)
      case .button(let code, let isDown): send(.button(code, isDown: isDown))
      }
    }
    var end = stamp(frame.timestamp)
    end.microseconds = nil
    send(.frame, end)
  }

  /// Returns the events for all values that have changed since the last report.
  private func news(_ state: PenState) -> [PenRecord] {
    var events: [PenRecord] = []
    if state.location != pen.location {
      events.append(.motion(x: state.location.x, y: state.location.y))
    }
    func full(_ part: Double) -> Double { (part * Self.fullScale).rounded() }
    if let pressure = state.pressure, pressure != pen.pressure {
      events.append(.pressure(UInt32(clamping: Int(full(pressure)))))
    }
    if let distance = state.distance, distance != pen.distance {
      events.append(.distance(UInt32(clamping: Int(full(distance)))))
    }
    if state.tilt != pen.tilt {
      events.append(.tilt(x: state.tilt.dx / Self.degree, y: state.tilt.dy / Self.degree))
    }
    if state.rotation != pen.rotation { events.append(.rotation(state.rotation / Self.degree)) }
    if state.slider != pen.slider { events.append(.slider(Int32(full(state.slider)))) }
    return events
  }
}

extension Stage {
  /// Sends an input to the program as if it came from a compositor.
  func arrive(_ input: InputEvent) {
    display.headlessInput.tell(input, at: now)
    application.input(input)
  }

  /// Sends an input to the program, and handles it.
  func deliver(_ input: InputEvent) {
    arrive(input)
    application.settle()
  }
}
