extension KeyboardHIDUsage {
  /// The Num Lock key.
  public static let keypadNumLock = KeyboardHIDUsage(rawValue: 0x53)

  /// The key for the slash on the keypad.
  public static let keypadSlash = KeyboardHIDUsage(rawValue: 0x54)

  /// The key for the asterisk on the keypad.
  public static let keypadAsterisk = KeyboardHIDUsage(rawValue: 0x55)

  /// The Minus key of the keypad.
  public static let keypadHyphen = KeyboardHIDUsage(rawValue: 0x56)

  /// The Plus key of the keypad.
  public static let keypadPlus = KeyboardHIDUsage(rawValue: 0x57)

  /// The Enter key of the keypad.
  public static let keypadEnter = KeyboardHIDUsage(rawValue: 0x58)

  /// The key for the digit 1 on the keypad.
  public static let keypad1 = KeyboardHIDUsage(rawValue: 0x59)

  /// The key for the digit 2 on the keypad.
  public static let keypad2 = KeyboardHIDUsage(rawValue: 0x5A)

  /// The key for the digit 3 on the keypad.
  public static let keypad3 = KeyboardHIDUsage(rawValue: 0x5B)

  /// The key for the digit 4 on the keypad.
  public static let keypad4 = KeyboardHIDUsage(rawValue: 0x5C)

  /// The key for the digit 5 on the keypad.
  public static let keypad5 = KeyboardHIDUsage(rawValue: 0x5D)

  /// The key for the digit 6 on the keypad.
  public static let keypad6 = KeyboardHIDUsage(rawValue: 0x5E)

  /// The key for the digit 7 on the keypad.
  public static let keypad7 = KeyboardHIDUsage(rawValue: 0x5F)

  /// The key for the digit 8 on the keypad.
  public static let keypad8 = KeyboardHIDUsage(rawValue: 0x60)

  /// The key for the digit 9 on the keypad.
  public static let keypad9 = KeyboardHIDUsage(rawValue: 0x61)

  /// The key for the digit 0 on the keypad.
  public static let keypad0 = KeyboardHIDUsage(rawValue: 0x62)

  /// The key for the period on the keypad.
  public static let keypadPeriod = KeyboardHIDUsage(rawValue: 0x63)

  /// The key for the equal sign on the keypad.
  public static let keypadEqualSign = KeyboardHIDUsage(rawValue: 0x67)
}
