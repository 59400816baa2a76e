internal import TouchRecording

/// A reader of files of `evemu-record`, with a description, events, or both.
struct EvemuReader {
  private(set) var capture = Capture(.evemu)
  /// The number of bytes of bits that were read for each type.
  private var bitCounts: [UInt64: Int] = [:]
  private var propertyCount = 0

  /// Reads a file.
  static func read(
    _ bytes: UnsafeRawBufferPointer, description: UnsafeRawBufferPointer?
  ) throws(ImportError) -> Capture {
    var reader = EvemuReader()
    reader.capture.devices = [Capture.Device(number: 1)]
    try reader.take(bytes)
    guard let description, !reader.capture.devices[0].isDescribed else { return reader.capture }
    var described = EvemuReader()
    described.capture.devices = [Capture.Device(number: 1)]
    do throws(ImportError) {
      try described.take(description)
    } catch {
      throw ImportError("the description: \(error)")
    }
    reader.capture.devices = described.capture.devices
    return reader.capture
  }

  private mutating func take(_ bytes: UnsafeRawBufferPointer) throws(ImportError) {
    // A line of an event with its comment has about this many bytes.
    capture.events.reserveCapacity(bytes.count / 40)
    var lines = LineIterator(bytes)
    var isBegun = false
    while let whole = lines.next() {
      let line = Self.withoutIndentation(whole)
      guard line.count > 1, line[1] == UInt8(ascii: ":") else {
        // A copy of the terminal begins with the list of devices.
        if isBegun { try skip(line, lines.number) }
        continue
      }
      isBegun = true
      var cursor = ByteCursor(UnsafeRawBufferPointer(rebasing: line[2...]))
      cursor.skipSpaces()
      if line[0] == UInt8(ascii: "E") {
        guard let event = Self.event(&cursor, lines.number) else {
          throw ImportError(
            line: lines.number, "not an event of evemu: “E: SECONDS TYPE CODE VALUE” is needed")
        }
        capture.events.append(event)
      } else {
        try describe(line[0], &cursor, lines.number)
      }
    }
  }

  /// Returns a line without spaces before it, as it has in quotations.
  @inline(__always)
  private static func withoutIndentation(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    guard let first = line.first, first == 0x20 || first == 0x09 else { return line }
    return UnsafeRawBufferPointer(rebasing: line.drop { $0 == 0x20 || $0 == 0x09 })
  }

  /// Skips a line without an event.
  private func skip(_ line: UnsafeRawBufferPointer, _ number: Int) throws(ImportError) {
    var cursor = ByteCursor(line)
    cursor.skipSpaces()
    guard cursor.isAtEnd || cursor.next == UInt8(ascii: "#") else {
      throw ImportError(line: number, "not a line of evemu")
    }
  }

  @inline(__always)
  private static func event(_ cursor: inout ByteCursor, _ line: Int) -> Capture.Event? {
    guard let time = cursor.time() else { return nil }
    cursor.skipSpaces()
    guard let type = cursor.hexadecimal(), type <= 0xFFFF else { return nil }
    cursor.skipSpaces()
    guard let code = cursor.hexadecimal(), code <= 0xFFFF else { return nil }
    cursor.skipSpaces()
    guard let number = cursor.signedDecimal(), let value = Int32(exactly: number) else {
      return nil
    }
    cursor.skipSpaces()
    guard cursor.isAtEnd || cursor.next == UInt8(ascii: "#") else { return nil }
    return Capture.Event(
      time: time,
      event: InputEvent(
        type: UInt16(truncatingIfNeeded: type), code: UInt16(truncatingIfNeeded: code), value: value
      ),
      line: Int32(truncatingIfNeeded: line), device: 0)
  }

  private mutating func describe(
    _ kind: UInt8, _ cursor: inout ByteCursor, _ line: Int
  ) throws(ImportError) {
    switch kind {
    case UInt8(ascii: "N"):
      capture.devices[0].device.name = cursor.text
    case UInt8(ascii: "I"): try identify(&cursor, line)
    case UInt8(ascii: "P"), UInt8(ascii: "B"): try takeBits(kind, &cursor, line)
    case UInt8(ascii: "A"): try takeAxis(&cursor, line)
    // The states of LEDs and switches.
    case UInt8(ascii: "L"), UInt8(ascii: "S"): break
    default: throw ImportError(line: line, "not a line of evemu")
    }
  }

  private mutating func identify(_ cursor: inout ByteCursor, _ line: Int) throws(ImportError) {
    var numbers: [UInt16] = []
    while let number = cursor.hexadecimal(), number <= 0xFFFF {
      numbers.append(UInt16(number))
      cursor.skipSpaces()
    }
    guard numbers.count == 4, cursor.isAtEnd else {
      throw ImportError(line: line, "“I:” needs bus, vendor, product and version")
    }
    capture.devices[0].device.bus = numbers[0]
    capture.devices[0].device.vendor = numbers[1]
    capture.devices[0].device.product = numbers[2]
    capture.devices[0].device.version = numbers[3]
  }

  /// Reads the bits of the properties, or of the codes of a type.
  private mutating func takeBits(
    _ kind: UInt8, _ cursor: inout ByteCursor, _ line: Int
  ) throws(ImportError) {
    var type: UInt64 = 0
    if kind == UInt8(ascii: "B") {
      guard let number = cursor.hexadecimal(), number <= 0x1F else {
        throw ImportError(line: line, "“B:” needs a type")
      }
      type = number
    }
    cursor.skipSpaces()
    while !cursor.isAtEnd {
      guard let byte = cursor.hexadecimal(), byte <= 0xFF else {
        throw ImportError(line: line, "a byte of bits is not two digits")
      }
      take(byte: byte, kind, type)
      cursor.skipSpaces()
    }
    capture.devices[0].isDescribed = true
  }

  private mutating func take(byte: UInt64, _ kind: UInt8, _ type: UInt64) {
    if kind == UInt8(ascii: "P") {
      if propertyCount < 4 {
        capture.devices[0].device.properties |= UInt32(byte) << UInt32(propertyCount * 8)
      }
      propertyCount += 1
      return
    }
    let place = bitCounts[type, default: 0]
    bitCounts[type] = place + 1
    guard type == UInt64(InputCode.key), byte != 0, place < 96 else { return }
    for bit in 0..<8 where byte & (1 << UInt64(bit)) != 0 {
      capture.devices[0].device.keys.append(UInt16(place * 8 + bit))
    }
  }

  private mutating func takeAxis(_ cursor: inout ByteCursor, _ line: Int) throws(ImportError) {
    guard let code = cursor.hexadecimal(), code <= 0x3F else {
      throw ImportError(line: line, "“A:” needs the code of an axis")
    }
    var numbers: [Int32] = []
    cursor.skipSpaces()
    while let number = cursor.signedDecimal(), let value = Int32(exactly: number) {
      numbers.append(value)
      cursor.skipSpaces()
    }
    // The resolution was added in version 1.2 of the format.
    guard numbers.count == 4 || numbers.count == 5, cursor.isAtEnd, numbers[0] <= numbers[1] else {
      throw ImportError(line: line, "“A:” needs minimum, maximum, fuzz, flat and resolution")
    }
    capture.devices[0].isDescribed = true
    capture.devices[0].set(
      InputAxis(
        code: UInt16(code), minimum: numbers[0], maximum: numbers[1],
        resolution: max(0, numbers.count > 4 ? numbers[4] : 0), fuzz: max(0, numbers[2]),
        flat: max(0, numbers[3])))
  }
}
