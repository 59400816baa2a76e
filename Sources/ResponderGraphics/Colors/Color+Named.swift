extension Color {
  /// A color of transparent black.
  public static let clear = Color(white: 0, alpha: 0)
  /// The color black.
  public static let black = Color(white: 0)
  /// The color white.
  public static let white = Color(white: 1)
  /// A gray with a white value of one third.
  public static let darkGray = Color(white: 1.0 / 3)
  /// A gray with a white value of two thirds.
  public static let lightGray = Color(white: 2.0 / 3)
  /// A gray with a white value of one half.
  public static let gray = Color(white: 0.5)
  /// The color of pure red.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// The color of pure green.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// The color of pure blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)
  /// The color cyan, of green and blue.
  public static let cyan = Color(red: 0, green: 1, blue: 1)
  /// The color yellow, of red and green.
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  /// The color magenta, of red and blue.
  public static let magenta = Color(red: 1, green: 0, blue: 1)
  /// The color orange, of red with half as much green.
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  /// The color purple, of half red and half blue.
  public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
  /// The color brown.
  public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
}
