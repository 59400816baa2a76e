/// A value in a message. There is a case for each D-Bus type that the library uses.
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
  /// A file descriptor, as its index in the list that is sent with the message. It is never received.
  case handle(Int32)
  case variant(DBusValue)
  case structure([DBusValue])
  /// Values of one type, which is stored because the array may be empty. The entries of a dictionary (`{sv}`)
  /// are structures of two values.
  case array(of: String, [DBusValue])
  /// Bytes, for example those of an image, which are sent as an array of bytes (`ay`). They are received as
  /// an ``array(of:_:)``.
  case bytes([UInt8])
  /// Values by their names. They are sent as `a{sv}`. Received values may all have another type.
  case dictionary([String: DBusValue])

  /// Returns an array of strings.
  package static func strings(_ texts: [String]) -> DBusValue {
    .array(of: "s", texts.map(DBusValue.string))
  }

  /// The value without any variants around it.
  var unwrapped: DBusValue {
    var value = self
    while case .variant(let inner) = value { value = inner }
    return value
  }

  /// The string of a string or an object path, which may be in a variant.
  package var text: String? {
    switch unwrapped {
    case .string(let text), .objectPath(let text): return text
    default: return nil
    }
  }

  /// The number, for all numeric types.
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

  /// The integer, for all numeric types.
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

  /// The Boolean value.
  package var truth: Bool? {
    if case .bool(let value) = unwrapped { return value }
    return nil
  }

  /// The values by their names.
  package var entries: [String: DBusValue]? {
    if case .dictionary(let entries) = unwrapped { return entries }
    return nil
  }

  /// The elements of a structure or an array.
  package var parts: [DBusValue]? {
    switch unwrapped {
    case .structure(let parts), .array(of: _, let parts): return parts
    default: return nil
    }
  }
}
