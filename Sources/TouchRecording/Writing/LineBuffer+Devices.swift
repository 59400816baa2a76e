/// The writer of lines of input devices.
extension LineBuffer {
  mutating func append(_ device: InputDevice) {
    field(",\"n\":", Int64(device.number))
    field(",\"name\":", device.name)
    field(",\"bus\":", Int64(device.bus))
    field(",\"vendor\":", Int64(device.vendor))
    field(",\"product\":", Int64(device.product))
    field(",\"version\":", Int64(device.version))
    if device.properties != 0 { field(",\"props\":", Int64(device.properties)) }
    if !device.keys.isEmpty {
      append(",\"keys\":\"")
      for (index, key) in device.keys.enumerated() {
        if index > 0 { append(UInt8(ascii: " ")) }
        append(Int64(key))
      }
      append(UInt8(ascii: "\""))
    }
    guard !device.descriptor.isEmpty else { return }
    append(",\"desc\":\"")
    append(hexadecimal: device.descriptor)
    append(UInt8(ascii: "\""))
  }

  mutating func append(_ axis: InputAxis) {
    field(",\"n\":", Int64(axis.device))
    field(",\"code\":", Int64(axis.code))
    field(",\"min\":", Int64(axis.minimum))
    field(",\"max\":", Int64(axis.maximum))
    if axis.resolution != 0 { field(",\"res\":", Int64(axis.resolution)) }
    if axis.fuzz != 0 { field(",\"fuzz\":", Int64(axis.fuzz)) }
    if axis.flat != 0 { field(",\"flat\":", Int64(axis.flat)) }
    if axis.grid != 0 { field(",\"grid\":", Int64(axis.grid)) }
  }

  /// Appends a report of a device, with the line break.
  mutating func append(_ event: DeviceEvent) {
    begin(LineName.devices[Int(event.kind.rawValue)], at: event.stamp.arrived)
    append(event.stamp)
    field(",\"n\":", Int64(event.device))
    switch event.kind {
    case .report:
      append(",\"data\":\"")
      var isFirst = true
      for item in event.events {
        if !isFirst { append(UInt8(ascii: " ")) }
        isFirst = false
        append(Int64(item.type))
        append(UInt8(ascii: " "))
        append(Int64(item.code))
        append(UInt8(ascii: " "))
        append(Int64(item.value))
      }
      append(UInt8(ascii: "\""))
    case .raw:
      append(",\"data\":\"")
      append(hexadecimal: event.bytes)
      append(UInt8(ascii: "\""))
    case .dropped: break
    }
    end()
  }
}
