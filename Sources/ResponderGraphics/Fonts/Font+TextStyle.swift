extension Font {
  /// The purpose of a text. Follows `UIFont.TextStyle`.
  ///
  /// The sizes are UIKit's. ``pointSize(for:)`` returns them for all content size categories.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The title of a page: 34 points.
    case largeTitle = "UICTFontTextStyleTitle0"
    /// A title: 28 points.
    case title1 = "UICTFontTextStyleTitle1"
    /// A smaller title: 22 points.
    case title2 = "UICTFontTextStyleTitle2"
    /// The smallest title: 20 points.
    case title3 = "UICTFontTextStyleTitle3"
    /// A heading: 17 points, semibold.
    case headline = "UICTFontTextStyleHeadline"
    /// Body text: 17 points.
    case body = "UICTFontTextStyleBody"
    /// A callout: 16 points.
    case callout = "UICTFontTextStyleCallout"
    /// A subheading: 15 points.
    case subheadline = "UICTFontTextStyleSubhead"
    /// A footnote: 13 points.
    case footnote = "UICTFontTextStyleFootnote"
    /// A caption: 12 points.
    case caption1 = "UICTFontTextStyleCaption1"
    /// A smaller caption: 11 points.
    case caption2 = "UICTFontTextStyleCaption2"

    /// The size at the desktop's default text size, in points.
    var usualSize: Double { pointSize(for: .large) }

    var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// Returns the system font for a text style, at the desktop's text size.
  ///
  /// Labels with ``Label/adjustsFontForContentSizeCategory`` adapt to changes of the text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font for a text style, at the content size category of traits. Without traits, the
  /// font has the desktop's text size.
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
  /// Returns the weight for traits, which is heavier for the bold legibility weight. If all fonts of the
  /// system are drawn heavier in any case, it stays.
  fileprivate func standingOut(in traits: TraitCollection?) -> Font.Weight {
    guard traits?.legibilityWeight == .bold, !FontMetrics.hasBoldText else { return self }
    return heavier
  }

  /// The weight of bold text in place of this one.
  var heavier: Font.Weight {
    if self < .semibold { return .semibold }
    return self < .bold ? .bold : .heavy
  }
}
