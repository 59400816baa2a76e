internal import Synchronization

/// A scale of fonts and distances for the user's text size. Follows `UIFontMetrics`.
///
/// A change of the desktop's text size applies to fonts and distances that are scaled afterwards. Labels with
/// ``Label/adjustsFontForContentSizeCategory`` adapt immediately. Scale other values again in
/// `themeDidChange()`.
///
/// With the desktop's factor, all text styles scale alike. In a content size category of traits, each text
/// style scales as in UIKit.
public struct FontMetrics: Hashable, Sendable {
  /// The metrics of body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: Font.TextStyle) { style = textStyle }

  /// Returns a font at the desktop's text size, which follows its changes.
  public func scaledFont(for font: Font) -> Font {
    scaledFont(for: font, maximumPointSize: Font.maximumPointSize)
  }

  /// Returns a font at the desktop's text size, which follows its changes up to a size in points.
  public func scaledFont(for font: Font, maximumPointSize: Double) -> Font {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font at the content size category of traits.
  public func scaledFont(for font: Font, compatibleWith traitCollection: TraitCollection?) -> Font {
    scaledFont(
      for: font, maximumPointSize: Font.maximumPointSize, compatibleWith: traitCollection)
  }

  /// Returns a font at the content size category of traits, up to a size in points.
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

  /// Returns a distance scaled by the desktop's text size, in points.
  public func scaledValue(for value: Double) -> Double { value * Self.textScale }

  /// Returns a distance scaled by the content size category of traits, in points.
  public func scaledValue(
    for value: Double, compatibleWith traitCollection: TraitCollection?
  ) -> Double {
    value * factor(for: traitCollection)
  }

  /// Returns the factor of the text size. For a content size category, this is UIKit's factor, except that
  /// the category nearest to the desktop's factor stands for that factor.
  private func factor(for traits: TraitCollection?) -> Double {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    if category == .unspecified || category == ContentSizeCategory(textScale: Self.textScale) {
      return Self.textScale
    }
    return style.pointSize(for: category) / style.usualSize
  }

  /// Returns the side of a symbol beside text, in points, scaled by the text size up to twice the default.
  package static func symbolSide(_ side: Double) -> Double {
    (side * min(max(textScale, 1), 2)).rounded()
  }

  /// The valid range of ``textScale``. Values outside are limited.
  package static let textScaleRange = 0.5...3.0

  /// The desktop's text size, as a factor of the default size.
  package static var textScale: Double {
    get { Double(bitPattern: scaleBits.load(ordering: .relaxed)) }
    set {
      let range = Self.textScaleRange
      let scale = newValue.isFinite ? min(max(newValue, range.lowerBound), range.upperBound) : 1
      scaleBits.store(scale.bitPattern, ordering: .relaxed)
    }
  }

  /// A Boolean value that indicates whether the fonts of the system are drawn one weight heavier than they
  /// say. The default is `false`.
  package static var hasBoldText: Bool {
    get { bold.load(ordering: .relaxed) }
    set { bold.store(newValue, ordering: .relaxed) }
  }
  private static let bold = Atomic<Bool>(false)

  /// The value is atomic, since fonts are created on all threads.
  private static let scaleBits = Atomic<UInt64>((1.0).bitPattern)
}

extension Font {
  /// The font at the desktop's text size, if it follows the text size.
  package var following: Font { following(nil) }

  /// Returns the font at the content size category of traits, if it follows the text size. Without traits,
  /// the font has the desktop's text size.
  package func following(_ traits: TraitCollection?) -> Font {
    guard designSize > 0 else { return self }
    return FontMetrics(forTextStyle: followedStyle).scaledFont(
      for: self, maximumPointSize: largestSize, compatibleWith: traits)
  }
}
