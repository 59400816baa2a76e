extension KeyCommand {
  /// The arrow up.
  public static let inputUpArrow = "InputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "InputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "InputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "InputRightArrow"
  /// The Escape key.
  public static let inputEscape = "InputEscape"
  /// The Page Up key.
  public static let inputPageUp = "InputPageUp"
  /// The Page Down key.
  public static let inputPageDown = "InputPageDown"
  /// The Home key.
  public static let inputHome = "InputHome"
  /// The End key.
  public static let inputEnd = "InputEnd"
  /// The Delete key, which deletes the character after the cursor. The Backspace key is `"\u{8}"`.
  public static let inputDelete = "InputDelete"
  /// The F1 key.
  public static let f1 = "InputF1"
  /// The F2 key.
  public static let f2 = "InputF2"
  /// The F3 key.
  public static let f3 = "InputF3"
  /// The F4 key.
  public static let f4 = "InputF4"
  /// The F5 key.
  public static let f5 = "InputF5"
  /// The F6 key.
  public static let f6 = "InputF6"
  /// The F7 key.
  public static let f7 = "InputF7"
  /// The F8 key.
  public static let f8 = "InputF8"
  /// The F9 key.
  public static let f9 = "InputF9"
  /// The F10 key.
  public static let f10 = "InputF10"
  /// The F11 key.
  public static let f11 = "InputF11"
  /// The F12 key.
  public static let f12 = "InputF12"

  /// The Insert key. UIKit has no such constant.
  public static let inputInsert = "InputInsert"
}
