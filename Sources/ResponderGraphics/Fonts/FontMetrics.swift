internal import Synchronization

/// Makes fonts and distances as much larger or smaller as the desktop wants its text to be. Follows
/// `UIFontMetrics`.
///
/// The desktop's size counts at once for what is scaled from then on; labels whose
/// ``Label/adjustsFontForContentSizeCategory`` is on follow while they are shown, and so does what is
/// scaled anew in `themeDidChange()`. All styles grow alike.
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
    var scaled = font
    let size = font.designSize > 0 ? font.designSize : font.pointSize
    let largest = maximumPointSize > 0 ? min(maximumPointSize, Font.maximumPointSize) : size
    scaled.pointSize = min(size * Self.textScale, largest)
    scaled.designSize = size
    scaled.largestSize = largest
    return scaled
  }

  /// A distance, in points, as it goes with text in the desktop's size.
  public func scaledValue(for value: Double) -> Double { value * Self.textScale }

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
  package var following: Font {
    guard designSize > 0 else { return self }
    return FontMetrics.default.scaledFont(for: self, maximumPointSize: largestSize)
  }
}
