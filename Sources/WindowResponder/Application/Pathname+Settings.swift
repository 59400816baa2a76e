import ResponderSystem

extension Pathname: SettingValue {
  /// The path as a string, or its `address` if it is not UTF-8.
  public var settingContent: SettingContent {
    guard let string, Pathname(address: string) == nil else { return .text(address) }
    return .text(string)
  }

  /// Creates a path from a setting's text: a path, or a `file:` URI.
  public init?(settingContent: SettingContent) {
    guard case .text(let text) = settingContent else { return nil }
    self = Pathname(address: text) ?? Pathname(text)
  }
}
