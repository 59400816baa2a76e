/// A typeface in a size. Follows `UIFont`.
///
/// Making one is cheap and looks nothing up: that happens when text is first laid out.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are. Follows `UIFont.Weight`.
  public struct Weight: Hashable, Sendable, Comparable {
    /// The weight as OpenType counts it: 400 is regular, 700 is bold.
    public let rawValue: Int

    /// Creates a weight from OpenType's number, 1 to 1000.
    public init(rawValue: Int) { self.rawValue = min(max(rawValue, 1), 1000) }

    /// Creates a weight from UIKit's number, -1 to 1: 0 is regular, 0.4 is bold.
    public init(rawValue: Double) { self.init(rawValue: Self.openType(rawValue)) }

    /// Creates a weight from UIKit's number, -1 to 1: 0 is regular, 0.4 is bold.
    public init(_ rawValue: Double) { self.init(rawValue: rawValue) }

    /// The lightest.
    public static let ultraLight = Weight(rawValue: 100)
    /// Very light.
    public static let thin = Weight(rawValue: 200)
    /// Light.
    public static let light = Weight(rawValue: 300)
    /// What running text is set in.
    public static let regular = Weight(rawValue: 400)
    /// A little heavier than running text.
    public static let medium = Weight(rawValue: 500)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 600)
    /// What stands out of running text.
    public static let bold = Weight(rawValue: 700)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 800)
    /// The heaviest.
    public static let black = Weight(rawValue: 900)

    /// Whether the first is lighter.
    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }

  /// The size of system fonts that name none, in points: UIKit's.
  public static let systemFontSize = 14.0
  /// The size of small system fonts, in points: UIKit's.
  public static let smallSystemFontSize = 12.0
  /// The size of labels, in points: UIKit's.
  public static let labelFontSize = 17.0
  /// The size of the text on custom buttons, in points: UIKit's.
  public static let buttonFontSize = 18.0

  /// The largest size, in points.
  public static let maximumPointSize = 4096.0

  /// The name of the family, or several separated by commas; nil for the system's own.
  public var family: String?
  /// The size of the letters, in points; above zero. Setting it has the font follow the desktop's text
  /// size no longer.
  public var pointSize: Double {
    didSet { designSize = 0 }
  }
  /// How heavy the strokes are.
  public var weight: Weight
  /// Whether the letters are slanted.
  public var isItalic: Bool
  /// Whether all digits are equally wide, so that a changing number does not jump.
  public var hasMonospacedDigits: Bool

  /// The size where the desktop's text has its usual one, for a font that follows it; 0 for one that
  /// does not.
  var designSize = 0.0
  /// The largest size of a font that follows, in points.
  var largestSize = Font.maximumPointSize
  /// The kind of text whose sizes a font follows that follows the desktop's text size.
  var followedStyle = TextStyle.body

  /// Creates a font; without a family, the system's own.
  ///
  /// A size that is no number above zero becomes ``systemFontSize``; the largest is
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

  /// The system's font for user interfaces.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(pointSize: size, weight: weight)
  }

  /// The system's font in bold.
  public static func boldSystemFont(ofSize size: Double) -> Font {
    Font(pointSize: size, weight: .bold)
  }

  /// The system's font, slanted.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    Font(pointSize: size, isItalic: true)
  }

  /// The system's font in which all letters are equally wide.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(family: systemMonospacedFamilies, pointSize: size, weight: weight)
  }

  /// The system's font, with digits that are equally wide.
  public static func monospacedDigitSystemFont(
    ofSize size: Double, weight: Weight = .regular
  ) -> Font {
    Font(pointSize: size, weight: weight, hasMonospacedDigits: true)
  }

  /// The same font in another size, in points.
  public func withSize(_ size: Double) -> Font {
    Font(
      family: family, pointSize: size, weight: weight, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits)
  }

  /// The same font in another weight.
  public func withWeight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The best of ``systemFamilies``, which is asked for first and by itself.
  static let preferredSystemFamily = "Inter"
  /// What the system's font is looked for under, the best first.
  static let systemFamilies = "Inter,Cantarell,Noto Sans,DejaVu Sans,sans-serif"
  /// What the system's monospaced font is looked for under, the best first.
  static let systemMonospacedFamilies =
    "JetBrains Mono,Noto Sans Mono,DejaVu Sans Mono,Liberation Mono,monospace"
}
