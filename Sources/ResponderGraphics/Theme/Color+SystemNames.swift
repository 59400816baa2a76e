/// More of UIKit's colours with a name.
extension Color {
  /// Text that matters least, and signs in the background. Looked up in the theme when drawn.
  public static let quaternaryLabel = Color(.quaternaryLabel)

  /// Lines between things that nothing shines through. Looked up in the theme when drawn.
  public static let opaqueSeparator = Color(.opaqueSeparator)

  /// Text that leads somewhere. Looked up in the theme when drawn.
  public static let link = Color(.link)

  /// The fill of thin and small things, as the track of a slider. Looked up in the theme when drawn.
  public static let systemFill = Color(.systemFill)

  /// The fill of middle-sized things, as the ground of a switch. Looked up in the theme when drawn.
  public static let secondarySystemFill = Color(.secondarySystemFill)

  /// The fill of large things, as fields and buttons. Looked up in the theme when drawn.
  public static let tertiarySystemFill = Color(.tertiarySystemFill)

  /// The fill of large areas with much in them. Looked up in the theme when drawn.
  public static let quaternarySystemFill = Color(.quaternarySystemFill)

  /// The background of windows and of grouped content. Gray in a light theme.
  /// Looked up in the theme when drawn. Follows `UIColor.systemGroupedBackground`.
  public static let systemGroupedBackground = Color(.systemGroupedBackground)

  /// The background of groups and cards on ``systemGroupedBackground``. White in a light theme.
  /// Looked up in the theme when drawn. Follows `UIColor.secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = Color(.secondarySystemGroupedBackground)

  /// The background of content on ``secondarySystemGroupedBackground``. Gray in a light theme.
  /// Looked up in the theme when drawn. Follows `UIColor.tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = Color(.tertiarySystemGroupedBackground)

  /// The system gray number 2. Follows `UIColor.systemGray2`. Looked up in the theme when drawn.
  public static let systemGray2 = Color(.systemGray2)

  /// The system gray number 3. Follows `UIColor.systemGray3`. Looked up in the theme when drawn.
  public static let systemGray3 = Color(.systemGray3)

  /// The system gray number 4. Follows `UIColor.systemGray4`. Looked up in the theme when drawn.
  public static let systemGray4 = Color(.systemGray4)

  /// The system gray number 5. Follows `UIColor.systemGray5`. Looked up in the theme when drawn.
  public static let systemGray5 = Color(.systemGray5)

  /// The system gray number 6. Follows `UIColor.systemGray6`. Looked up in the theme when drawn.
  public static let systemGray6 = Color(.systemGray6)

  /// The system mint. Follows `UIColor.systemMint`. Looked up in the theme when drawn.
  public static let systemMint = Color(.systemMint)

  /// The system cyan. Follows `UIColor.systemCyan`. Looked up in the theme when drawn.
  public static let systemCyan = Color(.systemCyan)

  /// The system brown. Follows `UIColor.systemBrown`. Looked up in the theme when drawn.
  public static let systemBrown = Color(.systemBrown)

  /// What asks to be touched, as ``tint``. Follows `UIColor.tintColor`.
  ///
  /// A view's own ``View/tintColor`` counts where that is named.
  public static let tintColor = Color(.tint)

  /// Text on a light ground, whatever the theme.
  public static let darkText = Color(white: 0)
  /// Text on a dark ground, whatever the theme.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// The background of grouped content, by its old name. Follows
  /// `UIColor.groupTableViewBackground`.
  public static let groupTableViewBackground = Color(.systemGroupedBackground)
}
