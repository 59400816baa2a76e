/// What stands in a file of settings: plain values, and lists of them.
public enum SettingContent: Hashable, Sendable {
  /// Yes or no: `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number.
  case number(Double)
  /// Text, in quotes.
  case text(String)
  /// Several of these, in brackets.
  case list([SettingContent])

  /// How it stands in the file.
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

/// Something that can be kept in ``Settings``.
///
/// `Bool`, `Int`, `Double`, `String`, `Point`, `Size`, `Rect` and arrays of these are. An enumeration with
/// such raw values only has to say so: `enum Unit: String, SettingValue { case metre, foot }`.
public protocol SettingValue {
  /// What is written.
  var settingContent: SettingContent { get }

  /// Creates a value of what was written; nil where that is something else.
  init?(settingContent: SettingContent)
}

extension SettingValue where Self: RawRepresentable, RawValue: SettingValue {
  /// What is written of the raw value.
  public var settingContent: SettingContent { rawValue.settingContent }

  /// Creates a value of a raw value that was written; nil for one that there is not.
  public init?(settingContent: SettingContent) {
    guard let raw = RawValue(settingContent: settingContent) else { return nil }
    self.init(rawValue: raw)
  }
}
