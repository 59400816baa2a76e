internal import TouchRecording

/// A reader of the output of `evtest`. Lines of other programs are skipped.
struct EvtestReader {
  private var capture = Capture(.evtest)
  /// The type of the events that are being described.
  private var type: Int64 = -1
  private var axis: InputAxis?

  static func read(_ bytes: UnsafeRawBufferPointer) throws(ImportError) -> Capture {
    var reader = EvtestReader()
    reader.capture.devices = [Capture.Device(number: 1)]
    var lines = LineIterator(bytes)
    while let line = lines.next() {
      var cursor = ByteCursor(line)
      cursor.skipSpaces()
      if cursor.take("Event: time") {
        try reader.takeEvent(&cursor, lines.number)
      } else {
        try reader.describe(&cursor, lines.number)
      }
    }
    reader.endAxis()
    return reader.capture
  }

  private mutating func takeEvent(
    _ cursor: inout ByteCursor, _ line: Int
  ) throws(ImportError) {
    guard let event = Self.event(&cursor) else {
      throw ImportError(
        line: line,
        "not an event of evtest: “Event: time SECONDS, type T (…), code C (…), value V” is needed")
    }
    capture.events.append(
      Capture.Event(
        time: event.time, event: event.event, line: Int32(truncatingIfNeeded: line), device: 0))
  }

  private static func event(_ cursor: inout ByteCursor) -> (time: Int64, event: InputEvent)? {
    cursor.skipSpaces()
    guard let time = cursor.time(), cursor.take(UInt8(ascii: ",")) else { return nil }
    cursor.skipSpaces()
    guard cursor.take("type ") else { return synchronisation(cursor).map { (time, $0) } }
    guard let type = cursor.decimal(), let type = UInt16(exactly: type),
      cursor.skip(behind: "code "), let code = cursor.decimal(), let code = UInt16(exactly: code),
      cursor.skip(behind: "value ")
    else { return nil }
    // The values of `MSC_SCAN` are printed in hexadecimal.
    if type == InputCode.msc, code == 4 {
      guard let value = cursor.hexadecimal(), value <= 0xFFFF_FFFF else { return nil }
      let bits = Int32(bitPattern: UInt32(value))
      return (time, InputEvent(type: type, code: code, value: bits))
    }
    guard let value = cursor.signedDecimal(), let value = Int32(exactly: value) else { return nil }
    cursor.skipSpaces()
    return cursor.isAtEnd ? (time, InputEvent(type: type, code: code, value: value)) : nil
  }

  /// Returns the event of a line such as `-------------- SYN_REPORT ------------`.
  private static func synchronisation(_ cursor: ByteCursor) -> InputEvent? {
    let names: [(StaticString, UInt16)] = [
      ("SYN_REPORT", 0), ("Report Sync", 0), ("Config Sync", 1), ("SYN_CONFIG", 1),
      ("SYN_MT_REPORT", 2), ("SYN_DROPPED", 3),
    ]
    for (name, code) in names {
      var rest = cursor
      if rest.skip(behind: name) { return InputEvent(type: 0, code: code, value: 0) }
    }
    return nil
  }

  // MARK: Description

  private mutating func describe(
    _ cursor: inout ByteCursor, _ line: Int
  ) throws(ImportError) {
    if cursor.take("Input device ID:") {
      capture.devices[0].device.bus = try identifier("bus", cursor, line)
      capture.devices[0].device.vendor = try identifier("vendor", cursor, line)
      capture.devices[0].device.product = try identifier("product", cursor, line)
      capture.devices[0].device.version = try identifier("version", cursor, line)
    } else if cursor.take("Input device name:") {
      cursor.skipSpaces()
      var name = String(decoding: cursor.rest, as: UTF8.self)
      while name.last?.isWhitespace == true { name.removeLast() }
      if name.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") {
        name = String(name.dropFirst().dropLast())
      }
      capture.devices[0].device.name = name
    } else if cursor.take("Event type ") {
      endAxis()
      type = cursor.decimal() ?? -1
      capture.devices[0].isDescribed = true
    } else if cursor.take("Event code ") {
      endAxis()
      guard let code = cursor.decimal(), code <= 0x2FF else {
        throw ImportError(line: line, "“Event code” needs a number")
      }
      if type == Int64(InputCode.key) { capture.devices[0].device.keys.append(UInt16(code)) }
      if type == Int64(InputCode.abs) {
        axis = InputAxis(code: UInt16(code), minimum: 0, maximum: 0)
      }
    } else if cursor.take("Property type ") {
      endAxis()
      if let bit = cursor.decimal(), bit < 32 {
        capture.devices[0].device.properties |= 1 << UInt32(bit)
      }
    } else if axis != nil {
      try takeLimit(&cursor, line)
    }
  }

  /// Reads a line such as `Max 4095`.
  private mutating func takeLimit(
    _ cursor: inout ByteCursor, _ line: Int
  ) throws(ImportError) {
    let names: [(StaticString, WritableKeyPath<InputAxis, Int32>)] = [
      ("Min", \.minimum), ("Max", \.maximum), ("Fuzz", \.fuzz), ("Flat", \.flat),
      ("Resolution", \.resolution),
    ]
    for (name, path) in names where cursor.take(name) {
      cursor.skipSpaces()
      guard let number = cursor.signedDecimal(), let value = Int32(exactly: number) else {
        throw ImportError(line: line, "“\(name)” needs a number")
      }
      axis?[keyPath: path] = value
      return
    }
  }

  private mutating func endAxis() {
    guard var axis else { return }
    self.axis = nil
    (axis.fuzz, axis.flat) = (max(0, axis.fuzz), max(0, axis.flat))
    axis.resolution = max(0, axis.resolution)
    if axis.minimum <= axis.maximum { capture.devices[0].set(axis) }
  }

  private func identifier(
    _ name: StaticString, _ cursor: ByteCursor, _ line: Int
  ) throws(ImportError) -> UInt16 {
    var cursor = cursor
    guard cursor.skip(behind: name) else { return 0 }
    cursor.skipSpaces()
    _ = cursor.take("0x")
    guard let number = cursor.hexadecimal(), let value = UInt16(exactly: number) else {
      throw ImportError(line: line, "“Input device ID” needs numbers of four digits")
    }
    return value
  }
}
