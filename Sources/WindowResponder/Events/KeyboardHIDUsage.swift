/// A key of a keyboard: a function such as Escape, or a position with the name of a US keyboard's key.
///
/// ``Key/keyCode`` is the meaning of a key in the user's layout, and ``Key/physicalKeyCode`` is its position.
///
/// The values are those of the keyboard page in the USB HID usage tables, as in `UIKeyboardHIDUsage`. The
/// type is a structure and not an enumeration, so that it can represent keys without a name: their value is
/// the evdev code plus ``unnamedBase``.
public struct KeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number of the usage.
  public let rawValue: Int

  /// Creates a usage from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The offset that is added to the evdev code of a key that is not in the HID table.
  public static let unnamedBase = 0x1_0000

  /// The key that types A on a US keyboard.
  public static let keyboardA = KeyboardHIDUsage(rawValue: 0x04)

  /// The key that types B on a US keyboard.
  public static let keyboardB = KeyboardHIDUsage(rawValue: 0x05)

  /// The key that types C on a US keyboard.
  public static let keyboardC = KeyboardHIDUsage(rawValue: 0x06)

  /// The key that types D on a US keyboard.
  public static let keyboardD = KeyboardHIDUsage(rawValue: 0x07)

  /// The key that types E on a US keyboard.
  public static let keyboardE = KeyboardHIDUsage(rawValue: 0x08)

  /// The key that types F on a US keyboard.
  public static let keyboardF = KeyboardHIDUsage(rawValue: 0x09)

  /// The key that types G on a US keyboard.
  public static let keyboardG = KeyboardHIDUsage(rawValue: 0x0A)

  /// The key that types H on a US keyboard.
  public static let keyboardH = KeyboardHIDUsage(rawValue: 0x0B)

  /// The key that types I on a US keyboard.
  public static let keyboardI = KeyboardHIDUsage(rawValue: 0x0C)

  /// The key that types J on a US keyboard.
  public static let keyboardJ = KeyboardHIDUsage(rawValue: 0x0D)

  /// The key that types K on a US keyboard.
  public static let keyboardK = KeyboardHIDUsage(rawValue: 0x0E)

  /// The key that types L on a US keyboard.
  public static let keyboardL = KeyboardHIDUsage(rawValue: 0x0F)

  /// The key that types M on a US keyboard.
  public static let keyboardM = KeyboardHIDUsage(rawValue: 0x10)

  /// The key that types N on a US keyboard.
  public static let keyboardN = KeyboardHIDUsage(rawValue: 0x11)

  /// The key that types O on a US keyboard.
  public static let keyboardO = KeyboardHIDUsage(rawValue: 0x12)

  /// The key that types P on a US keyboard.
  public static let keyboardP = KeyboardHIDUsage(rawValue: 0x13)

  /// The key that types Q on a US keyboard.
  public static let keyboardQ = KeyboardHIDUsage(rawValue: 0x14)

  /// The key that types R on a US keyboard.
  public static let keyboardR = KeyboardHIDUsage(rawValue: 0x15)

  /// The key that types S on a US keyboard.
  public static let keyboardS = KeyboardHIDUsage(rawValue: 0x16)

  /// The key that types T on a US keyboard.
  public static let keyboardT = KeyboardHIDUsage(rawValue: 0x17)

  /// The key that types U on a US keyboard.
  public static let keyboardU = KeyboardHIDUsage(rawValue: 0x18)

  /// The key that types V on a US keyboard.
  public static let keyboardV = KeyboardHIDUsage(rawValue: 0x19)

  /// The key that types W on a US keyboard.
  public static let keyboardW = KeyboardHIDUsage(rawValue: 0x1A)

  /// The key that types X on a US keyboard.
  public static let keyboardX = KeyboardHIDUsage(rawValue: 0x1B)

  /// The key that types Y on a US keyboard.
  public static let keyboardY = KeyboardHIDUsage(rawValue: 0x1C)

  /// The key that types Z on a US keyboard.
  public static let keyboardZ = KeyboardHIDUsage(rawValue: 0x1D)

  /// The key for the digit 1 above the letters.
  public static let keyboard1 = KeyboardHIDUsage(rawValue: 0x1E)

  /// The key for the digit 2 above the letters.
  public static let keyboard2 = KeyboardHIDUsage(rawValue: 0x1F)

  /// The key for the digit 3 above the letters.
  public static let keyboard3 = KeyboardHIDUsage(rawValue: 0x20)

  /// The key for the digit 4 above the letters.
  public static let keyboard4 = KeyboardHIDUsage(rawValue: 0x21)

  /// The key for the digit 5 above the letters.
  public static let keyboard5 = KeyboardHIDUsage(rawValue: 0x22)

  /// The key for the digit 6 above the letters.
  public static let keyboard6 = KeyboardHIDUsage(rawValue: 0x23)

  /// The key for the digit 7 above the letters.
  public static let keyboard7 = KeyboardHIDUsage(rawValue: 0x24)

  /// The key for the digit 8 above the letters.
  public static let keyboard8 = KeyboardHIDUsage(rawValue: 0x25)

  /// The key for the digit 9 above the letters.
  public static let keyboard9 = KeyboardHIDUsage(rawValue: 0x26)

  /// The key for the digit 0 above the letters.
  public static let keyboard0 = KeyboardHIDUsage(rawValue: 0x27)

  /// The Return key.
  public static let keyboardReturnOrEnter = KeyboardHIDUsage(rawValue: 0x28)

  /// The Escape key.
  public static let keyboardEscape = KeyboardHIDUsage(rawValue: 0x29)

  /// The Backspace key.
  public static let keyboardDeleteOrBackspace = KeyboardHIDUsage(rawValue: 0x2A)

  /// The Tab key.
  public static let keyboardTab = KeyboardHIDUsage(rawValue: 0x2B)

  /// The space bar.
  public static let keyboardSpacebar = KeyboardHIDUsage(rawValue: 0x2C)

  /// The key for hyphen and underscore.
  public static let keyboardHyphen = KeyboardHIDUsage(rawValue: 0x2D)

  /// The key for the equal sign and plus.
  public static let keyboardEqualSign = KeyboardHIDUsage(rawValue: 0x2E)

  /// The key for the opening bracket.
  public static let keyboardOpenBracket = KeyboardHIDUsage(rawValue: 0x2F)

  /// The key for the closing bracket.
  public static let keyboardCloseBracket = KeyboardHIDUsage(rawValue: 0x30)

  /// The key for the backslash.
  public static let keyboardBackslash = KeyboardHIDUsage(rawValue: 0x31)

  /// The key for the semicolon.
  public static let keyboardSemicolon = KeyboardHIDUsage(rawValue: 0x33)

  /// The key for the quotation mark.
  public static let keyboardQuote = KeyboardHIDUsage(rawValue: 0x34)

  /// The key for the grave accent and tilde.
  public static let keyboardGraveAccentAndTilde = KeyboardHIDUsage(rawValue: 0x35)

  /// The key for the comma.
  public static let keyboardComma = KeyboardHIDUsage(rawValue: 0x36)

  /// The key for the period.
  public static let keyboardPeriod = KeyboardHIDUsage(rawValue: 0x37)

  /// The key for the slash.
  public static let keyboardSlash = KeyboardHIDUsage(rawValue: 0x38)

  /// The Caps Lock key.
  public static let keyboardCapsLock = KeyboardHIDUsage(rawValue: 0x39)

  /// The F1 key.
  public static let keyboardF1 = KeyboardHIDUsage(rawValue: 0x3A)

  /// The F2 key.
  public static let keyboardF2 = KeyboardHIDUsage(rawValue: 0x3B)

  /// The F3 key.
  public static let keyboardF3 = KeyboardHIDUsage(rawValue: 0x3C)

  /// The F4 key.
  public static let keyboardF4 = KeyboardHIDUsage(rawValue: 0x3D)

  /// The F5 key.
  public static let keyboardF5 = KeyboardHIDUsage(rawValue: 0x3E)

  /// The F6 key.
  public static let keyboardF6 = KeyboardHIDUsage(rawValue: 0x3F)

  /// The F7 key.
  public static let keyboardF7 = KeyboardHIDUsage(rawValue: 0x40)

  /// The F8 key.
  public static let keyboardF8 = KeyboardHIDUsage(rawValue: 0x41)

  /// The F9 key.
  public static let keyboardF9 = KeyboardHIDUsage(rawValue: 0x42)

  /// The F10 key.
  public static let keyboardF10 = KeyboardHIDUsage(rawValue: 0x43)

  /// The F11 key.
  public static let keyboardF11 = KeyboardHIDUsage(rawValue: 0x44)

  /// The F12 key.
  public static let keyboardF12 = KeyboardHIDUsage(rawValue: 0x45)

  /// The Print Screen key.
  public static let keyboardPrintScreen = KeyboardHIDUsage(rawValue: 0x46)

  /// The Scroll Lock key.
  public static let keyboardScrollLock = KeyboardHIDUsage(rawValue: 0x47)

  /// The Pause key.
  public static let keyboardPause = KeyboardHIDUsage(rawValue: 0x48)

  /// The Insert key.
  public static let keyboardInsert = KeyboardHIDUsage(rawValue: 0x49)

  /// The Home key.
  public static let keyboardHome = KeyboardHIDUsage(rawValue: 0x4A)

  /// The Page Up key.
  public static let keyboardPageUp = KeyboardHIDUsage(rawValue: 0x4B)

  /// The Delete key.
  public static let keyboardDeleteForward = KeyboardHIDUsage(rawValue: 0x4C)

  /// The End key.
  public static let keyboardEnd = KeyboardHIDUsage(rawValue: 0x4D)

  /// The Page Down key.
  public static let keyboardPageDown = KeyboardHIDUsage(rawValue: 0x4E)

  /// The right arrow key.
  public static let keyboardRightArrow = KeyboardHIDUsage(rawValue: 0x4F)

  /// The left arrow key.
  public static let keyboardLeftArrow = KeyboardHIDUsage(rawValue: 0x50)

  /// The down arrow key.
  public static let keyboardDownArrow = KeyboardHIDUsage(rawValue: 0x51)

  /// The up arrow key.
  public static let keyboardUpArrow = KeyboardHIDUsage(rawValue: 0x52)

  /// The key between the left Shift and Z.
  public static let keyboardNonUSBackslash = KeyboardHIDUsage(rawValue: 0x64)

  /// The key that opens a context menu.
  public static let keyboardApplication = KeyboardHIDUsage(rawValue: 0x65)

  /// The F13 key.
  public static let keyboardF13 = KeyboardHIDUsage(rawValue: 0x68)

  /// The F14 key.
  public static let keyboardF14 = KeyboardHIDUsage(rawValue: 0x69)

  /// The F15 key.
  public static let keyboardF15 = KeyboardHIDUsage(rawValue: 0x6A)

  /// The F16 key.
  public static let keyboardF16 = KeyboardHIDUsage(rawValue: 0x6B)

  /// The F17 key.
  public static let keyboardF17 = KeyboardHIDUsage(rawValue: 0x6C)

  /// The F18 key.
  public static let keyboardF18 = KeyboardHIDUsage(rawValue: 0x6D)

  /// The F19 key.
  public static let keyboardF19 = KeyboardHIDUsage(rawValue: 0x6E)

  /// The F20 key.
  public static let keyboardF20 = KeyboardHIDUsage(rawValue: 0x6F)

  /// The F21 key.
  public static let keyboardF21 = KeyboardHIDUsage(rawValue: 0x70)

  /// The F22 key.
  public static let keyboardF22 = KeyboardHIDUsage(rawValue: 0x71)

  /// The F23 key.
  public static let keyboardF23 = KeyboardHIDUsage(rawValue: 0x72)

  /// The F24 key.
  public static let keyboardF24 = KeyboardHIDUsage(rawValue: 0x73)

  /// The Help key.
  public static let keyboardHelp = KeyboardHIDUsage(rawValue: 0x75)

  /// The Menu key.
  public static let keyboardMenu = KeyboardHIDUsage(rawValue: 0x76)

  /// The Stop key.
  public static let keyboardStop = KeyboardHIDUsage(rawValue: 0x78)

  /// The Again key.
  public static let keyboardAgain = KeyboardHIDUsage(rawValue: 0x79)

  /// The Undo key.
  public static let keyboardUndo = KeyboardHIDUsage(rawValue: 0x7A)

  /// The Cut key.
  public static let keyboardCut = KeyboardHIDUsage(rawValue: 0x7B)

  /// The Copy key.
  public static let keyboardCopy = KeyboardHIDUsage(rawValue: 0x7C)

  /// The Paste key.
  public static let keyboardPaste = KeyboardHIDUsage(rawValue: 0x7D)

  /// The Find key.
  public static let keyboardFind = KeyboardHIDUsage(rawValue: 0x7E)

  /// The key that mutes the sound.
  public static let keyboardMute = KeyboardHIDUsage(rawValue: 0x7F)

  /// The key that increases the volume.
  public static let keyboardVolumeUp = KeyboardHIDUsage(rawValue: 0x80)

  /// The key that reduces the volume.
  public static let keyboardVolumeDown = KeyboardHIDUsage(rawValue: 0x81)

  /// The left Control key.
  public static let keyboardLeftControl = KeyboardHIDUsage(rawValue: 0xE0)

  /// The left Shift key.
  public static let keyboardLeftShift = KeyboardHIDUsage(rawValue: 0xE1)

  /// The left Alt key.
  public static let keyboardLeftAlt = KeyboardHIDUsage(rawValue: 0xE2)

  /// The left logo key (Super).
  public static let keyboardLeftGUI = KeyboardHIDUsage(rawValue: 0xE3)

  /// The right Control key.
  public static let keyboardRightControl = KeyboardHIDUsage(rawValue: 0xE4)

  /// The right Shift key.
  public static let keyboardRightShift = KeyboardHIDUsage(rawValue: 0xE5)

  /// The right Alt key, or AltGr.
  public static let keyboardRightAlt = KeyboardHIDUsage(rawValue: 0xE6)

  /// The right logo key (Super).
  public static let keyboardRightGUI = KeyboardHIDUsage(rawValue: 0xE7)
}
