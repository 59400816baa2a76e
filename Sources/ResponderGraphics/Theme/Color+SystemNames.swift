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

  /// The ground of a window with grouped content. Looked up in the theme when drawn.
  public static let systemGroupedBackground = Color(.systemGroupedBackground)

  /// The groups on that. Looked up in the theme when drawn.
  public static let secondarySystemGroupedBackground = Color(.secondarySystemGroupedBackground)

  /// What lies on the groups. Looked up in the theme when drawn.
  public static let tertiarySystemGroupedBackground = Color(.tertiarySystemGroupedBackground)

  /// A gray that stands out a little less. Looked up in the theme when drawn.
  public static let systemGray2 = Color(.systemGray2)

  /// A gray that stands out less. Looked up in the theme when drawn.
  public static let systemGray3 = Color(.systemGray3)

  /// A gray that stands out less still. Looked up in the theme when drawn.
  public static let systemGray4 = Color(.systemGray4)

  /// A gray that stands out little. Looked up in the theme when drawn.
  public static let systemGray5 = Color(.systemGray5)

  /// A gray that is nearly the ground. Looked up in the theme when drawn.
  public static let systemGray6 = Color(.systemGray6)

  /// Mint. Looked up in the theme when drawn.
  public static let systemMint = Color(.systemMint)

  /// Cyan. Looked up in the theme when drawn.
  public static let systemCyan = Color(.systemCyan)

  /// Brown. Looked up in the theme when drawn.
  public static let systemBrown = Color(.systemBrown)

  /// What asks to be touched, as ``tint``. Follows `UIColor.tintColor`.
  ///
  /// A view's own ``View/tintColor`` counts where that is named.
  public static let tintColor = Color(.tint)

  /// Text on a light ground, whatever the theme.
  public static let darkText = Color(white: 0)
  /// Text on a dark ground, whatever the theme.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// The ground of groups, by its old name.
  public static let groupTableViewBackground = Color(.systemGroupedBackground)
}
