extension LineParser {
  func touch(_ kind: TouchEvent.Kind) throws(Fault) -> TouchEvent {
    var event = TouchEvent(kind, try stamp(), seat: try seat())
    switch kind {
    case .down:
      event.serial = try unsigned(.serial)
      event.window = try unsigned(.window)
      event.id = try finger()
      event.x = try fixed(.x)
      event.y = try fixed(.y)
      event.track = try signed(.track, else: -1)
    case .motion:
      event.id = try finger()
      event.x = try fixed(.x)
      event.y = try fixed(.y)
    case .up:
      event.id = try finger()
      event.serial = try unsigned(.serial)
    case .shape:
      event.id = try finger()
      event.x = try fixed(.major)
      event.y = try fixed(.minor)
    case .orientation:
      event.id = try finger()
      event.x = try fixed(.angle)
    case .hover, .pressure, .tool, .cancelOne: try deviceOnly(&event)
    case .frame: event.x = Double(try integer(.scan, in: 0...(1 << 53), else: 0))
    case .cancel: break
    }
    return event
  }

  /// Parses values that only input devices report.
  private func deviceOnly(_ event: inout TouchEvent) throws(Fault) {
    event.id = try finger()
    switch event.kind {
    case .hover:
      event.x = try fixed(.x)
      event.y = try fixed(.y)
      event.distance = try fixed(.distance)
    case .pressure: event.x = try fixed(.value)
    case .tool: event.tool = try word(.type)
    default: break
    }
  }

  private func finger() throws(Fault) -> Int32 {
    Int32(try integer(.id, in: Int64(Int32.min)...Int64(Int32.max)))
  }

  private func seat() throws(Fault) -> UInt8 { UInt8(try integer(.seat, in: 0...255, else: 0)) }

  func pointer(_ kind: PointerEvent.Kind) throws(Fault) -> PointerEvent {
    var event = PointerEvent(kind, try stamp(), seat: try seat())
    switch kind {
    case .enter, .motion:
      event.x = try fixed(.x)
      event.y = try fixed(.y)
      if kind == .enter { event.window = try unsigned(.window) }
    case .button, .axis, .axisDiscrete, .axisValue120, .axisDirection:
      event.code = try unsigned(.code)
      event.value = try fixed(.value)
    case .axisSource, .axisStop: event.code = try unsigned(.code)
    case .leave: event.window = try unsigned(.window)
    case .frame: break
    }
    return event
  }

  func pen(_ kind: PenEvent.Kind) throws(Fault) -> PenEvent {
    var event = PenEvent(kind, try stamp(), tool: try unsigned(.tool), seat: try seat())
    switch kind {
    case .motion, .tilt:
      event.x = try fixed(.x)
      event.y = try fixed(.y)
    case .pressure, .distance, .rotation, .slider: event.value = try fixed(.value)
    case .wheel, .button:
      event.value = try fixed(.value)
      event.code = try signed(.code)
    case .proximityIn: event.code = try signed(.code)
    case .proximityOut, .down, .up, .frame: break
    }
    return event
  }

  func moment(_ kind: Moment.Kind) throws(Fault) -> Moment {
    var moment = Moment(kind, at: try time())
    switch kind {
    case .handled: moment.shown = try integer(.upto, in: 0...(1 << 53), else: 0)
    case .commit, .discarded: moment.number = try unsigned(.n)
    case .presented:
      moment.number = try unsigned(.n)
      moment.shown = try time(.shown)
      moment.refresh = try unsigned(.refresh)
    case .ink:
      moment.number = try unsigned(.id)
      moment.x = try number(.x)
      moment.y = try number(.y)
      moment.isPredicted = try flag(.guess)
    }
    return moment
  }
}
