extension KeyboardHIDUsage {
  /// Num Lock.
  public static let keypadNumLock = KeyboardHIDUsage(rawValue: 0x53)

  /// Slash on the keypad.
  public static let keypadSlash = KeyboardHIDUsage(rawValue: 0x54)

  /// Asterisk on the keypad.
  public static let keypadAsterisk = KeyboardHIDUsage(rawValue: 0x55)

  /// Minus on the keypad.
  public static let keypadHyphen = KeyboardHIDUsage(rawValue: 0x56)

  /// Plus on the keypad.
  public static let keypadPlus = KeyboardHIDUsage(rawValue: 0x57)

  /// Enter on the keypad.
  public static let keypadEnter = KeyboardHIDUsage(rawValue: 0x58)

  /// 1 on the keypad.
  public static let keypad1 = KeyboardHIDUsage(rawValue: 0x59)

  /// 2 on the keypad.
  public static let keypad2 = KeyboardHIDUsage(rawValue: 0x5A)

  /// 3 on the keypad.
  public static let keypad3 = KeyboardHIDUsage(rawValue: 0x5B)

  /// 4 on the keypad.
  public static let keypad4 = KeyboardHIDUsage(rawValue: 0x5C)

  /// 5 on the keypad.
  public static let keypad5 = KeyboardHIDUsage(rawValue: 0x5D)

  /// 6 on the keypad.
  public static let keypad6 = KeyboardHIDUsage(rawValue: 0x5E)

  /// 7 on the keypad.
  public static let keypad7 = KeyboardHIDUsage(rawValue: 0x5F)

  /// 8 on the keypad.
  public static let keypad8 = KeyboardHIDUsage(rawValue: 0x60)

  /// 9 on the keypad.
  public static let keypad9 = KeyboardHIDUsage(rawValue: 0x61)

  /// 0 on the keypad.
  public static let keypad0 = KeyboardHIDUsage(rawValue: 0x62)

  /// Period on the keypad.
  public static let keypadPeriod = KeyboardHIDUsage(rawValue: 0x63)

  /// Equal sign on the keypad.
  public static let keypadEqualSign = KeyboardHIDUsage(rawValue: 0x67)
}
