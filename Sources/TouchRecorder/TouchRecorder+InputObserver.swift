package import ResponderPlatform
internal import TouchRecording

/// The choice of the events that a recording stores.
extension TouchRecorder: InputObserver {
  package func touch(_ event: TouchEvent, on surface: (any Surface)?) {
    lastArrival = event.stamp.arrived
    var event = event
    let seat = Int(event.seat)
    switch event.kind {
    case .down:
      let isOurs = isOurs(surface)
      strangers.down(event.id, seat: seat, isOurs: isOurs)
      guard isOurs else { return }
      event.window = Self.windowNumber
    case .up: if strangers.up(event.id, seat: seat) { return }
    case .cancel: strangers.cancel(seat: seat)
    case .frame: break
    default: if strangers.has(event.id, seat: seat) { return }
    }
    write(event)
  }

  package func pointer(_ event: PointerEvent, on surface: (any Surface)?) {
    lastArrival = event.stamp.arrived
    var event = event
    let seat = Int(event.seat)
    if event.kind == .enter { strangers.enter(seat: seat, isOurs: isOurs(surface)) }
    if strangers.hasPointer(seat: seat) { return }
    if event.kind == .enter || event.kind == .leave { event.window = Self.windowNumber }
    write(.pointer(event))
  }

  package func pen(_ event: PenEvent, on surface: (any Surface)?) {
    lastArrival = event.stamp.arrived
    var event = event
    let seat = Int(event.seat)
    if event.kind == .proximityIn {
      strangers.near(event.tool, seat: seat, isOurs: isOurs(surface))
      event.code = Int32(Self.windowNumber)
    }
    if strangers.has(tool: event.tool, seat: seat) { return }
    write(.pen(event))
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
}
