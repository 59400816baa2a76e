/// The writer of lines. Each line begins with its name, `e`, and its time of arrival, `at`.
extension LineBuffer {
  /// Appends a line, with its line break.
  mutating func append(_ line: RecordedLine) {
    switch line {
    case .header(let version):
      append("{\"e\":\"recording\",\"version\":")
      append(Int64(version))
      end()
    case .touch(let event): append(event)
    case .pointer(let event): append(event)
    case .pen(let event): append(event)
    case .moment(let moment): append(moment)
    case .fact(let fact): append(fact)
    case .step(let step): append(step)
    case .device(let event): append(event)
    }
  }

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

  private mutating func append(_ event: PointerEvent) {
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

  private mutating func append(_ event: PenEvent) {
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

  mutating func append(_ moment: Moment) {
    begin(LineName.moments[Int(moment.kind.rawValue)], at: moment.at)
    switch moment.kind {
    case .handled: if moment.shown != 0 { field(",\"upto\":", moment.shown) }
    case .commit, .discarded: field(",\"n\":", Int64(moment.number))
    case .presented:
      field(",\"n\":", Int64(moment.number))
      field(",\"shown\":", moment.shown)
      if moment.refresh != 0 { field(",\"refresh\":", Int64(moment.refresh)) }
    case .ink:
      field(",\"id\":", Int64(moment.number))
      place(moment.x, moment.y)
      if moment.isPredicted { append(",\"guess\":true") }
    }
    end()
  }

  mutating func append(_ stamp: Stamp) {
    if let milliseconds = stamp.milliseconds { field(",\"ms\":", Int64(milliseconds)) }
    if let microseconds = stamp.microseconds { field(",\"us\":", microseconds) }
  }

  mutating func begin(_ name: [UInt8], at time: Int64) {
    append("{\"e\":\"")
    append(name)
    append("\",\"at\":")
    append(time)
  }

  mutating func end() { append("}\n") }

  mutating func field(_ name: StaticString, _ value: Int64) {
    append(name)
    append(value)
  }

  mutating func field(_ name: StaticString, _ value: Double) {
    append(name)
    append(value)
  }

  mutating func field(_ name: StaticString, _ value: String) {
    append(name)
    append(quoting: value)
  }

  mutating func place(_ x: Double, _ y: Double) {
    field(",\"x\":", x)
    field(",\"y\":", y)
  }
}
