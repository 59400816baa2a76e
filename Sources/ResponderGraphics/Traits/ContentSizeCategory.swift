/// How large the user wants text to be. Follows `UIContentSizeCategory`.
///
/// A desktop has a factor instead; ``init(textScale:)`` gives the category that is nearest.
public struct ContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of it.
  public let rawValue: String

  /// Creates a category from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nobody has said.
  public static let unspecified = ContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = ContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A little smaller than usual.
  public static let medium = ContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual one.
  public static let large = ContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A little larger than usual.
  public static let extraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Larger.
  public static let extraExtraLarge = ContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the usual ones.
  public static let extraExtraExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest of those for people who see little.
  public static let accessibilityMedium = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Larger.
  public static let accessibilityLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Larger.
  public static let accessibilityExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Larger.
  public static let accessibilityExtraExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// All but ``unspecified``, from the smallest to the largest.
  static let all: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Its place among ``all``; nil for what is none of them.
  var place: Int? { Self.all.firstIndex(of: self) }

  /// Whether it is one of the five for people who see little.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  /// Whether the first is smaller. ``unspecified`` is smaller than all.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    (a.place ?? -1) < (b.place ?? -1)
  }
}

extension ContentSizeCategory {
  /// The category in which running text is nearest to a factor; 1 is ``large``.
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
