extension Bool: SettingValue {
  /// The content `true` or `false`.
  public var settingContent: SettingContent { .bool(self) }
  /// Creates a value from `true` or `false`.
  public init?(settingContent: SettingContent) {
    guard case .bool(let value) = settingContent else { return nil }
    self = value
  }
}

extension Int: SettingValue {
  /// The number.
  public var settingContent: SettingContent { .integer(self) }
  /// Creates a value from an integer.
  public init?(settingContent: SettingContent) {
    switch settingContent {
    case .integer(let value): self = value
    case .number(let value):
      guard let whole = Int(exactly: value) else { return nil }
      self = whole
    default: return nil
    }
  }
}

extension Double: SettingValue {
  /// The number.
  public var settingContent: SettingContent { .number(self) }
  /// Creates a value from a number, which may be an integer.
  public init?(settingContent: SettingContent) {
    switch settingContent {
    case .integer(let value): self = Double(value)
    case .number(let value): self = value
    default: return nil
    }
  }
}

extension String: SettingValue {
  /// The string.
  public var settingContent: SettingContent { .text(self) }
  /// Creates a value from a string.
  public init?(settingContent: SettingContent) {
    guard case .text(let value) = settingContent else { return nil }
    self = value
  }
}

extension Array: SettingValue where Element: SettingValue {
  /// A list of the elements.
  public var settingContent: SettingContent { .list(map(\.settingContent)) }
  /// Creates a value from a list. If an element has another type, returns `nil`.
  public init?(settingContent: SettingContent) {
    guard case .list(let values) = settingContent else { return nil }
    let elements = values.compactMap { Element(settingContent: $0) }
    guard elements.count == values.count else { return nil }
    self = elements
  }
}

extension Point: SettingValue {
  /// A list of x and y.
  public var settingContent: SettingContent { [x, y].settingContent }
  /// Creates a point from a list of x and y.
  public init?(settingContent: SettingContent) {
    guard let parts = [Double](settingContent: settingContent), parts.count == 2 else { return nil }
    self.init(x: parts[0], y: parts[1])
  }
}

extension Size: SettingValue {
  /// A list of width and height.
  public var settingContent: SettingContent { [width, height].settingContent }
  /// Creates a size from a list of width and height.
  public init?(settingContent: SettingContent) {
    guard let parts = [Double](settingContent: settingContent), parts.count == 2 else { return nil }
    self.init(width: parts[0], height: parts[1])
  }
}

extension Rect: SettingValue {
  /// A list of x, y, width and height.
  public var settingContent: SettingContent { [minX, minY, width, height].settingContent }
  /// Creates a rectangle from a list of x, y, width and height.
  public init?(settingContent: SettingContent) {
    guard let parts = [Double](settingContent: settingContent), parts.count == 4 else { return nil }
    self.init(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
}
