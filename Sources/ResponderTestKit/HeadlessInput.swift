import ResponderPlatform

/// The protocol events that a compositor would have sent for the input of a stage, for an observer.
@MainActor final class HeadlessInput {
  /// The numbers of the stage's tools: one for an eraser, and one for all others.
  static let tools: (pen: UInt32, eraser: UInt32) = (1, 2)

  /// The observer of the events.
  weak var inputObserver: (any InputObserver)?
  private var serial: UInt32 = 0
  /// A Boolean value that indicates whether events of touches were reported since the last frame.
  private var hasOpenTouches = false
  /// The last reported state of the pen.
  private var pen = PenState()
  /// The time at which the current event arrives.
  private var now = 0.0

  /// Reports the protocol events of an input. Those of touches were reported when they were sent.
  func tell(_ input: InputEvent, at now: Double) {
    guard let inputObserver else { return }
    self.now = now
    switch input {
    case .touch(let frame):
      hasOpenTouches = false
      inputObserver.touch(TouchEvent(.frame, arrival, seat: seat(frame.seat)), on: nil)
    case .touchCancel(let number, _):
      hasOpenTouches = false
      inputObserver.touch(TouchEvent(.cancel, arrival, seat: seat(number)), on: nil)
    case .pointer(let frame):
      for change in frame.changes { tell(change, of: frame) }
      send(PointerEvent(.frame, arrival), of: frame)
    case .pen(let frame): tell(frame)
    case .pointerCancel, .touchpad, .keyboardFocus, .key, .modifiers, .seatGone: break
    }
  }

  /// Reports the end of a frame of touches that the application does not receive, if events of it were
  /// reported.
  func closeTouches(at now: Double) {
    guard hasOpenTouches else { return }
    hasOpenTouches = false
    self.now = now
    inputObserver?.touch(TouchEvent(.frame, arrival), on: nil)
  }

  /// Reports an event of a touch, with its time in seconds.
  func tell(_ event: TouchEvent, on surface: (any Surface)?, time: Double, at now: Double) {
    guard let inputObserver else { return }
    self.now = now
    hasOpenTouches = true
    var event = event
    switch event.kind {
    case .down, .up:
      event.stamp = stamp(time)
      event.serial = nextSerial()
    case .motion: event.stamp = stamp(time)
    default: break
    }
    inputObserver.touch(event, on: event.kind == .down ? surface : nil)
  }

  /// The time stamp of an event without a time of its own.
  private var arrival: Stamp { Stamp(arrivedAt: now) }

  /// Returns a time stamp. The clock of a stage is precise, and its milliseconds start again from zero as
  /// those of a compositor do.
  private func stamp(_ time: Double) -> Stamp {
    let microseconds = Int64((time * 1e6).rounded())
    var stamp = arrival
    stamp.milliseconds = UInt32(truncatingIfNeeded: microseconds / 1_000)
    stamp.microseconds = microseconds
    return stamp
  }

  private func seat(_ number: Int) -> UInt8 { UInt8(clamping: number) }

  private func nextSerial() -> UInt32 {
    serial &+= 1
    return serial
  }

  // MARK: Pointer

  private func tell(_ change: PointerChange, of frame: PointerFrame) {
    let (x, y) = (frame.location.x, frame.location.y)
    let stamp = stamp(frame.timestamp)
    switch change {
    case .entered: send(PointerEvent(.enter, arrival, x: x, y: y), of: frame)
    case .left: send(PointerEvent(.leave, arrival), of: frame)
    case .moved: send(PointerEvent(.motion, stamp, x: x, y: y), of: frame)
    case .button(let code, let isDown):
      send(PointerEvent(.button, stamp, code: code, value: isDown ? 1 : 0), of: frame)
    case .scroll(let scroll):
      for event in scroll.events(stamp, arrival) { send(event, of: frame) }
    }
  }

  private func send(_ event: PointerEvent, of frame: PointerFrame) {
    var event = event
    event.seat = seat(frame.seat)
    let hasSurface = event.kind == .enter || event.kind == .leave
    inputObserver?.pointer(event, on: hasSurface ? frame.surface : nil)
  }

  // MARK: Pen

  private func tell(_ frame: PenFrame) {
    let tool = frame.kind == .eraser ? Self.tools.eraser : Self.tools.pen
    let seat = seat(frame.seat)
    func send(_ kind: PenEvent.Kind, value: Double = 0, code: Int32 = 0) {
      let event = PenEvent(kind, arrival, tool: tool, value: value, code: code, seat: seat)
      inputObserver?.pen(event, on: kind == .proximityIn ? frame.surface : nil)
    }
    if frame.changes.contains(.entered) {
      pen = PenState(location: Point(x: .infinity, y: .infinity))
      send(.proximityIn)
    }
    for var event in frame.state.events(after: pen, arrival, tool: tool) {
      event.seat = seat
      inputObserver?.pen(event, on: nil)
    }
    pen = frame.state
    for change in frame.changes {
      switch change {
      case .entered, .moved: break
      case .left: send(.proximityOut)
      case .down: send(.down)
      case .up: send(.up)
      case .button(let code, let isDown):
        send(.button, value: isDown ? 1 : 0, code: Int32(truncatingIfNeeded: code))
      }
    }
    var end = stamp(frame.timestamp)
    end.microseconds = nil
    inputObserver?.pen(PenEvent(.frame, end, tool: tool, seat: seat), on: nil)
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
