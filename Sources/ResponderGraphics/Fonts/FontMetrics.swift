internal import Synchronization

/// Makes fonts and distances as much larger or smaller as the desktop wants its text to be. Follows
/// `UIFontMetrics`.
///
/// The desktop's size counts at once for what is scaled from then on; labels whose
/// ``Label/adjustsFontForContentSizeCategory`` is on follow while they are shown, and so does what is
/// scaled anew in `themeDidChange()`. With the desktop's factor all styles grow alike; in a category that
/// traits name each grows as in UIKit.
public struct FontMetrics: Hashable, Sendable {
  /// The measures of running text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  /// Creates the measures of a kind of text.
  public init(forTextStyle textStyle: Font.TextStyle) { style = textStyle }

  /// A font in the desktop's size, which follows it.
  public func scaledFont(for font: Font) -> Font {
    scaledFont(for: font, maximumPointSize: Font.maximumPointSize)
  }

  /// A font in the desktop's size, which follows it up to a size in points.
  public func scaledFont(for font: Font, maximumPointSize: Double) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font in the size that the traits' category wants.
  public func scaledFont(for font: Font, compatibleWith traitCollection: TraitCollection?) -> Font {
    scaledFont(
      for: font, maximumPointSize: Font.maximumPointSize, compatibleWith: traitCollection)
  }

  /// A font in the size that the traits' category wants, up to a size in points.
  public func scaledFont(
    for font: Font, maximumPointSize: Double, compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    var scaled = font
    let size = font.designSize > 0 ? font.designSize : font.pointSize
    let largest = maximumPointSize > 0 ? min(maximumPointSize, Font.maximumPointSize) : size
    scaled.pointSize = min(size * factor(for: traitCollection), largest)
    scaled.designSize = size
    scaled.largestSize = largest
    scaled.followedStyle = style
    return scaled
  }

  /// A distance, in points, as it goes with text in the desktop's size.
  public func scaledValue(for value: Double) -> Double { value * Self.textScale }

  /// A distance, in points, as it goes with text in the size that the traits' category wants.
  public func scaledValue(
    for value: Double, compatibleWith traitCollection: TraitCollection?
  ) -> Double {
    value * factor(for: traitCollection)
  }

  /// How much larger than usual text is: as UIKit has it in a category. The category that is nearest to the
  /// desktop's own factor stands for that factor.
  private func factor(for traits: TraitCollection?) -> Double {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    if category == .unspecified || category == ContentSizeCategory(textScale: Self.textScale) {
      return Self.textScale
    }
    return style.pointSize(for: category) / style.usualSize
  }

  /// The side of a symbol beside text, in points: it is larger where text is, up to twice as large as usual.
  package static func symbolSide(_ side: Double) -> Double {
    (side * min(max(textScale, 1), 2)).rounded()
  }

  /// The least and the greatest ``textScale``; one beyond them counts as the nearest.
  package static let textScaleRange = 0.5...3.0

  /// How much larger than usual the desktop wants text to be.
  package static var textScale: Double {
    get { Double(bitPattern: scaleBits.load(ordering: .relaxed)) }
    set {
      let range = Self.textScaleRange
      let scale = newValue.isFinite ? min(max(newValue, range.lowerBound), range.upperBound) : 1
      scaleBits.store(scale.bitPattern, ordering: .relaxed)
    }
  }

  /// Fonts are made anywhere, not on the main actor alone.
  private static let scaleBits = Atomic<UInt64>((1.0).bitPattern)
}

extension Font {
  /// The font in the desktop's size, where it follows that.
  package var following: Font { following(nil) }

  /// The font in the size that traits want, where it follows that; without traits in the desktop's.
  package func following(_ traits: TraitCollection?) -> Font {
    guard designSize > 0 else { return self }
    return FontMetrics(forTextStyle: followedStyle).scaledFont(
      for: self, maximumPointSize: largestSize, compatibleWith: traits)
  }
}
