/// The size of text that the user prefers. Follows `UIContentSizeCategory`.
///
/// Desktops have a factor instead. ``init(textScale:)`` creates the nearest category.
public struct ContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the category.
  public let rawValue: String

  /// Creates a category from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The category is not specified.
  public static let unspecified = ContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// A small size.
  public static let small = ContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A size that is a little smaller than the default.
  public static let medium = ContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = ContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A size that is a little larger than the default.
  public static let extraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// A larger size.
  public static let extraExtraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size that is not an accessibility size.
  public static let extraExtraExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// A larger size.
  public static let accessibilityLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// A larger size.
  public static let accessibilityExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// A larger size.
  public static let accessibilityExtraExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All categories except ``unspecified``, from the smallest to the largest.
  static let all: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index in ``all``, or `nil` if the category is not one of them.
  var index: Int? { Self.all.firstIndex(of: self) }

  /// A Boolean value that indicates whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  /// Returns a Boolean value that indicates whether the first size is smaller. ``unspecified`` is smaller
  /// than all others.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    (a.index ?? -1) < (b.index ?? -1)
  }
}

extension ContentSizeCategory {
  /// Creates the category whose body text is nearest to a factor of the default size. The factor 1 is
  /// ``large``.
  public init(textScale: Double) {
    let wanted = textScale * Font.TextStyle.body.pointSize(for: .large)
    var nearest = Self.large
    var least = Double.infinity
    for category in Self.all {
      let distance = abs(Font.TextStyle.body.pointSize(for: category) - wanted)
      if distance < least { (nearest, least) = (category, distance) }
    }
    self = nearest
  }
}
