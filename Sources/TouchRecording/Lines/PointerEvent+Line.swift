/// The reading of the line of a pointer event.
extension LineParser {
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
}

/// The writing of the line.
extension LineBuffer {
  mutating func append(_ event: PointerEvent) {
    begin(LineName.pointers[Int(event.kind.rawValue)], at: event.stamp.arrived)
    append(event.stamp)
    if event.seat != 0 { field(",\"seat\":", Int64(event.seat)) }
    switch event.kind {
    case .enter:
      place(event.x, event.y)
      field(",\"window\":", Int64(event.window))
    case .leave: field(",\"window\":", Int64(event.window))
    case .motion: place(event.x, event.y)
    case .button, .axis, .axisDiscrete, .axisValue120, .axisDirection:
      field(",\"code\":", Int64(event.code))
      field(",\"value\":", event.value)
    case .axisSource, .axisStop: field(",\"code\":", Int64(event.code))
    case .frame: break
    }
    end()
  }
}
