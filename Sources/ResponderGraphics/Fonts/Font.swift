/// A typeface in a size. Follows `UIFont`.
///
/// Creating a font is cheap. The font is looked up when text is first laid out.
public struct Font: Hashable, Sendable {
  /// The weight of a font's strokes. Follows `UIFont.Weight`.
  public struct Weight: Hashable, Sendable, Comparable {
    /// The weight in OpenType's scale, in which 400 is regular and 700 is bold.
    public let rawValue: Int

    /// Creates a weight from OpenType's number, limited to 1…1000.
    public init(rawValue: Int) { self.rawValue = min(max(rawValue, 1), 1000) }

    /// Creates a weight from UIKit's number, from -1 to 1, in which 0 is regular and 0.4 is bold.
    public init(rawValue: Double) { self.init(rawValue: Self.openType(rawValue)) }

    /// Creates a weight from UIKit's number, from -1 to 1, in which 0 is regular and 0.4 is bold.
    public init(_ rawValue: Double) { self.init(rawValue: rawValue) }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: 100)
    /// A very light weight.
    public static let thin = Weight(rawValue: 200)
    /// A light weight.
    public static let light = Weight(rawValue: 300)
    /// The regular weight of body text.
    public static let regular = Weight(rawValue: 400)
    /// A weight that is a little heavier than regular.
    public static let medium = Weight(rawValue: 500)
    /// A weight between medium and bold.
    public static let semibold = Weight(rawValue: 600)
    /// The bold weight.
    public static let bold = Weight(rawValue: 700)
    /// A weight that is heavier than bold.
    public static let heavy = Weight(rawValue: 800)
    /// The heaviest weight.
    public static let black = Weight(rawValue: 900)

    /// Returns a Boolean value that indicates whether the first weight is lighter.
    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }

  /// The default size of system fonts, in points. The value is UIKit's.
  public static let systemFontSize = 14.0
  /// The size of small system fonts, in points. The value is UIKit's.
  public static let smallSystemFontSize = 12.0
  /// The size of the font of labels, in points. The value is UIKit's.
  public static let labelFontSize = 17.0
  /// The size of the font of custom buttons, in points. The value is UIKit's.
  public static let buttonFontSize = 18.0

  /// The largest size, in points.
  public static let maximumPointSize = 4096.0

  /// The name of the family, or several names separated by commas, or `nil` for the system font.
  public var family: String?
  /// The size of the font, in points, greater than 0. After it is set, the font no longer follows the
  /// desktop's text size.
  public var pointSize: Double {
    didSet { designSize = 0 }
  }
  /// The weight of the strokes.
  public var weight: Weight
  /// A Boolean value that indicates whether the font is italic.
  public var isItalic: Bool
  /// A Boolean value that indicates whether all digits have the same width, so that a changing number does
  /// not move.
  public var hasMonospacedDigits: Bool

  /// The size at the desktop's default text size, or 0 for a font that does not follow the text size.
  var designSize = 0.0
  /// The largest size of a font that follows the text size, in points.
  var largestSize = Font.maximumPointSize
  /// The text style whose sizes determine those of a font that follows the text size.
  var followedStyle = TextStyle.body

  /// Creates a font. The default family is that of the system font.
  ///
  /// A size that is not greater than 0 is replaced by ``systemFontSize``. The largest size is
  /// ``maximumPointSize``.
  public init(
    family: String? = nil, pointSize: Double, weight: Weight = .regular, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.pointSize = pointSize > 0 ? min(pointSize, Self.maximumPointSize) : Self.systemFontSize
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// Returns the system font for user interfaces, in a size in points.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(pointSize: size, weight: weight)
  }

  /// Returns the bold system font, in a size in points.
  public static func boldSystemFont(ofSize size: Double) -> Font {
    Font(pointSize: size, weight: .bold)
  }

  /// Returns the italic system font, in a size in points.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    Font(pointSize: size, isItalic: true)
  }

  /// Returns the monospaced system font, in a size in points.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(family: systemMonospacedFamilies, pointSize: size, weight: weight)
  }

  /// Returns the system font with monospaced digits, in a size in points.
  public static func monospacedDigitSystemFont(
    ofSize size: Double, weight: Weight = .regular
  ) -> Font {
    Font(pointSize: size, weight: weight, hasMonospacedDigits: true)
  }

  /// Returns the font in another size, in points.
  public func withSize(_ size: Double) -> Font {
    Font(
      family: family, pointSize: size, weight: weight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits)
  }

  /// Returns the font in another weight.
  public func withWeight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The preferred family of ``systemFamilies``, which is looked up first and separately.
  static let preferredSystemFamily = "Inter"
  /// The families for the system font, in the order of preference.
  static let systemFamilies = "Inter,Cantarell,Noto Sans,DejaVu Sans,sans-serif"
  /// The families for the monospaced system font, in the order of preference.
  static let systemMonospacedFamilies =
    "JetBrains Mono,Noto Sans Mono,DejaVu Sans Mono,Liberation Mono,monospace"
}
