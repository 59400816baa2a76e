/// A value in a settings file: a plain value or a list of values.
public enum SettingContent: Hashable, Sendable {
  /// A Boolean value: `true` or `false`.
  case bool(Bool)
  /// An integer.
  case integer(Int)
  /// A floating-point number.
  case number(Double)
  /// A string, in quotation marks.
  case text(String)
  /// A list of values, in brackets.
  case list([SettingContent])

  /// The text of the value in the file.
  var written: String {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): Self.quoted(value)
    case .list(let values): "[" + values.map(\.written).joined(separator: ", ") + "]"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// A type whose values can be stored in ``Settings``.
///
/// Such types are `Bool`, `Int`, `Double`, `String`, `Point`, `Size`, `Rect` and arrays of these. An
/// enumeration with such raw values only has to declare the conformance: `enum Unit: String, SettingValue {
/// case metre, foot }`.
public protocol SettingValue {
  /// The content that settings store for the value.
  var settingContent: SettingContent { get }

  /// Creates a value from stored content. If the content has another form, returns `nil`.
  init?(settingContent: SettingContent)
}

extension SettingValue where Self: RawRepresentable, RawValue: SettingValue {
  /// The content of the raw value.
  public var settingContent: SettingContent { rawValue.settingContent }

  /// Creates a value from a stored raw value. If no value has that raw value, returns `nil`.
  public init?(settingContent: SettingContent) {
    guard let raw = RawValue(settingContent: settingContent) else { return nil }
    self.init(rawValue: raw)
  }
}
