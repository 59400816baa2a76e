extension KeyCommand {
  /// The arrow up.
  public static let inputUpArrow = "InputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "InputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "InputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "InputRightArrow"
  /// Escape.
  public static let inputEscape = "InputEscape"
  /// Page up.
  public static let inputPageUp = "InputPageUp"
  /// Page down.
  public static let inputPageDown = "InputPageDown"
  /// Home.
  public static let inputHome = "InputHome"
  /// End.
  public static let inputEnd = "InputEnd"
  /// Delete, which deletes the character after the cursor. Backspace is `"\u{8}"`.
  public static let inputDelete = "InputDelete"
  /// F1.
  public static let f1 = "InputF1"
  /// F2.
  public static let f2 = "InputF2"
  /// F3.
  public static let f3 = "InputF3"
  /// F4.
  public static let f4 = "InputF4"
  /// F5.
  public static let f5 = "InputF5"
  /// F6.
  public static let f6 = "InputF6"
  /// F7.
  public static let f7 = "InputF7"
  /// F8.
  public static let f8 = "InputF8"
  /// F9.
  public static let f9 = "InputF9"
  /// F10.
  public static let f10 = "InputF10"
  /// F11.
  public static let f11 = "InputF11"
  /// F12.
  public static let f12 = "InputF12"

  /// Insert. UIKit has no such constant.
  public static let inputInsert = "InputInsert"
}
