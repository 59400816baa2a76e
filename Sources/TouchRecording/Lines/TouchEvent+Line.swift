/// The reading of the line of a touch event.
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
}

/// The writing of the line.
extension LineBuffer {
  /// Appends an event of a touch screen, with the line break.
  mutating func append(_ event: TouchEvent) {
    begin(LineName.touches[Int(event.kind.rawValue)], at: event.stamp.arrived)
    append(event.stamp)
    if event.seat != 0 { field(",\"seat\":", Int64(event.seat)) }
    switch event.kind {
    case .down:
      field(",\"id\":", Int64(event.id))
      place(event.x, event.y)
      field(",\"serial\":", Int64(event.serial))
      field(",\"window\":", Int64(event.window))
      if event.track != -1 { field(",\"track\":", Int64(event.track)) }
    case .motion:
      field(",\"id\":", Int64(event.id))
      place(event.x, event.y)
    case .up:
      field(",\"id\":", Int64(event.id))
      field(",\"serial\":", Int64(event.serial))
    case .shape:
      field(",\"id\":", Int64(event.id))
      field(",\"major\":", event.x)
      field(",\"minor\":", event.y)
    case .orientation:
      field(",\"id\":", Int64(event.id))
      field(",\"angle\":", event.x)
    case .hover, .pressure, .tool, .cancelOne: appendDeviceOnly(event)
    case .frame: if event.x > 0 { field(",\"scan\":", Int64(min(event.x, 9e15))) }
    case .cancel: break
    }
    end()
  }

  /// Appends the values that only input devices report.
  private mutating func appendDeviceOnly(_ event: TouchEvent) {
    field(",\"id\":", Int64(event.id))
    switch event.kind {
    case .hover:
      place(event.x, event.y)
      field(",\"distance\":", event.distance)
    case .pressure: field(",\"value\":", event.x)
    case .tool: field(",\"type\":", event.tool.rawValue)
    default: break
    }
  }
}
