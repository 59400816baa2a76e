extension Font {
  /// What a text is for. Follows `UIFont.TextStyle`, in UIKit's sizes; ``pointSize(for:)`` has them all.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The title of a page: 34 points.
    case largeTitle = "UICTFontTextStyleTitle0"
    /// A title: 28 points.
    case title1 = "UICTFontTextStyleTitle1"
    /// A smaller title: 22 points.
    case title2 = "UICTFontTextStyleTitle2"
    /// The smallest title: 20 points.
    case title3 = "UICTFontTextStyleTitle3"
    /// The head of a paragraph: 17 points, semibold.
    case headline = "UICTFontTextStyleHeadline"
    /// Running text: 17 points.
    case body = "UICTFontTextStyleBody"
    /// A remark: 16 points.
    case callout = "UICTFontTextStyleCallout"
    /// The line below a headline: 15 points.
    case subheadline = "UICTFontTextStyleSubhead"
    /// A note at the foot: 13 points.
    case footnote = "UICTFontTextStyleFootnote"
    /// A caption: 12 points.
    case caption1 = "UICTFontTextStyleCaption1"
    /// A smaller caption: 11 points.
    case caption2 = "UICTFontTextStyleCaption2"

    /// The size where the desktop's text has its usual one, in points.
    var usualSize: Double { pointSize(for: .large) }

    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// The system's font for a kind of text, as large as the desktop wants text to be.
  ///
  /// Labels whose ``Label/adjustsFontForContentSizeCategory`` is on follow when that changes.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's font for a kind of text, as large as the category of the traits wants it; without traits,
  /// as the desktop wants it.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    let usual = Font(
      pointSize: style.usualSize, weight: style.weight.standingOut(in: traitCollection))
    return FontMetrics(forTextStyle: style).scaledFont(
      for: usual, compatibleWith: traitCollection)
  }
}

extension Font.Weight {
  /// The weight where text may have to be heavier.
  fileprivate func standingOut(in traits: TraitCollection?) -> Font.Weight {
    guard traits?.legibilityWeight == .bold else { return self }
    return self < .semibold ? .semibold : .bold
  }
}
