/// The parser of lines of input devices.
extension LineParser {
  func inputDevice() throws(Fault) -> InputDevice {
    var device = InputDevice(number: try unsigned(.n), name: try text(.name))
    device.bus = try half(.bus)
    device.vendor = try half(.vendor)
    device.product = try half(.product)
    device.version = try half(.version)
    device.properties = try unsigned(.props)
    var isWhole = true
    let keys = try text(.keys)
    DataText.numbers(of: keys) { number in
      guard let key = UInt16(exactly: number), device.keys.count < 1_024 else {
        return isWhole = false
      }
      device.keys.append(key)
    } failing: {
      isWhole = false
    }
    guard isWhole else { throw .impossible("keys") }
    let digits = try text(.desc)
    guard let bytes = DataText.bytes(of: digits), bytes.count <= DeviceEvent.mostBytes else {
      throw .impossible("desc")
    }
    device.descriptor = bytes
    return device
  }

  func inputAxis() throws(Fault) -> InputAxis {
    let axis = InputAxis(
      device: try unsigned(.n), code: try half(.code), minimum: try signed(.min),
      maximum: try signed(.max), resolution: try count(.res), fuzz: try count(.fuzz),
      flat: try count(.flat), grid: try count(.grid))
    guard axis.minimum <= axis.maximum else { throw .impossible("max") }
    return axis
  }

  func device(_ kind: DeviceEvent.Kind) throws(Fault) -> DeviceEvent {
    var event = DeviceEvent(kind, try stamp(), device: try unsigned(.n))
    switch kind {
    case .report:
      guard has(.data) else { throw .missing("data") }
      guard let events = DataText.events(of: try text(.data)) else { throw .impossible("data") }
      event.events = events
    case .raw:
      guard has(.data) else { throw .missing("data") }
      guard let bytes = DataText.bytes(of: try text(.data)), bytes.count <= DeviceEvent.mostBytes
      else { throw .impossible("data") }
      event.bytes = bytes
    case .dropped: break
    }
    return event
  }

  private func half(_ name: FieldName) throws(Fault) -> UInt16 {
    UInt16(try integer(name, in: 0...0xFFFF, else: 0))
  }

  private func count(_ name: FieldName) throws(Fault) -> Int32 {
    Int32(try integer(name, in: 0...Int64(Int32.max), else: 0))
  }
}
