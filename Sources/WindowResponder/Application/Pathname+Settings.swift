import ResponderSystem

extension Pathname: SettingValue {
  /// The text of the path, or its `address` if it is not UTF-8.
  public var settingContent: SettingContent {
    guard let string, Pathname(address: string) == nil else { return .text(address) }
    return .text(string)
  }

  /// Creates a path of a text that was written: a path, or a `file:` address.
  public init?(settingContent: SettingContent) {
    guard case .text(let text) = settingContent else { return nil }
    self = Pathname(address: text) ?? Pathname(text)
  }
}
