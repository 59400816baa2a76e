/// The name at the beginning of a line: the protocol's object and event, or the subject of the line.
enum LineName: Hashable {
  case recording
  case touch(TouchEvent.Kind)
  case pointer(PointerEvent.Kind)
  case pen(PenEvent.Kind)
  case moment(Moment.Kind)
  case device(DeviceEvent.Kind)
  case fact(FactName)
  case step(StepName)

  /// The names of facts.
  enum FactName: UInt8, CaseIterable {
    case machine, global, seat, output, outputGone, window, tool, calibration
    case device, axis, source
  }

  /// The names of steps.
  enum StepName: UInt8, CaseIterable {
    case begin, target, line, ring, end
  }

  /// The names in the file, in UTF-8.
  static let touches = TouchEvent.Kind.allCases.map { Array("touch.\($0)".utf8) }
  static let pointers = PointerEvent.Kind.allCases.map { Array("pointer.\($0)".utf8) }
  static let pens = PenEvent.Kind.allCases.map { Array("pen.\($0)".utf8) }
  static let moments = Moment.Kind.allCases.map { Array("program.\($0)".utf8) }
  static let devices = DeviceEvent.Kind.allCases.map { Array("device.\($0)".utf8) }
  static let facts = FactName.allCases.map { Array("\($0)".utf8) }
  static let steps = StepName.allCases.map { Array("test.\($0)".utf8) }

  /// Returns the line with a name, or `nil` if the name is unknown.
  static func find(_ name: UnsafeRawBufferPointer) -> LineName? { table[hash(name)] }

  /// All names by their hashes. Two names with the same hash would stop the program at its first line.
  private static let table: [UInt64: LineName] = {
    var table: [UInt64: LineName] = [:]
    func add(_ name: [UInt8], _ line: LineName) {
      let previous = table.updateValue(line, forKey: name.withUnsafeBytes(hash))
      precondition(previous == nil, "two names of lines have the same hash")
    }
    add(Array("recording".utf8), .recording)
    for kind in TouchEvent.Kind.allCases { add(touches[Int(kind.rawValue)], .touch(kind)) }
    for kind in PointerEvent.Kind.allCases { add(pointers[Int(kind.rawValue)], .pointer(kind)) }
    for kind in PenEvent.Kind.allCases { add(pens[Int(kind.rawValue)], .pen(kind)) }
    for kind in Moment.Kind.allCases { add(moments[Int(kind.rawValue)], .moment(kind)) }
    for kind in DeviceEvent.Kind.allCases { add(devices[Int(kind.rawValue)], .device(kind)) }
    for kind in FactName.allCases { add(facts[Int(kind.rawValue)], .fact(kind)) }
    for kind in StepName.allCases { add(steps[Int(kind.rawValue)], .step(kind)) }
    return table
  }()

  /// Returns the FNV-1a hash of a name.
  private static func hash(_ name: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
