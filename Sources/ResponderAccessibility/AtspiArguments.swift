internal import ResponderBus
import ResponderSystem

/// The arguments of a call, whose types have been compared with the method's signature.
struct AtspiArguments {
  private let values: [DBusValue]

  init(_ values: [DBusValue]) { self.values = values }

  /// Returns the integer or the Boolean value (1 or 0) at a position.
  func int(_ position: Int) -> Int {
    guard position < values.count else { return 0 }
    return values[position].integer ?? (values[position].truth == true ? 1 : 0)
  }
  /// Returns the Boolean value at a position.
  func bool(_ position: Int) -> Bool { int(position) == 1 }
  /// Returns the string or the object path at a position.
  func string(_ position: Int) -> String {
    position < values.count ? values[position].text ?? "" : ""
  }
  /// Returns the value at a position.
  func value(_ position: Int) -> DBusValue? { position < values.count ? values[position] : nil }
}

extension DBusValue {
  /// Returns an `int32`. A value outside its range becomes the nearest one.
  static func int(_ value: Int) -> DBusValue { .int32(Int32(clamping: value)) }

  /// Returns a coordinate in whole points.
  static func coordinate(_ value: Double) -> DBusValue {
    .int32(Int32(clamping: whole(value)))
  }

  /// Returns the nearest whole number, or 0 if the value is not finite.
  static func whole(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int(max(-1e9, min(1e9, value)).rounded())
  }

  /// Returns a string that is valid in D-Bus: U+0000 becomes a replacement character.
  static func text(_ text: String) -> DBusValue {
    guard text.utf8.contains(0) else { return .string(text) }
    let scalars = text.unicodeScalars.map { $0.value == 0 ? "\u{FFFD}" : $0 }
    return .string(String(String.UnicodeScalarView(scalars)))
  }

  /// Returns strings by name, as `a{ss}`.
  static func attributes(_ attributes: [String: String]) -> DBusValue {
    let sorted = attributes.ordered { $0.key < $1.key }
    return .array(of: "{ss}", sorted.map { .structure([.text($0.key), .text($0.value)]) })
  }

  /// Returns integers, as `ai`.
  static func ints(_ values: [Int]) -> DBusValue { .array(of: "i", values.map(DBusValue.int)) }

  /// Returns states, as `au`: the low word first.
  static func states(_ states: AccessibleStates) -> DBusValue {
    .array(
      of: "u",
      [
        .uint32(UInt32(truncatingIfNeeded: states.rawValue)),
        .uint32(UInt32(truncatingIfNeeded: states.rawValue >> 32)),
      ])
  }
}
