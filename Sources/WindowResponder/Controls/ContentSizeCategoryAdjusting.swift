/// An object whose font can follow the user's text size. Follows `UIContentSizeCategoryAdjusting`.
@preconcurrency @MainActor public protocol ContentSizeCategoryAdjusting: AnyObject {
  /// A Boolean value that indicates whether the font follows the text size if it is one of
  /// ``Font/preferredFont(forTextStyle:)`` or ``FontMetrics``.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension Label: ContentSizeCategoryAdjusting {}
