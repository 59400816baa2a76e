internal import TouchRecording

/// A reader of the output of Android's `getevent -lt`, also with that of `-i` or `-p` before it. Lines of
/// other programs are skipped.
struct GeteventReader {
  private var capture = Capture(.getevent)
  /// The numbers of devices by their paths.
  private var paths: [String: Int] = [:]
  /// The index of the device that is being described.
  private var described: Int?

  static func read(_ bytes: UnsafeRawBufferPointer) throws(ImportError) -> Capture {
    var reader = GeteventReader()
    var lines = LineIterator(bytes)
    while let line = lines.next() {
      if isEvent(line) {
        try reader.takeEvent(line, lines.number)
      } else {
        try reader.describe(line, lines.number)
      }
    }
    return reader.capture
  }

  /// Returns a Boolean value that indicates whether a line contains an event: a time in brackets, a device,
  /// or neither, and then a type.
  static func isEvent(_ line: UnsafeRawBufferPointer) -> Bool {
    var cursor = ByteCursor(line)
    cursor.skipSpaces()
    if cursor.take(UInt8(ascii: "[")) {
      cursor.skipSpaces()
      _ = cursor.take(UInt8(ascii: "-"))
      guard cursor.decimal() != nil, cursor.take(UInt8(ascii: ".")) else { return false }
      guard cursor.skip(behind: "]") else { return false }
      cursor.skipSpaces()
      return cursor.isNext("/") || isTyped(cursor)
    }
    if cursor.take("/dev/input/event"), cursor.decimal() != nil, cursor.take(UInt8(ascii: ":")) {
      return isTyped(cursor)
    }
    return cursor.isNext("EV_") && isTyped(cursor)
  }

  /// Returns a Boolean value that indicates whether a type and two more words follow.
  private static func isTyped(_ cursor: ByteCursor) -> Bool {
    var cursor = cursor
    cursor.skipSpaces()
    guard let type = cursor.word(), Self.type(type) != nil else { return false }
    cursor.skipSpaces()
    guard cursor.word() != nil else { return false }
    cursor.skipSpaces()
    return cursor.word() != nil
  }

  private static func type(_ word: UnsafeRawBufferPointer) -> UInt16? {
    if let type = InputCode.types[InputCode.hash(word)] { return type }
    return word.count == 4 ? number(word) : nil
  }

  private static func number(_ word: UnsafeRawBufferPointer) -> UInt16? {
    var cursor = ByteCursor(word)
    guard let value = cursor.hexadecimal(), cursor.isAtEnd else { return nil }
    return UInt16(exactly: value)
  }

  private mutating func takeEvent(
    _ line: UnsafeRawBufferPointer, _ number: Int
  ) throws(ImportError) {
    var cursor = ByteCursor(line)
    cursor.skipSpaces()
    guard cursor.take(UInt8(ascii: "[")) else {
      throw ImportError(line: number, "the event has no time: record it with “getevent -lt”")
    }
    cursor.skipSpaces()
    guard let time = cursor.time() else {
      throw ImportError(line: number, "the time between [ and ] is none")
    }
    cursor.skipSpaces()
    guard cursor.take(UInt8(ascii: "]")) else {
      throw ImportError(line: number, "there is no ] after the time")
    }
    cursor.skipSpaces()
    var path = ""
    if cursor.next == UInt8(ascii: "/"), let word = cursor.word() {
      path = String(decoding: word.dropLast(), as: UTF8.self)
      cursor.skipSpaces()
    }
    guard let type = cursor.word().flatMap(Self.type) else {
      throw ImportError(line: number, "the type of the event is not known")
    }
    cursor.skipSpaces()
    let code = cursor.word()
    cursor.skipSpaces()
    guard let code, let value = Self.value(cursor) else {
      throw ImportError(line: number, "an event needs a type, a code and a value")
    }
    // Unknown names are those of keys, which are skipped.
    guard let code = InputCode.codes[InputCode.hash(code)] ?? Self.number(code) else { return }
    let device = try device(path, number)
    capture.events.append(
      Capture.Event(
        time: time, event: InputEvent(type: type, code: code, value: value),
        line: Int32(truncatingIfNeeded: number), device: UInt16(device)))
  }

