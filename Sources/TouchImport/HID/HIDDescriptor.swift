/// A HID report descriptor, with the values of input reports and their offsets.
struct HIDDescriptor {
  /// The largest number of values in all reports.
  private static let mostFields = 4_096
  /// The largest length of a report, in bits.
  private static let longestReport = 65_536

  private(set) var fields: [HIDField] = []
  /// A Boolean value that indicates whether reports begin with a report ID.
  private(set) var hasReportIDs = false

  private struct Globals {
    var page: UInt32 = 0
    var logicalMinimum: Int64 = 0
    var logicalMaximum: Int64 = 0
    /// The same value, interpreted as an unsigned number.
    var logicalMaximumBits: Int64 = 0
    var physicalMinimum: Int64 = 0
    var physicalMaximum: Int64 = 0
    var exponent = 0
    var unit: UInt32 = 0
    var size = 0
    var count = 0
    var id: UInt8 = 0
  }

  private var globals = Globals()
  private var stack: [Globals] = []
  private var usages: [UInt32] = []
  private var usageMinimum: UInt32?
  private var collections: [(number: Int, usage: UInt32, isApplication: Bool)] = []
  private var collectionCount = 0
  private var lengths: [UInt8: Int] = [:]

  /// Parses a descriptor. Throws an error without a line.
  init(_ bytes: [UInt8]) throws(ImportError) {
    var place = 0
    while place < bytes.count {
      let prefix = bytes[place]
      place += 1
      // A long item, with a length and a tag after the prefix.
      if prefix == 0xFE {
        guard place < bytes.count else { throw Self.cutOff }
        place += 2 + Int(bytes[place])
        continue
      }
      let size = prefix & 3 == 3 ? 4 : Int(prefix & 3)
      guard place + size <= bytes.count else { throw Self.cutOff }
      var data: UInt32 = 0
      for index in 0..<size { data |= UInt32(bytes[place + index]) << UInt32(index * 8) }
      place += size
      try take(tag: prefix >> 4, type: prefix >> 2 & 3, data, size)
    }
  }

  private static let cutOff = ImportError("the report descriptor is cut off")

  private mutating func take(
    tag: UInt8, type: UInt8, _ data: UInt32, _ size: Int
  ) throws(ImportError) {
    switch type {
    case 0: try takeMain(tag, data)
    case 1: try takeGlobal(tag, data, Self.signed(data, size))
    case 2: takeLocal(tag, data, size)
    default: break
    }
  }

  private static func signed(_ data: UInt32, _ size: Int) -> Int64 {
    switch size {
    case 1: Int64(Int8(truncatingIfNeeded: data))
    case 2: Int64(Int16(truncatingIfNeeded: data))
    default: Int64(Int32(bitPattern: data))
    }
  }

  private mutating func takeGlobal(
    _ tag: UInt8, _ data: UInt32, _ signed: Int64
  ) throws(ImportError) {
    switch tag {
    case 0: globals.page = data & 0xFFFF
    case 1: globals.logicalMinimum = signed
    case 2: (globals.logicalMaximum, globals.logicalMaximumBits) = (signed, Int64(data))
    case 3: globals.physicalMinimum = signed
    case 4: globals.physicalMaximum = signed
    // The exponent is a signed number of four bits. Some devices use a whole byte.
    case 5: globals.exponent = data > 7 && data < 16 ? Int(data) - 16 : Int(signed)
    case 6: globals.unit = data
    case 7: globals.size = Int(min(data, 65_536))
    case 8:
      globals.id = UInt8(truncatingIfNeeded: data)
      hasReportIDs = true
    case 9: globals.count = Int(min(data, 65_536))
    case 10:
      guard stack.count < 16 else { throw ImportError("the report descriptor nests too deep") }
      stack.append(globals)
    case 11: if let last = stack.popLast() { globals = last }
    default: break
    }
    if abs(globals.exponent) > 16 { globals.exponent = 0 }
  }

  private mutating func takeLocal(_ tag: UInt8, _ data: UInt32, _ size: Int) {
    let usage = size > 2 ? data : globals.page << 16 | data
    switch tag {
    case 0: if usages.count < 256 { usages.append(usage) }
    case 1: usageMinimum = usage
    case 2:
      guard let minimum = usageMinimum, minimum <= usage else { return }
      for number in minimum...min(usage, minimum &+ 255) where usages.count < 256 {
        usages.append(number)
      }
      usageMinimum = nil
    default: break
    }
  }

  private mutating func takeMain(_ tag: UInt8, _ data: UInt32) throws(ImportError) {
    switch tag {
    case 8: try addFields(isConstant: data & 1 != 0, isVariable: data & 2 != 0)
    case 10:
      guard collections.count < 64 else {
        throw ImportError("the report descriptor nests too deep")
      }
      collectionCount += 1
      collections.append((collectionCount, usages.first ?? 0, data & 0xFF == 1))
    case 12: _ = collections.popLast()
    default: break
    }
    usages = []
    usageMinimum = nil
  }

  private mutating func addFields(
    isConstant: Bool, isVariable: Bool
  ) throws(ImportError) {
    let start = lengths[globals.id, default: 0]
    let length = globals.size * globals.count
    guard start + length <= Self.longestReport else {
      throw ImportError("a report has more than \(Self.longestReport / 8) bytes")
    }
    lengths[globals.id] = start + length
    guard !isConstant, isVariable, globals.size > 0 else { return }
    let application = collections.last { $0.isApplication }?.usage ?? 0
    // A maximum below the minimum is an unsigned number.
    let maximum =
      globals.logicalMaximum < globals.logicalMinimum
      ? globals.logicalMaximumBits : globals.logicalMaximum
    for index in 0..<globals.count {
      guard let usage = index < usages.count ? usages[index] : usages.last else { return }
      guard fields.count < Self.mostFields else {
        throw ImportError("the report descriptor has more than \(Self.mostFields) values")
      }
      fields.append(
        HIDField(
          reportID: globals.id, offset: start + index * globals.size, width: globals.size,
          usage: usage, application: application, collection: collections.last?.number ?? 0,
          logicalMinimum: globals.logicalMinimum, logicalMaximum: maximum,
          physicalMinimum: globals.physicalMinimum, physicalMaximum: globals.physicalMaximum,
          unit: globals.unit, unitExponent: globals.exponent))
    }
  }
}
