/// What can have its font become larger and smaller with the user's text size. Follows
/// `UIContentSizeCategoryAdjusting`.
@preconcurrency @MainActor public protocol ContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows, where it is one of ``Font/preferredFont(forTextStyle:)`` or
  /// ``FontMetrics``.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension Label: ContentSizeCategoryAdjusting {}