  private static func value(_ cursor: ByteCursor) -> Int32? {
    var cursor = cursor
    if cursor.isNext("DOWN") { return 1 }
    if cursor.isNext("UP") { return 0 }
    if cursor.isNext("REPEAT") { return 2 }
    guard let value = cursor.hexadecimal(), value <= 0xFFFF_FFFF else { return nil }
    return Int32(bitPattern: UInt32(value))
  }

  /// Returns the index of the device with a path. A file without paths has one device.
  private mutating func device(_ path: String, _ line: Int) throws(ImportError) -> Int {
    if let known = paths[path] { return known }
    // If events have no path, they belong to the device that is described.
    if path.isEmpty, let only = paths.first?.value { return only }
    guard let index = capture.device(number: paths.count + 1) else {
      throw ImportError(line: line, "more than \(Capture.mostDevices) devices")
    }
    paths[path] = index
    return index
  }

  // MARK: Description

  private mutating func describe(
    _ line: UnsafeRawBufferPointer, _ number: Int
  ) throws(ImportError) {
    var cursor = ByteCursor(line)
    cursor.skipSpaces()
    if cursor.take("add device "), cursor.skip(behind: ": ") {
      var path = String(decoding: cursor.rest, as: UTF8.self)
      while path.last?.isWhitespace == true { path.removeLast() }
      described = try device(path, number)
      return
    }
    guard let described else { return }
    let identifiers: [(StaticString, WritableKeyPath<InputDevice, UInt16>)] = [
      ("bus:", \.bus), ("vendor ", \.vendor), ("product ", \.product), ("version ", \.version),
    ]
    for (name, path) in identifiers where cursor.take(name) {
      cursor.skipSpaces()
      if let value = cursor.hexadecimal(), let value = UInt16(exactly: value) {
        capture.devices[described].device[keyPath: path] = value
      }
      return
    }
    if cursor.take("name:") {
      cursor.skipSpaces()
      let name = String(decoding: cursor.rest, as: UTF8.self)
      capture.devices[described].device.name = String(name.filter { $0 != "\"" && $0 != "\r" })
    } else if cursor.isNext("INPUT_PROP_DIRECT") {
      capture.devices[described].device.properties |= 2
    } else {
      try describeAxis(cursor, described, number)
    }
  }

  /// Reads a line such as `ABS (0003): ABS_MT_POSITION_X : value 0, min 0, max 1079, fuzz 0, flat 0,
  /// resolution 0`.
  private mutating func describeAxis(
    _ cursor: ByteCursor, _ index: Int, _ line: Int
  ) throws(ImportError) {
    var limits = cursor
    guard limits.skip(behind: ": value "), limits.skip(behind: "min ") else { return }
    var cursor = cursor
    if cursor.isNext("ABS"), !cursor.isNext("ABS_") { _ = cursor.skip(behind: "):") }
    cursor.skipSpaces()
    guard let name = cursor.word(),
      let code = InputCode.codes[InputCode.hash(name)] ?? Self.number(name), code <= 0x3F
    else { return }
    func number(_ cursor: inout ByteCursor) -> Int32? {
      cursor.signedDecimal().flatMap { Int32(exactly: $0) }
    }
    guard let minimum = number(&limits), limits.skip(behind: "max "),
      let maximum = number(&limits), minimum <= maximum
    else { throw ImportError(line: line, "an axis needs “min” and “max”") }
    var axis = InputAxis(code: code, minimum: minimum, maximum: maximum)
    if limits.skip(behind: "fuzz ") { axis.fuzz = max(0, number(&limits) ?? 0) }
    if limits.skip(behind: "flat ") { axis.flat = max(0, number(&limits) ?? 0) }
    if limits.skip(behind: "resolution ") { axis.resolution = max(0, number(&limits) ?? 0) }
    axis.device = UInt32(index + 1)
    capture.devices[index].set(axis)
    capture.devices[index].isDescribed = true
  }
}
