/// A value in the reports of a HID device.
struct HIDField: Hashable {
  var reportID: UInt8
  /// The offset in the report, after the report ID, in bits.
  var offset: Int
  /// The width, in bits.
  var width: Int
  /// The usage, with its page in the upper 16 bits.
  var usage: UInt32
  /// The usage of the application collection.
  var application: UInt32
  /// The number of the innermost collection.
  var collection: Int
  var logicalMinimum: Int64
  var logicalMaximum: Int64
  var physicalMinimum: Int64
  var physicalMaximum: Int64
  var unit: UInt32
  var unitExponent: Int

  /// Returns the value in a report without its report ID. If the report is too short, returns `nil`.
  func value(in report: UnsafeRawBufferPointer) -> Int64? {
    guard width > 0, width <= 32, offset >= 0, offset + width <= report.count * 8 else {
      return nil
    }
    var bits: UInt64 = 0
    let first = offset / 8
    for index in 0..<5 where first + index < report.count {
      bits |= UInt64(report[first + index]) << UInt64(index * 8)
    }
    bits = bits >> UInt64(offset % 8) & ((1 << UInt64(width)) - 1)
    guard logicalMinimum < 0, bits & (1 << UInt64(width - 1)) != 0 else { return Int64(bits) }
    return Int64(bits) - (1 << Int64(width))
  }

  /// The length of the range of values, at least 1.
  var span: Double { max(1, Double(logicalMaximum) - Double(logicalMinimum)) }

  /// The physical length of the range of values, in millimetres, or `nil` if the unit is not one of length.
  var millimetres: Double? {
    // The unit has the system, SI or English, and the exponent of the length in four bits each.
    let scale: Double
    switch unit & 0xFFFF_FFFF {
    case 0x11: scale = 10
    case 0x13: scale = 25.4
    default: return nil
    }
    let known = physicalMinimum != 0 || physicalMaximum != 0
    let length =
      known
      ? Double(physicalMaximum) - Double(physicalMinimum)
      : Double(logicalMaximum) - Double(logicalMinimum)
    var factor = scale
    for _ in 0..<abs(unitExponent) { factor = unitExponent < 0 ? factor / 10 : factor * 10 }
    let millimetres = length * factor
    return ImportOptions.possibleSizes.contains(millimetres) ? millimetres : nil
  }
}
