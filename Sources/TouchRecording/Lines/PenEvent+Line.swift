/// The reading of the line of a pen event.
extension LineParser {
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
}

/// The writing of the line.
extension LineBuffer {
  mutating func append(_ event: PenEvent) {
    begin(LineName.pens[Int(event.kind.rawValue)], at: event.stamp.arrived)
    append(event.stamp)
    if event.seat != 0 { field(",\"seat\":", Int64(event.seat)) }
    if event.tool != 0 { field(",\"tool\":", Int64(event.tool)) }
    switch event.kind {
    case .motion, .tilt: place(event.x, event.y)
    case .pressure, .distance, .rotation, .slider: field(",\"value\":", event.value)
    case .wheel, .button:
      field(",\"value\":", event.value)
      field(",\"code\":", Int64(event.code))
    case .proximityIn: field(",\"code\":", Int64(event.code))
    case .proximityOut, .down, .up, .frame: break
    }
    end()
  }
}
