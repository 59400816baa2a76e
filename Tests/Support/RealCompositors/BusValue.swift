/// A value of the D-Bus types that the test harness supports.
package enum BusValue: Equatable {
  case bool(Bool)
  case uint32(UInt32)
  case int32(Int32)
  case double(Double)
  case string(String)
  case objectPath(String)
  case signature(String)
  /// `a{sv}`.
  case dictionary([String: BusValue])
  /// The index of a descriptor in the message.
  case descriptor(UInt32)

  /// The type's D-Bus signature.
  var signature: String {
    switch self {
    case .bool: "b"
    case .uint32: "u"
    case .int32: "i"
    case .double: "d"
    case .string: "s"
    case .objectPath: "o"
    case .signature: "g"
    case .dictionary: "a{sv}"
    case .descriptor: "h"
    }
  }

  /// The number, of any width and sign. For other types, this is `nil`.
  package var integer: Int? {
    switch self {
    case .uint32(let value): Int(value)
    case .int32(let value): Int(value)
    default: nil
    }
  }

  /// The text of a string, a path or a signature. For other types, this is `nil`.
  package var text: String? {
    switch self {
    case .string(let text), .objectPath(let text), .signature(let text): text
    default: nil
    }
  }
}
