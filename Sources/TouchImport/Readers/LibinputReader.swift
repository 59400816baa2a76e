internal import CYAML
internal import TouchRecording

/// A reader of the YAML files of `libinput record`. It reads only the descriptions of devices and the events
/// of the kernel.
struct LibinputReader {
  /// The largest nesting depth of mappings and sequences.
  private static let deepest = 64

  /// An open mapping or sequence.
  private struct Level {
    var isMapping: Bool
    /// The key whose value is being read, or an empty string in a sequence.
    var key = ""
    var hasKey = false
    /// The number of values before the current one.
    var index = 0
  }

  private var capture = Capture(.libinput)
  private var levels: [Level] = []
  /// The numbers of the innermost sequence.
  private var numbers: [Int64] = []
  private var areNumbers = true

  static func read(_ bytes: UnsafeRawBufferPointer) throws(ImportError) -> Capture {
    var reader = LibinputReader()
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { throw ImportError("there is no memory") }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_input_string(
      &parser, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else {
        let reason = parser.problem.map { String(cString: $0) } ?? "it is not YAML"
        let line = max(parser.problem_mark.line, parser.mark.line)
        throw ImportError(line: Int(clamping: line) + 1, "not YAML: \(reason)")
      }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return reader.capture }
      try reader.take(event)
    }
  }

  private mutating func take(_ event: yaml_event_t) throws(ImportError) {
    let line = Int(clamping: event.start_mark.line) + 1
    switch event.type {
    case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT:
      guard levels.count < Self.deepest else {
        throw ImportError(line: line, "more than \(Self.deepest) levels in one another")
      }
      levels.append(Level(isMapping: event.type == YAML_MAPPING_START_EVENT))
      numbers.removeAll(keepingCapacity: true)
      areNumbers = true
    case YAML_MAPPING_END_EVENT: close()
    case YAML_SEQUENCE_END_EVENT:
      try takeSequence(line)
      close()
    case YAML_SCALAR_EVENT:
      let bytes = UnsafeRawBufferPointer(
        start: event.data.scalar.value, count: event.data.scalar.length)
      try takeScalar(bytes, line)
    // The format has no aliases. An alias counts as a value.
    case YAML_ALIAS_EVENT: valueEnded()
    default: break
    }
  }

  private mutating func close() {
    if !levels.isEmpty { levels.removeLast() }
    numbers.removeAll(keepingCapacity: true)
    areNumbers = false
    valueEnded()
  }

  private mutating func valueEnded() {
    guard !levels.isEmpty else { return }
    levels[levels.count - 1].index += 1
    levels[levels.count - 1].hasKey = false
  }

  private mutating func takeScalar(
    _ bytes: UnsafeRawBufferPointer, _ line: Int
  ) throws(ImportError) {
    guard let level = levels.last else { return }
    if level.isMapping, !level.hasKey {
      levels[levels.count - 1].key = String(decoding: bytes.prefix(64), as: UTF8.self)
      levels[levels.count - 1].hasKey = true
      return
    }
    if level.isMapping {
      if level.key == "name", levels.count == 4, isIn(["devices", "evdev"]),
        let index = try device(line)
      {
        capture.devices[index].device.name = String(decoding: bytes, as: UTF8.self)
      }
    } else if areNumbers, numbers.count < 1_024, let number = Self.number(bytes) {
      numbers.append(number)
    } else {
      areNumbers = false
    }
    valueEnded()
  }

  private static func number(_ bytes: UnsafeRawBufferPointer) -> Int64? {
    var cursor = ByteCursor(bytes)
    if cursor.take("0x") {
      guard let value = cursor.hexadecimal(), cursor.isAtEnd else { return nil }
      return Int64(exactly: value)
    }
    guard let value = cursor.signedDecimal(), cursor.isAtEnd else { return nil }
    return value
  }

  /// Returns a Boolean value that indicates whether the open mappings have these keys, from the outermost
  /// inward.
  private func isIn(_ keys: [String]) -> Bool {
    var index = 0
    for level in levels where level.isMapping {
      guard index < keys.count else { return true }
      guard level.key == keys[index] else { return false }
      index += 1
    }
    return index == keys.count
  }

  /// Returns the index of the device that is being read: the position in the sequence `devices` of the
  /// outermost mapping.
  private mutating func device(_ line: Int) throws(ImportError) -> Int? {
    guard levels.count > 1, !levels[1].isMapping else { return nil }
    guard let index = capture.device(number: levels[1].index + 1) else {
      throw ImportError(line: line, "more than \(Capture.mostDevices) devices")
    }
    return index
  }

  /// Reads a sequence of numbers that has ended.
  private mutating func takeSequence(_ line: Int) throws(ImportError) {
    guard levels.count >= 4, levels[0].key == "devices", !levels[levels.count - 1].isMapping else {
      return
    }
    if isIn(["devices", "events", "evdev"]) {
      // The sequence is the list of an entry's events, or one event.
      if levels.count == 7 { try takeEvent(line) }
      return
    }
    guard levels.count <= 6, let index = try device(line) else { return }
    if isIn(["devices", "evdev", "id"]) {
      try identify(index, line)
    } else if isIn(["devices", "evdev", "properties"]) {
      for bit in numbers where (0..<32).contains(bit) {
        capture.devices[index].device.properties |= 1 << UInt32(bit)
      }
    } else if isIn(["devices", "hid"]) {
      capture.devices[index].device.descriptor = numbers.compactMap { UInt8(exactly: $0) }
    } else if levels.count == 6 {
      try describe(index, line)
    }
  }

  /// Reads the codes of a type, or the limits of an axis.
  private mutating func describe(_ index: Int, _ line: Int) throws(ImportError) {
    guard levels[2].key == "evdev", let code = Int64(levels[4].key) else { return }
    switch levels[3].key {
    case "codes":
      capture.devices[index].isDescribed = true
      guard code == Int64(InputCode.key) else { return }
      capture.devices[index].device.keys = numbers.compactMap { UInt16(exactly: $0) }
    case "absinfo":
      let values = numbers.compactMap { Int32(exactly: $0) }
      guard areNumbers, values.count == numbers.count, values.count == 5, values[0] <= values[1],
        (0...0x3F).contains(code)
      else {
        throw ImportError(
          line: line, "“absinfo” needs minimum, maximum, fuzz, flat and resolution")
      }
      capture.devices[index].isDescribed = true
      capture.devices[index].set(
        InputAxis(
          device: UInt32(index + 1), code: UInt16(code), minimum: values[0], maximum: values[1],
          resolution: max(0, values[4]), fuzz: max(0, values[2]), flat: max(0, values[3])))
    default: break
    }
  }

  private mutating func identify(_ index: Int, _ line: Int) throws(ImportError) {
    let values = numbers.compactMap { UInt16(exactly: $0) }
    guard values.count == 4, numbers.count == 4 else {
      throw ImportError(line: line, "“id” needs bus, vendor, product and version")
    }
    capture.devices[index].device.bus = values[0]
    capture.devices[index].device.vendor = values[1]
    capture.devices[index].device.product = values[2]
    capture.devices[index].device.version = values[3]
  }

  /// Reads an event: seconds, microseconds, type, code and value.
  private mutating func takeEvent(_ line: Int) throws(ImportError) {
    guard areNumbers, numbers.count == 5, (0..<9_000_000_000).contains(numbers[0]),
      (0..<1_000_000).contains(numbers[1]), let type = UInt16(exactly: numbers[2]),
      let code = UInt16(exactly: numbers[3]), let value = Int32(exactly: numbers[4])
    else {
      throw ImportError(
        line: line, "an event needs seconds, microseconds, type, code and value")
    }
    guard let index = try device(line) else { return }
    capture.events.append(
      Capture.Event(
        time: numbers[0] * 1_000_000 + numbers[1],
        event: InputEvent(type: type, code: code, value: value),
        line: Int32(truncatingIfNeeded: line), device: UInt16(index)))
  }
}
