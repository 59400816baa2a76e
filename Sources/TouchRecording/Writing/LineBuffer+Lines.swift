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
