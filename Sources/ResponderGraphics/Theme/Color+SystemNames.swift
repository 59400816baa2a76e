/// Further named colors of UIKit.
extension Color {
  /// The color of quaternary text and of symbols in the background. It is resolved with the theme when it is
  /// drawn.
  public static let quaternaryLabel = Color(.quaternaryLabel)

  /// The color of opaque separators. It is resolved with the theme when it is drawn.
  public static let opaqueSeparator = Color(.opaqueSeparator)

  /// The color of links. It is resolved with the theme when it is drawn.
  public static let link = Color(.link)

  /// The fill color of thin and small shapes, such as the track of a slider. It is resolved with the theme
  /// when it is drawn.
  public static let systemFill = Color(.systemFill)

  /// The fill color of medium-size shapes, such as the background of a switch. It is resolved with the theme
  /// when it is drawn.
  public static let secondarySystemFill = Color(.secondarySystemFill)

  /// The fill color of large shapes, such as fields and buttons. It is resolved with the theme when it is
  /// drawn.
  public static let tertiarySystemFill = Color(.tertiarySystemFill)

  /// The fill color of large areas with complex content. It is resolved with the theme when it is drawn.
  public static let quaternarySystemFill = Color(.quaternarySystemFill)

  /// The background of windows and of grouped content. It is gray in a light theme.
  /// It is resolved with the theme when it is drawn. Follows `UIColor.systemGroupedBackground`.
  public static let systemGroupedBackground = Color(.systemGroupedBackground)

  /// The background of groups and cards on ``systemGroupedBackground``. It is white in a light theme.
  /// It is resolved with the theme when it is drawn. Follows `UIColor.secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = Color(.secondarySystemGroupedBackground)

  /// The background of content on ``secondarySystemGroupedBackground``. It is gray in a light theme.
  /// It is resolved with the theme when it is drawn. Follows `UIColor.tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = Color(.tertiarySystemGroupedBackground)

  /// The system gray number 2. It is resolved with the theme when it is drawn. Follows `UIColor.systemGray2`.
  public static let systemGray2 = Color(.systemGray2)

  /// The system gray number 3. It is resolved with the theme when it is drawn. Follows `UIColor.systemGray3`.
  public static let systemGray3 = Color(.systemGray3)

  /// The system gray number 4. It is resolved with the theme when it is drawn. Follows `UIColor.systemGray4`.
  public static let systemGray4 = Color(.systemGray4)

  /// The system gray number 5. It is resolved with the theme when it is drawn. Follows `UIColor.systemGray5`.
  public static let systemGray5 = Color(.systemGray5)

  /// The system gray number 6. It is resolved with the theme when it is drawn. Follows `UIColor.systemGray6`.
  public static let systemGray6 = Color(.systemGray6)

  /// The system mint. It is resolved with the theme when it is drawn. Follows `UIColor.systemMint`.
  public static let systemMint = Color(.systemMint)

  /// The system cyan. It is resolved with the theme when it is drawn. Follows `UIColor.systemCyan`.
  public static let systemCyan = Color(.systemCyan)

  /// The system brown. It is resolved with the theme when it is drawn. Follows `UIColor.systemBrown`.
  public static let systemBrown = Color(.systemBrown)

  /// The tint color of interactive elements, as ``tint``. Follows `UIColor.tintColor`.
  ///
  /// To draw in the tint color of a view, use ``AdaptiveResponder/tintColor``.
  public static let tintColor = Color(.tint)

  /// The color of text on a light background, independent of the theme.
  public static let darkText = Color(white: 0)
  /// The color of text on a dark background, independent of the theme.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// The background of grouped content, by its former name. Follows `UIColor.groupTableViewBackground`.
  public static let groupTableViewBackground = Color(.systemGroupedBackground)
}
