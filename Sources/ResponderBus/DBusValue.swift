/// A value in a message: one case for each type of D-Bus that is in use here.
package indirect enum DBusValue: Hashable, Sendable {
  case bool(Bool)
  case byte(UInt8)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case objectPath(String)
  case signature(String)
  /// A file descriptor, by its place in the list that goes with the message. None is ever received.
  case handle(Int32)
  case variant(DBusValue)
  case structure([DBusValue])
  /// Values of one type, which is told since there may be none; entries of a dictionary (`{sv}`) are
  /// structures of two.
  case array(of: String, [DBusValue])
  /// Bytes that are sent as an array of them (`ay`), as pictures are. What comes is an ``array(of:_:)``.
  case bytes([UInt8])
  /// Values by name. What is sent is an `a{sv}`; what comes may have values of a type of its own.
  case dictionary([String: DBusValue])

  /// The texts of an array of strings, as it is sent.
  package static func strings(_ texts: [String]) -> DBusValue {
    .array(of: "s", texts.map(DBusValue.string))
  }

  /// The value within variants, and variants within those.
  var unwrapped: DBusValue {
    var value = self
    while case .variant(let inner) = value { value = inner }
    return value
  }

  /// The text, of a string or an object path, within variants or not.
  package var text: String? {
    switch unwrapped {
    case .string(let text), .objectPath(let text): return text
    default: return nil
    }
  }

  /// The number, of whichever type.
  package var number: Double? {
    switch unwrapped {
    case .byte(let value): return Double(value)
    case .int16(let value): return Double(value)
    case .uint16(let value): return Double(value)
    case .int32(let value): return Double(value)
    case .uint32(let value): return Double(value)
    case .int64(let value): return Double(value)
    case .uint64(let value): return Double(value)
    case .double(let value): return value
    default: return nil
    }
  }

  /// The whole number, of whichever type.
  package var integer: Int? {
    switch unwrapped {
    case .byte(let value): return Int(value)
    case .int16(let value): return Int(value)
    case .uint16(let value): return Int(value)
    case .int32(let value): return Int(value)
    case .uint32(let value): return Int(value)
    case .int64(let value): return Int(value)
    case .uint64(let value): return Int(exactly: value)
    default: return nil
    }
  }

  /// Whether it is so.
  package var truth: Bool? {
    if case .bool(let value) = unwrapped { return value }
    return nil
  }

  /// Values by name.
  package var entries: [String: DBusValue]? {
    if case .dictionary(let entries) = unwrapped { return entries }
    return nil
  }

  /// The parts of a structure or an array.
  package var parts: [DBusValue]? {
    switch unwrapped {
    case .structure(let parts), .array(of: _, let parts): return parts
    default: return nil
    }
  }
}
