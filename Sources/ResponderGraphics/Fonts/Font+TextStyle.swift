extension Font {
  /// What a text is for. Follows `UIFont.TextStyle`, in sizes for a desktop.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// The title of a page: 28 points, bold.
    case largeTitle
    /// A title: 24 points, semibold.
    case title1
    /// A smaller title: 20 points, semibold.
    case title2
    /// The smallest title: 18 points, semibold.
    case title3
    /// The head of a paragraph: 15 points, semibold.
    case headline
    /// Running text: 15 points.
    case body
    /// A remark: 14 points.
    case callout
    /// The line below a headline: 13 points.
    case subheadline
    /// A note at the foot: 12 points.
    case footnote
    /// A caption: 12 points, medium.
    case caption1
    /// A smaller caption: 11 points.
    case caption2
  }

  /// The system's font for a kind of text, as large as the desktop wants text to be.
  ///
  /// Labels whose ``Label/adjustsFontForContentSizeCategory`` is on follow when that changes.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    FontMetrics(forTextStyle: style).scaledFont(for: usualFont(forTextStyle: style))
  }

  /// The font where the desktop's text has its usual size.
  private static func usualFont(forTextStyle style: TextStyle) -> Font {
    switch style {
    case .largeTitle: Font(pointSize: 28, weight: .bold)
    case .title1: Font(pointSize: 24, weight: .semibold)
    case .title2: Font(pointSize: 20, weight: .semibold)
    case .title3: Font(pointSize: 18, weight: .semibold)
    case .headline: Font(pointSize: 15, weight: .semibold)
    case .body: Font(pointSize: 15)
    case .callout: Font(pointSize: 14)
    case .subheadline: Font(pointSize: 13)
    case .footnote: Font(pointSize: 12)
    case .caption1: Font(pointSize: 12, weight: .medium)
    case .caption2: Font(pointSize: 11)
    }
  }
}
