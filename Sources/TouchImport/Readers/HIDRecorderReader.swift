internal import TouchRecording

/// A reader of the output of `hid-recorder`, with report descriptors and all reports of the firmware.
struct HIDRecorderReader {
  private var capture = Capture(.hid)
  /// The index of the device to which the lines belong.
  private var current = 0

  static func read(_ bytes: UnsafeRawBufferPointer) throws(ImportError) -> Capture {
    var reader = HIDRecorderReader()
    reader.capture.devices = [Capture.Device(number: 1)]
    reader.capture.reportBytes.reserveCapacity(bytes.count / 3)
    var lines = LineIterator(bytes)
    while let line = lines.next() {
      var cursor = ByteCursor(line)
      cursor.skipSpaces()
      if cursor.isAtEnd || cursor.next == UInt8(ascii: "#") { continue }
      try reader.take(&cursor, lines.number)
    }
    return reader.capture
  }

  private mutating func take(_ cursor: inout ByteCursor, _ line: Int) throws(ImportError) {
    let kind = cursor.next
    _ = cursor.take(kind)
    guard cursor.take(UInt8(ascii: ":")) else {
      // The line is other text, such as a message at the end of the recording.
      return
    }
    cursor.skipSpaces()
    switch kind {
    case UInt8(ascii: "E"): try takeReport(&cursor, line)
    case UInt8(ascii: "R"): try takeDescriptor(&cursor, line)
    case UInt8(ascii: "N"):
      capture.devices[current].device.name = cursor.text
    case UInt8(ascii: "I"): try identify(&cursor, line)
    case UInt8(ascii: "D"):
      guard let number = cursor.decimal(),
        let index = capture.device(number: Int(min(number, 1_000)) + 1)
      else { throw ImportError(line: line, "“D:” needs the number of a device, up to 63") }
      current = index
    case UInt8(ascii: "P"), UInt8(ascii: "S"), UInt8(ascii: "U"): break
    default: throw ImportError(line: line, "not a line of hid-recorder")
    }
  }

  private mutating func takeReport(
    _ cursor: inout ByteCursor, _ line: Int
  ) throws(ImportError) {
    guard let time = cursor.time() else {
      throw ImportError(line: line, "“E:” needs a time in seconds")
    }
    cursor.skipSpaces()
    guard let count = cursor.decimal(), count <= Int64(DeviceEvent.mostBytes) else {
      throw ImportError(line: line, "“E:” needs the length of the report")
    }
    let start = capture.reportBytes.count
    try takeBytes(&cursor, line) { capture.reportBytes.append($0) }
    let found = capture.reportBytes.count - start
    guard found == Int(count) else {
      throw ImportError(line: line, "the report has \(found) bytes instead of \(count)")
    }
    capture.reports.append(
      Capture.Report(
        time: time, bytes: start..<start + found, line: Int32(truncatingIfNeeded: line),
        device: UInt16(current)))
  }

  private mutating func takeDescriptor(
    _ cursor: inout ByteCursor, _ line: Int
  ) throws(ImportError) {
    guard let count = cursor.decimal(), count <= Int64(DeviceEvent.mostBytes) else {
      throw ImportError(line: line, "“R:” needs the length of the report descriptor")
    }
    var bytes: [UInt8] = []
    try takeBytes(&cursor, line) { bytes.append($0) }
    guard bytes.count == Int(count) else {
      throw ImportError(
        line: line, "the report descriptor has \(bytes.count) bytes instead of \(count)")
    }
    capture.devices[current].device.descriptor = bytes
    capture.devices[current].isDescribed = true
  }

  @inline(__always)
  private func takeBytes(
    _ cursor: inout ByteCursor, _ line: Int, _ body: (UInt8) -> Void
  ) throws(ImportError) {
    cursor.skipSpaces()
    while let value = cursor.hexadecimal(), value <= 0xFF {
      body(UInt8(value))
      cursor.skipSpaces()
    }
    guard cursor.isAtEnd else { throw ImportError(line: line, "a byte is not two digits") }
  }

  private mutating func identify(_ cursor: inout ByteCursor, _ line: Int) throws(ImportError) {
    var numbers: [UInt16] = []
    while let number = cursor.hexadecimal(), number <= 0xFFFF {
      numbers.append(UInt16(number))
      cursor.skipSpaces()
    }
    guard numbers.count == 3, cursor.isAtEnd else {
      throw ImportError(line: line, "“I:” needs bus, vendor and product")
    }
    capture.devices[current].device.bus = numbers[0]
    capture.devices[current].device.vendor = numbers[1]
    capture.devices[current].device.product = numbers[2]
  }
}
